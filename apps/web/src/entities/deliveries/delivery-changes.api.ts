import type { ReportedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { apiOf, type Begun, writes } from '../../shared/api/api-of.ts';
import type { AppThunk } from '../../shared/api/store-hooks.ts';
import { showActiveDelivery, showOrder } from './active-deliveries.api.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepOrder } from './kept-orders.ts';

/**
 * Keeps and shows what an answer says of an order before it is read again: what was said of it waits no longer, and is not
 * gone meanwhile.
 */
const takeOver =
  (driverId: number, { kept_as_report, ...order }: ReportedOrder): AppThunk<void> =>
  (dispatch) => {
    keepOrder(order);
    if (kept_as_report) return;
    void dispatch(showOrder(driverId, order));
    dispatch(showActiveDelivery(driverId, order));
  };

const telling = {
  ...writes('Driver'),
  onQueryStarted: ({ driver_id }: { driver_id: string | number }, { dispatch, queryFulfilled }: Begun<ReportedOrder>) =>
    keepAnswer(queryFulfilled, (told) => dispatch(takeOver(Number(driver_id), told))),
};

export const { useChangeItemStatusMutation, useSetPickedUpMutation } = apiOf('deliveries/active-deliveries', {
  changeItemStatus: telling,
  setPickedUp: telling,
});
