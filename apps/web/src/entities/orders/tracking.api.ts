import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const trackingApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.infiniteQuery({ ...callPages('orders/tracking', 'listOrders'), providesTags: ['OrdersUser'] }),
    getOrder: build.query({ ...call('orders/tracking', 'getOrder'), providesTags: ['OrdersUser', 'WeekDays'] }),
    cancelOrder: build.mutation({
      ...call('orders/tracking', 'cancelOrder'),
      invalidatesTags: ['OrdersUser', 'Products'],
    }),
  }),
});

export const { useListOrdersInfiniteQuery, useGetOrderQuery, useCancelOrderMutation } = trackingApi;
