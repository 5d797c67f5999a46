import { IF_MISSING } from '@mercadito/domain/orders/if-missing';
import * as v from 'valibot';
import { createStored, ownedBy } from '../../shared/storage/stored.ts';

const shape = () => {
  const whole = v.pipe(v.number(), v.safeInteger());
  const form = v.object({
    load_type: v.string(),
    instruction: v.string(),
    alternate_number: v.string(),
    delivery_password: v.string(),
    // A page of the version before keeps none.
    pays_with: v.optional(v.string(), ''),
    pays_with_currency: v.optional(v.string(), 'MXN'),
    if_missing: v.optional(v.string(), 'leave_out'),
    if_missing_lines: v.optional(v.array(v.object({ item_id: whole, if_missing: v.picklist(IF_MISSING) })), []),
  });
  const attempt = v.object({
    /** Sent again as long as the server has not answered: the same order is then made once. */
    key: v.string(),
    user_address: whole,
    /** MXN, as the person confirmed it. */
    total: v.number(),
    /** What of it is for bringing the order. */
    fee: v.optional(v.number()),
    pieces: whole,
  });
  return v.object({
    userId: whole,
    form,
    attempt: v.nullable(attempt),
  });
};

type KeptCheckout = v.InferOutput<ReturnType<typeof shape>>;
export type OrderAttempt = NonNullable<KeptCheckout['attempt']>;

/** This tab alone: what is typed at the checkout, and whether the cart is on its way to become an order. */
const stored = createStored('checkout', shape, { area: 'tab', perPerson: true });

/** What this person left at the checkout of this tab. */
export const readCheckout = (userId: number): KeptCheckout | null => ownedBy(userId, stored.read());

/** Remembers it; null once the order is made. */
export const rememberCheckout = stored.write;

/** The order that was sent and not yet answered for, if there is one. */
export const useOrderAttempt = (userId: number | null): OrderAttempt | null =>
  ownedBy(userId, stored.use())?.attempt ?? null;
