import { apiOf, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useListQueuedOrdersInfiniteQuery, useClaimOrderMutation } = apiOf('deliveries/queue', {
  listQueuedOrders: readsPages('OrderQueue'),
  claimOrder: writes('Driver', 'OrderQueue'),
});
