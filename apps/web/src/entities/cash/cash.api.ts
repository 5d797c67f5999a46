import { apiOf, reads, readsPages, writes } from '../../shared/api/api-of.ts';
import type { SessionState } from '../../shared/session/session.slice.ts';
import { keepCash } from './kept-cash.ts';

const isDriver = (getState: () => unknown, driverId: number): boolean =>
  (getState() as { session: SessionState }).session.user?.driver_id === driverId;

export const { useGetDriverCashQuery, useGiveHandInMutation } = apiOf('cash/driver', {
  getDriverCash: {
    // A delivery that was sent from here is told of as the driver's.
    ...reads('Cash', 'Driver'),
    // What comes once its driver has signed out is nobody's to keep (DELIVERY-9).
    onQueryStarted: async ({ driver_id }, { queryFulfilled, getState }) => {
      const answer = await queryFulfilled.catch(() => null);
      if (answer && isDriver(getState, Number(driver_id))) keepCash(Number(driver_id), answer.data);
    },
  },
  giveHandIn: writes('Cash'),
});

export const {
  useListHandInsInfiniteQuery,
  useAcceptHandInMutation,
  useListDriversCashInfiniteQuery,
  useTakeCashMutation,
  useListShopDuesInfiniteQuery,
  usePayShopMutation,
} = apiOf('cash/admin', {
  listHandIns: readsPages('Cash'),
  acceptHandIn: writes('Cash'),
  listDriversCash: readsPages('Cash'),
  takeCash: writes('Cash'),
  listShopDues: readsPages('Cash'),
  payShop: writes('Cash'),
});
