import { api } from '../../shared/api/api.ts';
import { call, callPages } from '../../shared/api/call.ts';
import { keepHands, keepOrder, keepProfile } from './kept-orders.ts';

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDriverProfile: build.query({
      ...call('deliveries/driver', 'getDriverProfile'),
      providesTags: ['Driver', 'SettingDriver'],
      onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepProfile),
    }),
    setDriverAvailability: build.mutation({
      ...call('deliveries/driver', 'setDriverAvailability'),
      invalidatesTags: ['SettingDriver', 'OrderQueue'],
    }),
    listQueuedOrders: build.infiniteQuery({
      ...callPages('deliveries/queue', 'listQueuedOrders'),
      providesTags: ['OrderQueue'],
    }),
    listAssignedOrders: build.query({
      ...call('deliveries/in-hand', 'listAssignedOrders'),
      providesTags: ['Driver'],
      onQueryStarted: ({ driverId }, { queryFulfilled }) =>
        keepAnswer(queryFulfilled, ({ results }) => keepHands(Number(driverId), results)),
    }),
    getDeliveryOrder: build.query({
      ...call('deliveries/in-hand', 'getDeliveryOrder'),
      // Who looks at a pending order sees it go when somebody takes it.
      providesTags: ['Driver', 'OrderQueue'],
      onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepOrder),
    }),
    claimOrder: build.mutation({
      ...call('deliveries/queue', 'claimOrder'),
      invalidatesTags: ['Driver', 'OrderQueue'],
    }),
    changeItemStatus: build.mutation({
      ...call('deliveries/in-hand', 'changeItemStatus'),
      invalidatesTags: ['Driver'],
    }),
    finishDelivery: build.mutation({ ...call('deliveries/outcome', 'finishDelivery'), invalidatesTags: ['Driver'] }),
    listDriverHistory: build.infiniteQuery({
      ...callPages('deliveries/outcome', 'listDriverHistory'),
      providesTags: ['Driver'],
    }),
  }),
});

/** A driver's last answers stay on the device, for where there is no network. */
async function keepAnswer<T>(answer: Promise<{ data: T }>, keep: (data: T) => void): Promise<void> {
  await answer.then(({ data }) => keep(data)).catch(() => undefined);
}

export const { getDeliveryOrder } = deliveriesApi.endpoints;
export const {
  useGetDriverProfileQuery,
  useSetDriverAvailabilityMutation,
  useListQueuedOrdersInfiniteQuery,
  useListAssignedOrdersQuery,
  useGetDeliveryOrderQuery,
  useClaimOrderMutation,
  useChangeItemStatusMutation,
  useFinishDeliveryMutation,
  useListDriverHistoryInfiniteQuery,
} = deliveriesApi;
