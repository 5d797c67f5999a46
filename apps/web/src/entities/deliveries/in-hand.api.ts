import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { apiOf, reads } from '../../shared/api/api-of.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepHands, keepOrder } from './kept-orders.ts';

const inHandApi = apiOf('deliveries/in-hand', {
  listAssignedOrders: {
    ...reads('Driver'),
    onQueryStarted: ({ driverId }, { queryFulfilled }) =>
      keepAnswer(queryFulfilled, ({ results }) => keepHands(Number(driverId), results)),
  },
  getDeliveryOrder: {
    // Who looks at a pending order sees it go when somebody takes it.
    ...reads('Driver', 'OrderQueue'),
    onQueryStarted: (_, { queryFulfilled }) => keepAnswer(queryFulfilled, keepOrder),
  },
});

/** Shows an order as an answer has it, until it is read again. */
export const showOrder = (driver_id: number, order: DeliveryOrder) =>
  inHandApi.util.upsertQueryData('getDeliveryOrder', { driver_id, current_order: order.transaction_id }, order);

/** The same among those in hand. */
export const showInHand = (driverId: number, order: DeliveryOrder) =>
  inHandApi.util.updateQueryData('listAssignedOrders', { driverId }, ({ results }) => {
    const at = results.findIndex(({ transaction_id }) => transaction_id === order.transaction_id);
    if (at >= 0) results[at] = order;
  });

export const { getDeliveryOrder } = inHandApi.endpoints;
export const { useListAssignedOrdersQuery, useGetDeliveryOrderQuery } = inHandApi;
