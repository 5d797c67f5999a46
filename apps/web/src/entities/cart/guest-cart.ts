import type { Picture } from '@mercadito/contracts/common';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { remembered } from '@mercadito/domain/remembered';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { removeStored, writeStored } from '../../shared/storage/local-storage.ts';

/** Spec 1 §3: where a visitor's cart lies on the device; signing out removes it. */
const KEY = 'cart';

/** A line is as it was when it was put in, so that the cart can be shown without asking anybody. */
const guestCart = remembered(() => {
  const cents = z.int().check(z.gte(0));
  const picture: z.ZodMiniType<Picture> = z.object({
    base: z.string(),
    widths: z.array(z.int()),
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
  });
  const line = z.object({
    productId: z.int(),
    attributeIds: z.array(z.int()),
    companyId: z.int(),
    companyName: z.string(),
    name: z.string(),
    picture: z.nullable(picture),
    count: z.int(),
    currency: z.enum(['MXN', 'USD']),
    priceCents: cents,
    discount: z.int(),
    cargoExtraCents: cents,
    options: z.array(z.object({ id: z.int(), title: z.string(), name: z.string(), priceCents: cents })),
    unitCents: cents,
    /** What one piece cost when it was put in: a later price is shown as a change. */
    addedUnitCents: cents,
    available: z.boolean(),
    stock: z.nullable(z.int()),
    /** When it was put in, which is its place. */
    addedAt: z.optional(z.string()),
    /** Of its business, when it was last read. */
    opening: z.optional(z.object({ isOpenNow: z.nullable(z.boolean()), nextChangeAt: z.nullable(z.string()) })),
  });
  return z.object({
    lines: z.array(line),
    /** The key under which these very lines are being sent to an account: sent again, it doubles nothing. */
    synchKey: z.nullable(z.string()),
  });
});

export type GuestCart = z.output<ReturnType<typeof guestCart>>;
export type GuestLine = GuestCart['lines'][number] & CartLine;

const NOTHING: GuestCart = { lines: [], synchKey: null };

const listeners = new Set<() => void>();
/** Private windows forbid storage: the cart then lives as long as the page. */
let withoutStorage: GuestCart = NOTHING;
let parsed: { readonly raw: string; readonly cart: GuestCart } = { raw: '', cart: NOTHING };

function parseCart(raw: string): GuestCart {
  try {
    return guestCart().safeParse(JSON.parse(raw)).data ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

/** The visitor's cart as it is stored now. The same object as long as nothing has changed. */
export function readGuestCart(): GuestCart {
  let raw: string | null;
  try {
    raw = localStorage.getItem(KEY);
  } catch {
    return withoutStorage;
  }
  if (raw === null) return NOTHING;
  if (raw !== parsed.raw) parsed = { raw, cart: parseCart(raw) };
  return parsed.cart;
}

/** Stores the cart; without lines nothing of it stays behind. */
function writeGuestCart(cart: GuestCart): void {
  withoutStorage = cart;
  if (cart.lines.length === 0) removeStored(KEY);
  else writeStored(KEY, cart);
  // What was just written need not be checked when it is read.
  parsed = { raw: JSON.stringify(cart), cart };
  for (const tell of listeners) tell();
}

/** Changed lines are another cart than the one that was being sent, so they get a key of their own. */
export function setGuestLines(lines: readonly GuestLine[]): void {
  writeGuestCart({ lines: [...lines], synchKey: null });
}

/** Remembers the key before the cart is sent, so that a lost answer can be asked for again. */
export function setSynchKey(synchKey: string | null): void {
  writeGuestCart({ ...readGuestCart(), synchKey });
}

function subscribe(listener: () => void): () => void {
  // Another tab of the same visitor changes the same cart.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** The visitor's cart, on the screen in every part that shows it. */
export function useGuestCart(): GuestCart {
  return useSyncExternalStore(subscribe, readGuestCart, () => NOTHING);
}
