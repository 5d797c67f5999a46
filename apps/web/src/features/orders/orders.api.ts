import * as contract from '@mercadito/contracts/orders';
import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery({ ...callPages(contract.listOrders), providesTags: ['OrdersUser'] }),
    getOrder: build.query({ ...call(contract.getOrder), providesTags: ['OrdersUser'] }),
    // Stock and cart change with an order, and with a refused one they were not what they seemed.
    createOrder: build.mutation({ ...call(contract.createOrder), invalidatesTags: ['OrdersUser', 'Cart', 'Products'] }),
    cancelOrder: build.mutation({ ...call(contract.cancelOrder), invalidatesTags: ['OrdersUser', 'Products'] }),
    getRandomWord: build.query({ ...call(contract.getRandomWord), keepUnusedDataFor: 0 }),
  }),
});

export const {
  useListOrdersInfiniteQuery,
  useGetOrderQuery,
  useCreateOrderMutation,
  useCancelOrderMutation,
  useLazyGetRandomWordQuery,
} = ordersApi;
