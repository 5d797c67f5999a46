import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import type { DriverProfile } from '@mercadito/contracts/deliveries/driver';
import { WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/keyword';
import { fromCents, toCents } from '@mercadito/domain/money/minor-units';
import { changeDueCents } from '@mercadito/domain/orders/cash';
import { ITEM_STATUSES, type ItemStatus } from '@mercadito/domain/orders/item-status';
import { orderDue } from '@mercadito/domain/orders/order-due';
import { orderTotals } from '@mercadito/domain/orders/order-totals';
import * as v from 'valibot';
import { dropFromOutbox } from '../../../shared/outbox/outbox.ts';
import { createOutboxKind, type EntryOf, type OutboxKind } from '../../../shared/outbox/use-outbox.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { keptWhole } from '../../../shared/storage/stored.ts';

type Part = DeliveryOrder['order_companies'][number];

const ofDelivery = () => ({ driverId: keptWhole(), transactionId: v.string(), name: v.string() });

const itemChange = () => v.object({ ...ofDelivery(), itemId: keptWhole(), status: v.picklist(ITEM_STATUSES) });
const pickUp = () =>
  v.object({
    ...ofDelivery(),
    orderCompanyId: keptWhole(),
    isPickedUp: v.boolean(),
    /** What the driver paid the business for it, where drivers pay the shops (CASH-8). */
    paid: v.optional(v.number()),
  });
const departure = () => v.object({ driverId: keptWhole(), transactionId: v.string() });
const outcome = () =>
  v.object({
    driverId: keptWhole(),
    transactionId: v.string(),
    isDelivered: v.boolean(),
    comment: v.string(),
    keyword: v.nullable(v.string()),
    withoutReason: v.nullable(v.picklist(WITHOUT_KEYWORD_REASONS)),
    withoutNote: v.string(),
    wrongTries: keptWhole(),
    // An entry that a page of before has kept says nothing of it.
    taken: v.optional(v.nullable(v.object({ mxn: v.number(), usd: v.number(), change: v.number() })), null),
  });

const placeProposal = () =>
  v.object({ driverId: keptWhole(), transactionId: v.string(), where: v.string(), accuracyMetres: keptWhole() });

type ItemChangePayload = v.InferOutput<ReturnType<typeof itemChange>>;
type DeparturePayload = v.InferOutput<ReturnType<typeof departure>>;
type PickUpPayload = v.InferOutput<ReturnType<typeof pickUp>>;
export type OutcomePayload = v.InferOutput<ReturnType<typeof outcome>>;

export type PlaceProposalPayload = v.InferOutput<ReturnType<typeof placeProposal>>;

export type ItemChange = EntryOf<ItemChangePayload>;
export type PickUpMark = EntryOf<PickUpPayload>;
export type Departure = EntryOf<DeparturePayload>;
export type Outcome = EntryOf<OutcomePayload>;
export type PlaceProposal = EntryOf<PlaceProposalPayload>;

/**
 * What a driver does with active deliveries: the status of an item, whether a business's goods are picked up, that they set out for
 * the customer, how the delivery ended, where the house is. All are about the order, so that of one order they go out one after the other.
 */
export const itemChanges = createOutboxKind('itemStatus', itemChange);
export const pickUps = createOutboxKind('pickedUp', pickUp);
export const departures = createOutboxKind('onWay', departure);
export const outcomes = createOutboxKind('deliveryOutcome', outcome);
export const placeProposals = createOutboxKind('placeProposal', placeProposal);

/** Keeps another status of an item until the server knows (DELIVERY-17). */
export const queueItemChange = (personId: number, payload: ItemChangePayload): void =>
  itemChanges.put({ personId, about: payload.transactionId, payload });

export const queuePickUp = (personId: number, payload: PickUpPayload): void =>
  pickUps.put({ personId, about: payload.transactionId, payload });

/** Keeps that the driver has set out for the customer until the server knows (DELIVERY-35). */
export const queueDeparture = (personId: number, payload: DeparturePayload): void =>
  departures.put({ personId, about: payload.transactionId, payload });

/** That a business's part is along, with what is paid for it where the driver pays the shops, or that it is not (CASH-8). */
export const pickUpOf = (
  { transaction_id: transactionId }: Pick<DeliveryOrder, 'transaction_id'>,
  { order_company_id: orderCompanyId, company_name: name, to_pay }: Part,
  { driverId, isPickedUp }: { driverId: number; isPickedUp: boolean },
): PickUpPayload => ({
  ...{ driverId, transactionId, orderCompanyId, name, isPickedUp },
  ...(isPickedUp && to_pay && { paid: to_pay }),
});

/** Keeps where the driver has found the house until the server knows (PLACE-9). */
export const queuePlaceProposal = (personId: number, payload: PlaceProposalPayload): void =>
  placeProposals.put({ personId, about: payload.transactionId, payload });

/**
 * For how long Delivered can be taken back: long enough for a wrong tap to be seen with a bag in the other hand. Who goes on to
 * something else sends it at once, so that the customer seldom waits for it (DELIVERY-36).
 */
const HOLD_MS = 10_000;

/** Keeps how a delivery ended until the server knows; a second tap changes nothing. */
export function queueOutcome(personId: number, payload: OutcomePayload): void {
  const known = outcomes.read(personId).filter((each) => each.payload.transactionId === payload.transactionId);
  // Whoever decides again has read why the first was refused.
  for (const { key, problem } of known) if (problem) dropFromOutbox(key);
  if (known.every(({ problem }) => problem)) {
    outcomes.put({ personId, about: payload.transactionId, payload, ...(payload.isDelivered && { holdMs: HOLD_MS }) });
  }
}

/** What this driver has done with active deliveries and the server has not confirmed, in the order it was done. */
export interface PendingChanges {
  readonly items: readonly ItemChange[];
  readonly pickUps: readonly PickUpMark[];
  readonly departures: readonly Departure[];
  readonly outcomes: readonly Outcome[];
}

/** The driver as the orders stand that have ended on the device, though the server may not know it yet. */
export function withoutEnded(profile: DriverProfile, { outcomes }: Pick<PendingChanges, 'outcomes'>): DriverProfile {
  const ended = new Set(outcomes.map(({ payload }) => payload.transactionId));
  if (profile.current_order === null || !ended.has(profile.current_order)) return profile;
  const left = Math.max(0, profile.orders_assigned_count - ended.size);
  return { ...profile, current_order: null, orders_assigned_count: left };
}

/** Whether no other can be claimed (DELIVERY-1). */
export const hasOrders = ({ current_order, orders_assigned_count }: DriverProfile): boolean =>
  current_order !== null || orders_assigned_count > 0;

const useWaiting = <Payload extends { readonly driverId: number }>(
  kind: OutboxKind<Payload>,
  driverId: number | null,
): readonly EntryOf<Payload>[] =>
  kind
    .use(useSession().user?.id ?? null)
    .filter(({ payload, problem }) => payload.driverId === driverId && problem === null);

export const usePendingChanges = (driverId: number | null): PendingChanges => ({
  items: useWaiting(itemChanges, driverId),
  pickUps: useWaiting(pickUps, driverId),
  departures: useWaiting(departures, driverId),
  outcomes: useWaiting(outcomes, driverId),
});

/** The totals that follow from the items, by the server's own rule. */
function withTotals(order: DeliveryOrder, companies: DeliveryOrder['order_companies']): DeliveryOrder {
  const totals = orderTotals(
    companies.map(({ order_company_id, orderItem }) => ({
      companyId: order_company_id,
      items: orderItem.map(({ item_total, status }) => ({ itemTotalCents: toCents(item_total) ?? 0, status })),
    })),
  );
  const due = orderDue({
    goodsCents: totals.orderTotalCents,
    deliveryFeeCents: toCents(order.agreed_delivery_fee ?? 0) ?? 0,
    status: order.status,
  });
  const pesos = toCents(order.pays_with?.in_pesos ?? 0) ?? 0;
  const change = pesos > 0 ? changeDueCents(pesos, due.cashCents) : null;
  const totalOf = new Map(totals.companies.map(({ companyId, totalCents }) => [companyId, totalCents]));
  return {
    ...order,
    order_total: fromCents(due.totalCents),
    delivery_fee: fromCents(due.deliveryFeeCents),
    cash_due: fromCents(due.cashCents),
    change_due: change === null ? null : fromCents(change),
    order_companies: companies.map((company) => ({
      ...company,
      total: fromCents(totalOf.get(company.order_company_id) ?? 0),
    })),
  };
}

/** With the goods of a business along, or not after all; what was paid for them is back then (CASH-8). */
function withMark(part: Part, { payload, happenedAt }: Pick<PickUpMark, 'payload' | 'happenedAt'>): Part {
  if (payload.orderCompanyId !== part.order_company_id) return part;
  if (!payload.isPickedUp) return { ...part, picked_up_at: null, paid: 0 };
  return { ...part, picked_up_at: new Date(happenedAt).toISOString(), paid: (part.paid ?? 0) + (payload.paid ?? 0) };
}

/** What is left to pay where drivers pay the shops. */
const withWhatIsToPay = (part: Part): Part =>
  typeof part.to_pay === 'number'
    ? { ...part, to_pay: Math.max(0, fromCents((toCents(part.total) ?? 0) - (toCents(part.paid ?? 0) ?? 0))) }
    : part;

const timeOf = ({ happenedAt }: Pick<Departure, 'happenedAt'>): string => new Date(happenedAt).toISOString();

/**
 * An order as its driver has left it: what the server last answered, with the changes since that wait to be sent
 * (DELIVERY-17). Items, what was picked up, whether the driver has set out, and the totals that follow.
 */
export function withPendingChanges(known: DeliveryOrder, pending: Omit<PendingChanges, 'outcomes'>): DeliveryOrder {
  if (!known.is_mine || known.status !== 'shipped') return known;
  const isOfOrder = ({ payload }: { readonly payload: { readonly transactionId: string } }) =>
    payload.transactionId === known.transaction_id;
  const departed = pending.departures.find(isOfOrder);
  const order = departed && !known.on_way_at ? { ...known, on_way_at: timeOf(departed) } : known;
  // The last change of each counts.
  const statuses = new Map<number, ItemStatus>(
    pending.items.filter(isOfOrder).map(({ payload }) => [payload.itemId, payload.status]),
  );
  // In their order, as what one of them has paid another gives back.
  const marks = pending.pickUps.filter(isOfOrder);
  if (statuses.size === 0 && marks.length === 0) return order;
  const companies = order.order_companies.map((company) => ({
    ...marks.reduce(withMark, company),
    orderItem: company.orderItem.map((item) => ({ ...item, status: statuses.get(item.id) ?? item.status })),
  }));
  const left = statuses.size === 0 ? { ...order, order_companies: companies } : withTotals(order, companies);
  return { ...left, order_companies: left.order_companies.map(withWhatIsToPay) };
}
