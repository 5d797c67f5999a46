import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepHands, keepOrder } from './kept-orders.ts';

const inHandApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
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
