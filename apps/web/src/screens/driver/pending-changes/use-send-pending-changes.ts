import type { Problem } from '@mercadito/contracts/common';
import type { ReportedOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { OrderStatus } from '@mercadito/contracts/orders/order';
import { useMemo } from 'react';
import {
  useChangeItemStatusMutation,
  useFinishDeliveryMutation,
  useProposePlaceMutation,
  useSetOnWayMutation,
  useSetPickedUpMutation,
} from '../../../entities/deliveries/deliveries.api.ts';
import { isUndecided } from '../../../shared/api/api-error.ts';
import { textOf } from '../../../shared/i18n/i18n.ts';
import type { OutboxEntry } from '../../../shared/outbox/outbox.ts';
import { sendingOf, useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { tell } from '../../../shared/ui/toast.tsx';
import {
  type Departure,
  departures,
  type ItemChange,
  itemChanges,
  type Outcome,
  outcomes,
  type PickUpMark,
  type PlaceProposal,
  pickUps,
  placeProposals,
} from './pending-changes.ts';

type Answer = { data?: ReportedOrder; error?: unknown };

/** Says that it is done; what came too late stays to be read. */
function afterSending(answer: Answer, text: string | null): { data?: unknown; error?: unknown } {
  if (answer.data?.kept_as_report) return { error: keptAsReport(answer.data.status) };
  if (answer.data && text !== null) tell(text);
  return answer;
}

/** Of an order that has changed meanwhile nobody need know that its driver had set out. */
const ifStillSo = (answer: Answer): { data?: unknown; error?: unknown } =>
  answer.error === undefined || isUndecided(answer.error) ? answer : { data: null };

const sentBy = ({ key, happenedAt }: Pick<OutboxEntry, 'key' | 'happenedAt'>) => ({
  happened_at: new Date(happenedAt).toISOString(),
  idempotencyKey: key,
});

const itemRequest = ({ payload, ...entry }: ItemChange) => ({
  driver_id: payload.driverId,
  transaction_id: payload.transactionId,
  order_item_id: payload.itemId,
  status_item: payload.status,
  ...sentBy(entry),
});

const pickUpRequest = ({ payload, ...entry }: PickUpMark) => ({
  driver_id: payload.driverId,
  transaction_id: payload.transactionId,
  order_company_id: payload.orderCompanyId,
  picked_up: payload.isPickedUp,
  ...(payload.paid !== undefined && { paid: payload.paid }),
  ...sentBy(entry),
});

const departureRequest = ({ payload, ...entry }: Departure) => ({
  driver_id: payload.driverId,
  transaction_id: payload.transactionId,
  ...sentBy(entry),
});

const placeRequest = ({ payload, key }: PlaceProposal) => ({
  driver_id: payload.driverId,
  transaction_id: payload.transactionId,
  where: payload.where,
  accuracy_m: payload.accuracyMetres,
  idempotencyKey: key,
});

const outcomeRequest = ({ payload, ...entry }: Outcome) => ({
  driver_id: payload.driverId,
  transaction_id: payload.transactionId,
  delivery_successful: payload.isDelivered,
  body: payload.comment,
  ...(payload.keyword !== null && { keyword: payload.keyword }),
  ...(payload.withoutReason !== null && {
    without_keyword_reason: payload.withoutReason,
    without_keyword_note: payload.withoutNote,
  }),
  ...(payload.taken && {
    taken_mxn: payload.taken.mxn,
    taken_usd: payload.taken.usd,
    change_given: payload.taken.change,
  }),
  ...(payload.wrongTries > 0 && { wrong_tries: payload.wrongTries }),
  ...sentBy(entry),
});

function useSendings() {
  const [finishDelivery] = useFinishDeliveryMutation();
  const [changeItemStatus] = useChangeItemStatusMutation();
  const [setPickedUp] = useSetPickedUpMutation();
  const [setOnWay] = useSetOnWayMutation();
  const [proposePlace] = useProposePlaceMutation();
  return useMemo(
    () => [
      sendingOf(itemChanges, itemRequest, async (request) =>
        afterSending(await changeItemStatus(request), textOf('deliveries:item.saved')),
      ),
      sendingOf(pickUps, pickUpRequest, async (request) => afterSending(await setPickedUp(request), null)),
      sendingOf(departures, departureRequest, async (request) => ifStillSo(await setOnWay(request))),
      sendingOf(placeProposals, placeRequest, proposePlace),
      sendingOf(outcomes, outcomeRequest, async (request, { isDelivered }) =>
        afterSending(
          await finishDelivery(request),
          textOf(`deliveries:outcome.${isDelivered ? 'sentDelivered' : 'sentFailed'}`),
        ),
      ),
    ],
    [changeItemStatus, setPickedUp, setOnWay, finishDelivery, proposePlace],
  );
}

/** Tells the server what a driver did with active deliveries, in its order (DELIVERY-17). */
export function useSendPendingChanges(driverId: number | null) {
  const { user } = useSession();
  const personId = driverId === null || user === null ? null : user.id;

  return useOutbox(useSendings(), personId);
}

const CODE = 'kept_as_report';

/**
 * What came too late lies in the outbox as a refusal does: it is not sent again, and stays until the driver has read that the
 * office has it (DELIVERY-19).
 */
const keptAsReport = (status: OrderStatus) => {
  const data: Problem = { detail: CODE, message: CODE, code: CODE, facts: { status } };
  return { status: 409, data };
};

export const isKeptAsReport = (problem: Problem | null): boolean => problem?.code === CODE;
