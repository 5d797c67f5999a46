import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';

const dispatchApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDispatchBoard: build.query({ ...call('dispatch', 'getDispatchBoard'), providesTags: ['Orders', 'Driver'] }),
    getDispatchOrder: build.query({ ...call('dispatch', 'getDispatchOrder'), providesTags: ['Orders'] }),
    // No query: a file is of the moment, and nobody reads it twice.
    exportOrders: build.mutation({ ...call('dispatch', 'exportOrders') }),
    listOrdersInProgress: build.query({
      ...call('deliveries/admin', 'listOrdersInProgress'),
      providesTags: ['Orders'],
    }),
    listOrdersByStatus: build.query({ ...call('orders/admin', 'listOrdersByStatus'), providesTags: ['Orders'] }),
    listDrivers: build.query({ ...call('deliveries/admin', 'listDrivers'), providesTags: ['Orders', 'Driver'] }),
    listAvailableDrivers: build.query({
      ...call('deliveries/admin', 'listAvailableDrivers'),
      providesTags: ['Orders', 'Driver'],
    }),
    assignOrder: build.mutation({ ...call('deliveries/admin', 'assignOrder'), invalidatesTags: ['Orders', 'Driver'] }),
    declineOrder: build.mutation({ ...call('orders/admin', 'declineOrder'), invalidatesTags: ['Orders'] }),
    requeueOrder: build.mutation({ ...call('orders/admin', 'requeueOrder'), invalidatesTags: ['Orders'] }),
  }),
});

export const {
  useGetDispatchBoardQuery,
  useGetDispatchOrderQuery,
  useExportOrdersMutation,
  useListOrdersInProgressQuery,
  useListOrdersByStatusQuery,
  useListDriversQuery,
  useListAvailableDriversQuery,
  useAssignOrderMutation,
  useDeclineOrderMutation,
  useRequeueOrderMutation,
} = dispatchApi;
