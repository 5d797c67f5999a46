import { apiOf, reads, writes } from '../../shared/api/api-of.ts';

export const { useGetSharedOrderQuery, useShareOrderMutation, useEndOrderSharingMutation } = apiOf('orders/sharing', {
  getSharedOrder: reads(),
  shareOrder: writes('OrdersUser'),
  endOrderSharing: writes('OrdersUser'),
});
