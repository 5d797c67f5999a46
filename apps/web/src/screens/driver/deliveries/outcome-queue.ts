import { WITHOUT_KEYWORD_REASONS } from '@mercadito/domain/deliveries/said-keyword';
import * as v from 'valibot';
import { dropFromOutbox, keepInOutbox, refusalShape } from '../../../shared/outbox/outbox.ts';
import { createOutboxKind, type EntryOf } from '../../../shared/outbox/outbox-kind.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { keptWhole } from '../../../shared/storage/kept-parts.ts';
import { createStored } from '../../../shared/storage/stored.ts';

const fields = () => ({
  driverId: keptWhole(),
  transactionId: v.string(),
  isDelivered: v.boolean(),
  comment: v.string(),
});

/** What was said at the door; an earlier version asked for nothing there. */
const atDoor = () => ({
  keyword: v.optional(v.nullable(v.string()), null),
  withoutReason: v.optional(v.nullable(v.picklist(WITHOUT_KEYWORD_REASONS)), null),
  withoutNote: v.optional(v.string(), ''),
  wrongTries: v.optional(keptWhole(), 0),
});

const payload = () => v.object({ ...fields(), ...atDoor() });

export type Decided = v.InferOutput<ReturnType<typeof payload>>;

/** How a delivery ended, as its driver has said and the server does not know yet. */
export type Outcome = EntryOf<Decided>;

/** The kind of write that tells how a delivery ended. */
export const outcomes = createOutboxKind('deliveryOutcome', payload);

/** Keeps how a delivery ended until the server knows; a second tap changes nothing. */
export function queueOutcome(personId: number, decided: Decided): void {
  const ofOrder = outcomes.read(personId).filter((each) => each.payload.transactionId === decided.transactionId);
  // Whoever decides again has read why the first was refused.
  for (const { key, refusal } of ofOrder) if (refusal) dropFromOutbox(key);
  if (ofOrder.every(({ refusal }) => refusal)) {
    outcomes.put({ personId, about: decided.transactionId, payload: decided });
  }
}

/** What this driver has decided and the server has not confirmed. */
export function useOutcomes(driverId: number | null): readonly Outcome[] {
  return outcomes.use(useSession().user?.id ?? null).filter(({ payload: { driverId: whose } }) => whose === driverId);
}

const former = () =>
  v.array(v.object({ ...fields(), key: v.string(), decidedAt: v.number(), refusal: refusalShape() }));

/** Where outcomes lay before there was an outbox. */
const storedFormer = createStored('deliveryOutcomes', former, { area: 'device', perPerson: false });

/** Takes over what this driver decided with an earlier version and has not told yet. */
export function adoptFormerOutcomes(personId: number, driverId: number): void {
  const found = storedFormer.read() ?? [];
  for (const { key, decidedAt, refusal, ...decided } of found) {
    if (decided.driverId !== driverId) continue;
    const payload = { ...decided, keyword: null, withoutReason: null, withoutNote: '', wrongTries: 0 };
    const entry = { kind: outcomes.kind, personId, about: decided.transactionId, payload };
    keepInOutbox({ ...entry, key, happenedAt: decidedAt, refusal });
  }
  const others = found.filter((each) => each.driverId !== driverId);
  if (others.length < found.length) storedFormer.write(others.length === 0 ? null : others);
}
