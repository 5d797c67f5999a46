import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { apiOf, reads } from '../../shared/api/api-of.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepActiveDeliveries, keepOrder } from './kept-orders.ts';

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
});

/** Shows an order as an answer has it, until it is read again. */
export const showOrder = (driver_id: number, order: DeliveryOrder) =>
  activeDeliveriesApi.util.upsertQueryData(
    'getDeliveryOrder',
    { driver_id, current_order: order.transaction_id },
    order,
  );

/** The order anew among the active ones. */
export const showActiveDelivery = (driverId: number, order: DeliveryOrder) =>
  activeDeliveriesApi.util.updateQueryData('listAssignedOrders', { driverId }, ({ results }) => {
    const at = results.findIndex(({ transaction_id }) => transaction_id === order.transaction_id);
    if (at >= 0) results[at] = order;
  });

export const { getDeliveryOrder } = activeDeliveriesApi.endpoints;
export const { useListAssignedOrdersQuery, useGetDeliveryOrderQuery } = activeDeliveriesApi;
