import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Stock and cart change with an order, and with a refused one they were not what they seemed.
    createOrder: build.mutation({
      ...call('orders/checkout', 'createOrder'),
      invalidatesTags: ['OrdersUser', 'Cart', 'Products'],
    }),
    getRandomWord: build.query({ ...call('orders/checkout', 'getRandomWord'), keepUnusedDataFor: 0 }),
  }),
});

export const { useCreateOrderMutation, useLazyGetRandomWordQuery } = checkoutApi;
