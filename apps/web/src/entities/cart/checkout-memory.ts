import * as z from 'zod/mini';
import { createStored, ownedBy } from '../../shared/storage/stored.ts';

const shape = () => {
  const form = z.object({
    load_type: z.string(),
    instruction: z.string(),
    alternate_number: z.string(),
    delivery_password: z.string(),
  });
  const attempt = z.object({
    /** Sent again as long as the server has not answered: the same order is then made once. */
    key: z.string(),
    user_address: z.int(),
    /** MXN, as the person confirmed it. */
    total: z.number(),
    pieces: z.int(),
  });
  return z.object({
    userId: z.int(),
    form,
    attempt: z.nullable(attempt),
  });
};

type KeptCheckout = z.output<ReturnType<typeof shape>>;
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
