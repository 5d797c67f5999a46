import type { Cart } from '@mercadito/contracts/cart';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';
import { createWriteQueue } from '../../shared/api/write-queue.ts';

/** Changes of the lines of an account's cart, in the order they were made. */
export const cartWrites = createWriteQueue();

const { query } = call('cart', 'getCart');

const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCart: build.query<Cart, Parameters<typeof query>[0]>({
      // Read between two changes it would show less than what was pressed, and the next press would count on from there.
      queryFn: (input, _api, _options, baseQuery) =>
        cartWrites.readBetween(async () => {
          const { data, error } = await baseQuery(query(input));
          return error ? { error } : { data: data as Cart };
        }),
      providesTags: ['Cart', 'Checkout', 'WeekDays'],
    }),
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
