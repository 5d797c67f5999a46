import type { Cart } from '@mercadito/contracts/cart';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query({ ...call('cart', 'getCart'), providesTags: ['Cart', 'Checkout'] }),
    addCartItem: build.mutation(call('cart', 'addCartItem')),
    updateCartItem: build.mutation(call('cart', 'updateCartItem')),
    removeCartItem: build.mutation(call('cart', 'removeCartItem')),
    synchronizeCart: build.mutation(call('cart', 'synchronizeCart')),
  }),
});

/** Shows the cart that a write has answered with. */
export const showCart = (userId: number, cart: Cart) => cartApi.util.upsertQueryData('getCart', { userId }, cart);

/** Shows a change before the server has confirmed it. */
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
