import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery({ ...callPages('orders/tracking', 'listOrders'), providesTags: ['OrdersUser'] }),
    getOrder: build.query({ ...call('orders/tracking', 'getOrder'), providesTags: ['OrdersUser'] }),
    // Stock and cart change with an order, and with a refused one they were not what they seemed.
    createOrder: build.mutation({
      ...call('orders/checkout', 'createOrder'),
      invalidatesTags: ['OrdersUser', 'Cart', 'Products'],
    }),
    cancelOrder: build.mutation({
      ...call('orders/tracking', 'cancelOrder'),
      invalidatesTags: ['OrdersUser', 'Products'],
    }),
    getRandomWord: build.query({ ...call('orders/checkout', 'getRandomWord'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListOrdersInfiniteQuery,
  useGetOrderQuery,
  useCreateOrderMutation,
  useCancelOrderMutation,
  useLazyGetRandomWordQuery,
} = ordersApi;
