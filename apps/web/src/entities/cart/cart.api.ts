import type { Cart } from '@mercadito/contracts/cart';
import { apiOf, reads, writes } from '../../shared/api/api-of.ts';
import { createWriteQueue } from '../../shared/api/write-queue.ts';

/** Changes of the lines of an account's cart, in the order they were made. */
export const cartWrites = createWriteQueue();

const cartApi = apiOf('cart', {
  // Read between two changes it would show less than what was pressed, and the next press would count on from there.
  getCart: { ...reads('Cart', 'Checkout', 'WeekDays'), between: cartWrites.readBetween },
  addCartItem: writes(),
  updateCartItem: writes(),
  removeCartItem: writes(),
  synchronizeCart: writes(),
});

/** Shows the cart that a write has answered with. */
export const showCart = (userId: number, cart: Cart) => cartApi.util.upsertQueryData('getCart', { userId }, cart);

export const showCartChange = (userId: number, change: (cart: Cart) => void) =>
  cartApi.util.updateQueryData('getCart', { userId }, change);

export const { getCart } = cartApi.endpoints;
export const {
  useGetCartQuery,
  useAddCartItemMutation,
  useUpdateCartItemMutation,
  useRemoveCartItemMutation,
  useSynchronizeCartMutation,
} = cartApi;
