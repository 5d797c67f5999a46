import type { DeliveryOrder } from '@mercadito/contracts/deliveries/delivery-order';
import * as v from 'valibot';
import { createStored, keptWhole } from '../../../shared/storage/stored.ts';

/** More orders than anybody carries at once. */
const MOST_KEPT = 20;

const triesShape = () => v.array(v.object({ transactionId: v.string(), tries: keptWhole() }));

/** How many wrong words were tried for which order: known without a connection too, and after the tab is closed (DELIVERY-14). */
const storedTries = createStored('keywordTries', triesShape, { area: 'device', perPerson: true });

const triesIn = (kept: ReturnType<typeof storedTries.read>, { transaction_id, wrong_tries }: DeliveryOrder): number =>
  Math.max(wrong_tries, kept?.find((each) => each.transactionId === transaction_id)?.tries ?? 0);

/** How many wrong words there were, as far as the device or the server knows. */
export const useWrongTries = (order: DeliveryOrder): number => triesIn(storedTries.use(), order);

/** Counts one more; answers how many there are now. */
export function countWrongTry(order: DeliveryOrder): number {
  const kept = storedTries.read() ?? [];
  const tries = triesIn(kept, order) + 1;
  const others = kept.filter((each) => each.transactionId !== order.transaction_id);
  storedTries.write([...others, { transactionId: order.transaction_id, tries }].slice(-MOST_KEPT));
  return tries;
}
