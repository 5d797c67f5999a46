import type { DeliveryOrder, finishDelivery } from '@mercadito/contracts/deliveries';
import type { Input } from '@mercadito/contracts/endpoint';
import { isApiError, isTooMany, isUnheard, problemOf } from '../../shared/api/api-error.ts';
import { dropOutcome, type Outcome, readOutcomes, refuseOutcome } from './outcome-queue.ts';

export type SendOutcome = (
  input: Input<typeof finishDelivery> & { idempotencyKey: string },
) => Promise<{ data?: DeliveryOrder | undefined; error?: unknown }>;

/** Answers that say nothing about the delivery: nobody heard, too busy, broken, or signed out meanwhile. */
function isUndecided(error: unknown): boolean {
  return isUnheard(error) || isTooMany(error) || (isApiError(error) && error.status === 401);
}

async function sendOne(outcome: Outcome, send: SendOutcome): Promise<void> {
  const { data, error } = await send({
    driver_id: outcome.driverId,
    transaction_id: outcome.transactionId,
    delivery_successful: outcome.isDelivered,
    body: outcome.comment,
    idempotencyKey: outcome.key,
  });
  if (data) dropOutcome(outcome.key);
  else if (!isUndecided(error)) refuseOutcome(outcome.key, problemOf(error));
}

async function sendAll(driverId: number, send: SendOutcome): Promise<void> {
  const tried = new Set<string>();
  // Read anew each time: another delivery may end while the first is on its way.
  const next = () =>
    readOutcomes().find((each) => each.driverId === driverId && each.refusal === null && !tried.has(each.key));
  for (let outcome = next(); outcome; outcome = next()) {
    tried.add(outcome.key);
    await sendOne(outcome, send);
  }
}

let underWay: Promise<void> | null = null;

/** Sends what waits, one after the other; asked for again meanwhile, it is the same sending. */
export function sendOutcomes(driverId: number, send: SendOutcome): Promise<void> {
  underWay ??= sendAll(driverId, send).finally(() => {
    underWay = null;
  });
  return underWay;
}
