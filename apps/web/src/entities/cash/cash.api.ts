import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';
import { keepCash } from './kept-cash.ts';

export const { useGetDriverCashQuery, useGiveHandInMutation } = apiOf('cash/driver', {
  getDriverCash: {
    // A delivery that was sent from here is told of as the driver's.
    ...reads('Cash', 'Driver'),
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
