import type { DeliveryOrder, ReportedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { apiOf, type Begun, reads, readsPages, writes } from '../../shared/api/api-of.ts';
import type { AppThunk } from '../../shared/api/store-hooks.ts';
import { keepActiveDeliveries, keepAnswer, keepOrder } from './kept-orders.ts';

export const { useListQueuedOrdersInfiniteQuery, useClaimOrderMutation } = apiOf('deliveries/queue', {
  listQueuedOrders: readsPages('OrderQueue'),
  claimOrder: writes('Driver', 'OrderQueue'),
});

const activeDeliveriesApi = apiOf('deliveries/active-deliveries', {
  listAssignedOrders: {
    ...reads('Driver'),
    onQueryStarted: ({ driverId }, { queryFulfilled }) =>
      keepAnswer(queryFulfilled, ({ results }) => keepActiveDeliveries(Number(driverId), results)),
  },
  getDeliveryOrder: {
    // Who looks at a pending order sees it go when somebody takes it.
    ...reads('Driver', 'OrderQueue'),
    onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepOrder),
  },
  // Nobody's device keeps it longer than it is shown.
  getOrderPhoto: { ...reads('Driver', 'OrderQueue'), keepUnusedDataFor: 0 },
});

/** Shows an order as an answer has it, until it is read again. */
const showOrder = (driver_id: number, order: DeliveryOrder) =>
  activeDeliveriesApi.util.upsertQueryData(
    'getDeliveryOrder',
    { driver_id, current_order: order.transaction_id },
    order,
  );

const showActiveDelivery = (driverId: number, order: DeliveryOrder) =>
  activeDeliveriesApi.util.updateQueryData('listAssignedOrders', { driverId }, ({ results }) => {
    const at = results.findIndex(({ transaction_id }) => transaction_id === order.transaction_id);
    if (at >= 0) results[at] = order;
  });

export const { getDeliveryOrder } = activeDeliveriesApi.endpoints;
export const { useListAssignedOrdersQuery, useGetDeliveryOrderQuery, useGetOrderPhotoQuery } = activeDeliveriesApi;

/**
 * Keeps and shows what an answer says of an order before that is read again: a change of it is pending no longer, and is not
 * gone meanwhile.
 */
const showAnswer =
  (driverId: number, { kept_as_report, ...order }: ReportedOrder): AppThunk<void> =>
  (dispatch) => {
    keepOrder(order);
    if (kept_as_report) return;
    void dispatch(showOrder(driverId, order));
    dispatch(showActiveDelivery(driverId, order));
  };

const reporting = {
  ...writes('Driver'),
  onQueryStarted: ({ driver_id }: { driver_id: string | number }, { dispatch, queryFulfilled }: Begun<ReportedOrder>) =>
    keepAnswer(queryFulfilled, (order) => dispatch(showAnswer(Number(driver_id), order))),
};

export const { useChangeItemStatusMutation, useSetPickedUpMutation, useSetOnWayMutation, useProposePlaceMutation } =
  apiOf('deliveries/active-deliveries', {
    // Nothing that the driver sees becomes another.
    proposePlace: writes(),
    changeItemStatus: reporting,
    setPickedUp: reporting,
    setOnWay: reporting,
  });

export const { useFinishDeliveryMutation } = apiOf('deliveries/outcome', {
  finishDelivery: writes('Driver'),
});

export const { useListDriverHistoryInfiniteQuery } = apiOf('deliveries/history', {
  listDriverHistory: readsPages('Driver'),
});
