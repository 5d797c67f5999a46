import type { ToldOfOrder } from '@mercadito/contracts/deliveries/delivery-order';
import { api } from '../../shared/api/api.ts';
import { call } from '../../shared/api/call.ts';
import type { AppThunk } from '../../shared/api/store-hooks.ts';
import { showInHand, showOrder } from './in-hand.api.ts';
import { keepAnswer } from './keep-answer.ts';
import { keepOrder } from './kept-orders.ts';

/**
 * Keeps and shows what an answer says of an order before it is read again: what was said of it waits no longer, and is not
 * gone meanwhile.
 */
const takeOver =
  (driverId: number, { kept_as_report, ...order }: ToldOfOrder): AppThunk<void> =>
  (dispatch) => {
    keepOrder(order);
    if (kept_as_report) return;
    void dispatch(showOrder(driverId, order));
    dispatch(showInHand(driverId, order));
  };

const runApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeItemStatus: build.mutation({
      ...call('deliveries/in-hand', 'changeItemStatus'),
      invalidatesTags: ['Driver'],
      onQueryStarted: ({ driver_id }, { dispatch, queryFulfilled }) =>
        keepAnswer(queryFulfilled, (told) => dispatch(takeOver(Number(driver_id), told))),
    }),
    setPickedUp: build.mutation({
      ...call('deliveries/in-hand', 'setPickedUp'),
      invalidatesTags: ['Driver'],
      onQueryStarted: ({ driver_id }, { dispatch, queryFulfilled }) =>
        keepAnswer(queryFulfilled, (told) => dispatch(takeOver(Number(driver_id), told))),
    }),
  }),
});

export const { useChangeItemStatusMutation, useSetPickedUpMutation } = runApi;
