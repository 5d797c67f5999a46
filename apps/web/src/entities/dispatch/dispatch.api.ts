import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetDispatchBoardQuery, useGetDispatchOrderQuery, useExportOrdersMutation } = apiOf('dispatch', {
  getDispatchBoard: reads('Orders', 'Driver', 'WeekDays'),
  getDispatchOrder: reads('Orders'),
  // No query: a file is of the moment, and nobody reads it twice.
  exportOrders: writes(),
});

export const {
  useListOrdersInProgressQuery,
  useListDriversQuery,
  useListAvailableDriversQuery,
  useAssignOrderMutation,
} = apiOf('deliveries/admin', {
  listOrdersInProgress: reads('Orders'),
  listDrivers: reads('Orders', 'Driver'),
  listAvailableDrivers: reads('Orders', 'Driver'),
  assignOrder: writes('Orders', 'Driver'),
});

export const { useListOrdersByStatusQuery, useConfirmOrderMutation, useDeclineOrderMutation, useRequeueOrderMutation } =
  apiOf('orders/admin', {
    listOrdersByStatus: reads('Orders'),
    confirmOrder: writes('Orders'),
    declineOrder: writes('Orders'),
    requeueOrder: writes('Orders'),
  });
