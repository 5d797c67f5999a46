import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';
import { keepCash } from './kept-cash.ts';

export const { useGetDriverCashQuery, useGiveHandInMutation } = apiOf('cash/driver', {
  getDriverCash: {
    ...reads('Cash'),
    onQueryStarted: ({ driver_id }, { queryFulfilled }) =>
      queryFulfilled.then(({ data }) => keepCash(Number(driver_id), data)).catch(() => undefined),
  },
  giveHandIn: writes('Cash'),
});

export const { useListHandInsInfiniteQuery, useAcceptHandInMutation, useListShopDuesQuery, usePayShopMutation } = apiOf(
  'cash/admin',
  {
    listHandIns: readsPages('Cash'),
    acceptHandIn: writes('Cash'),
    listShopDues: reads('Cash'),
    payShop: writes('Cash'),
  },
);
