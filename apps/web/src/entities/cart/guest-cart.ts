import type { Picture } from '@mercadito/contracts/common';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import * as z from 'zod/mini';
import { createStored } from '../../shared/storage/stored.ts';

/** A line is as it was when it was put in, so that the cart can be shown without asking anybody. */
const shape = () => {
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
};

export type GuestCart = z.output<ReturnType<typeof shape>>;
export type GuestLine = GuestCart['lines'][number] & CartLine;

const NOTHING: GuestCart = { lines: [], synchKey: null };

/** Spec 1 §3: where a visitor's cart lies on the device. */
const stored = createStored('cart', shape, { area: 'device', perPerson: true });

/** The visitor's cart as it is stored now. The same object as long as nothing has changed. */
export const readGuestCart = (): GuestCart => stored.read() ?? NOTHING;

/** Stores the cart; without lines nothing of it stays behind. */
const writeGuestCart = (cart: GuestCart): void => stored.write(cart.lines.length === 0 ? null : cart);

/** Changed lines are another cart than the one that was being sent, so they get a key of their own. */
export function setGuestLines(lines: readonly GuestLine[]): void {
  writeGuestCart({ lines: [...lines], synchKey: null });
}

/** Remembers the key before the cart is sent, so that a lost answer can be asked for again. */
export function setSynchKey(synchKey: string | null): void {
  writeGuestCart({ ...readGuestCart(), synchKey });
}

/** The visitor's cart, on the screen in every part that shows it, as other tabs of the same visitor change it too. */
export const useGuestCart = (): GuestCart => stored.use() ?? NOTHING;
