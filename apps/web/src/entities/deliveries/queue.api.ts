import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';

const queueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQueuedOrders: build.infiniteQuery({
      ...callPages('deliveries/queue', 'listQueuedOrders'),
      providesTags: ['OrderQueue'],
    }),
    claimOrder: build.mutation({
      ...call('deliveries/queue', 'claimOrder'),
      invalidatesTags: ['Driver', 'OrderQueue'],
    }),
  }),
});

export const { useListQueuedOrdersInfiniteQuery, useClaimOrderMutation } = queueApi;
