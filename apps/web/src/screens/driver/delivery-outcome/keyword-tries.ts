import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import * as v from 'valibot';
import { keptWhole } from '../../../shared/storage/kept-parts.ts';
import { createStored } from '../../../shared/storage/stored.ts';

/** More orders than anybody carries at once. */
const MOST_KEPT = 20;

const shape = () => v.array(v.object({ transactionId: v.string(), tries: keptWhole() }));

/** How many wrong words were tried at which door: it outlives the tab, and needs no line (DELIVERY-14). */
const stored = createStored('keywordTries', shape, { area: 'device', perPerson: true });

const triesIn = (kept: ReturnType<typeof stored.read>, { transaction_id, wrong_tries }: DeliveryOrder): number =>
  Math.max(wrong_tries, kept?.find((each) => each.transactionId === transaction_id)?.tries ?? 0);

/** How many wrong words there were, as far as the device or the server knows. */
export const useWrongTries = (order: DeliveryOrder): number => triesIn(stored.use(), order);

/** Counts one more; answers how many there are now. */
export function countWrongTry(order: DeliveryOrder): number {
  const kept = stored.read() ?? [];
  const tries = triesIn(kept, order) + 1;
  const others = kept.filter((each) => each.transactionId !== order.transaction_id);
  stored.write([...others, { transactionId: order.transaction_id, tries }].slice(-MOST_KEPT));
  return tries;
}
