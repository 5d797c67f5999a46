import { ITEM_STATUSES } from '@mercadito/domain/orders/item-status';
import * as v from 'valibot';
import { createOutboxKind, type EntryOf, type OutboxKind } from '../../../shared/outbox/outbox-kind.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { keptWhole } from '../../../shared/storage/kept-parts.ts';

const ofDelivery = () => ({ driverId: keptWhole(), transactionId: v.string(), name: v.string() });

const itemChange = () => v.object({ ...ofDelivery(), itemId: keptWhole(), status: v.picklist(ITEM_STATUSES) });
const pickUp = () => v.object({ ...ofDelivery(), orderCompanyId: keptWhole(), isPickedUp: v.boolean() });

type ItemChangePayload = v.InferOutput<ReturnType<typeof itemChange>>;
type PickUpPayload = v.InferOutput<ReturnType<typeof pickUp>>;

/** An item whose status the driver has changed, and one business's part that was picked up or not, before the server knows. */
export type ItemChange = EntryOf<ItemChangePayload>;
export type PickUpMark = EntryOf<PickUpPayload>;

/**
 * The kinds of write that a driver makes of active deliveries; all are about the order, so that of one order they go out in
 * order.
 */
export const itemChanges = createOutboxKind('itemStatus', itemChange);
export const pickUps = createOutboxKind('pickedUp', pickUp);

/** Keeps another status of an item until the server knows (DELIVERY-17). */
export const queueItemChange = (personId: number, payload: ItemChangePayload): void =>
  itemChanges.put({ personId, about: payload.transactionId, payload });

/** Keeps that a business's part was picked up, or was not, until the server knows. */
export const queuePickUp = (personId: number, payload: PickUpPayload): void =>
  pickUps.put({ personId, about: payload.transactionId, payload });

/** What this driver has done with active deliveries and the server has not confirmed, in the order it was done. */
export interface PendingChanges {
  readonly items: readonly ItemChange[];
  readonly pickUps: readonly PickUpMark[];
}

const useWaiting = <Payload extends { readonly driverId: number }>(
  kind: OutboxKind<Payload>,
  driverId: number | null,
): readonly EntryOf<Payload>[] =>
  kind
    .use(useSession().user?.id ?? null)
    .filter(({ payload, refusal }) => payload.driverId === driverId && refusal === null);

export const usePendingChanges = (driverId: number | null): PendingChanges => ({
  items: useWaiting(itemChanges, driverId),
  pickUps: useWaiting(pickUps, driverId),
});
