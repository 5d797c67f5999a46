import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';

export const { useCreateOrderMutation, useLazyGetRandomWordQuery } = apiOf('orders/checkout', {
  // Stock and cart change with an order, and with a refused one they were not what they seemed.
  createOrder: {
    type: 'mutation',
    // A refused one may have been about what is paid for bringing it.
    invalidatesTags: (_, error) => ['OrdersUser', 'Cart', 'Products', ...(error ? (['Settings'] as const) : [])],
  },
  getRandomWord: { ...reads(), keepUnusedDataFor: 0 },
});

export const { useListOrdersInfiniteQuery, useGetOrderQuery, useCancelOrderMutation } = apiOf('orders/tracking', {
  listOrders: readsPages('OrdersUser'),
  getOrder: reads('OrdersUser', 'WeekDays'),
  cancelOrder: writes('OrdersUser', 'Products'),
});

export const {
  useListCompanyOrdersQuery,
  useListUnseenOrdersQuery,
  useMarkOrdersSeenMutation,
  useSayOrderReadyMutation,
  useChangeShopItemMutation,
} = apiOf('orders/company', {
  listCompanyOrders: reads('Orders', 'WeekDays'),
  listUnseenOrders: reads('Orders'),
  markOrdersSeen: writes('Orders'),
  sayOrderReady: writes('Orders'),
  // The product goes off sale with it.
  changeShopItem: writes('Orders', 'Products'),
});
