import { remembered } from '@mercadito/domain/remembered';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

/** This tab alone: what is typed at the checkout, and whether the cart is on its way to become an order. */
const KEY = 'checkout';

const memory = remembered(() => {
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
    /** Another person who signs in on this tab sees nothing of it. */
    userId: z.int(),
    form,
    attempt: z.nullable(attempt),
  });
});

export type CheckoutMemory = z.output<ReturnType<typeof memory>>;
export type OrderAttempt = NonNullable<CheckoutMemory['attempt']>;

const listeners = new Set<() => void>();
/** Private windows may forbid storage: it is then remembered as long as the page lives. */
let withoutStorage: CheckoutMemory | null = null;
let parsed: { readonly raw: string; readonly value: CheckoutMemory | null } = { raw: '', value: null };

function parseMemory(raw: string): CheckoutMemory | null {
  try {
    return memory().safeParse(JSON.parse(raw)).data ?? null;
  } catch {
    return null;
  }
}

function readMemory(): CheckoutMemory | null {
  let raw: string | null;
  try {
    raw = sessionStorage.getItem(KEY);
  } catch {
    return withoutStorage;
  }
  if (raw === null) return null;
  if (raw !== parsed.raw) parsed = { raw, value: parseMemory(raw) };
  return parsed.value;
}

/** What this person left at the checkout of this tab. */
export function readCheckout(userId: number): CheckoutMemory | null {
  const known = readMemory();
  return known?.userId === userId ? known : null;
}

/** Remembers it; null once the order is made. */
export function rememberCheckout(next: CheckoutMemory | null): void {
  withoutStorage = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Remembered by the page itself.
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The order that was sent and not yet answered for, if there is one. */
export function useOrderAttempt(userId: number | null): OrderAttempt | null {
  const known = useSyncExternalStore(subscribe, readMemory, () => null);
  return known !== null && known.userId === userId ? known.attempt : null;
}
