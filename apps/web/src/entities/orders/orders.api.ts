import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery({ ...callPages('orders', 'listOrders'), providesTags: ['OrdersUser'] }),
    getOrder: build.query({ ...call('orders', 'getOrder'), providesTags: ['OrdersUser'] }),
    // Stock and cart change with an order, and with a refused one they were not what they seemed.
    createOrder: build.mutation({
      ...call('orders', 'createOrder'),
      invalidatesTags: ['OrdersUser', 'Cart', 'Products'],
    }),
    cancelOrder: build.mutation({ ...call('orders', 'cancelOrder'), invalidatesTags: ['OrdersUser', 'Products'] }),
    getRandomWord: build.query({ ...call('orders', 'getRandomWord'), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListOrdersInfiniteQuery,
  useGetOrderQuery,
  useCreateOrderMutation,
  useCancelOrderMutation,
  useLazyGetRandomWordQuery,
} = ordersApi;
