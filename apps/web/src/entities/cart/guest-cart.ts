import type { Picture } from '@mercadito/contracts/common';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import * as v from 'valibot';
import { createStored } from '../../shared/storage/stored.ts';

/** A line is as it was when it was put in, so that the cart can be shown without asking anybody. */
const shape = () => {
  const whole = v.pipe(v.number(), v.safeInteger());
  const cents = v.pipe(whole, v.minValue(0));
  const picture: v.GenericSchema<Picture> = v.object({
    base: v.string(),
    widths: v.array(whole),
    width: whole,
    height: whole,
    placeholder: v.string(),
  });
  const line = v.object({
    productId: whole,
    attributeIds: v.array(whole),
    companyId: whole,
    companyName: v.string(),
    name: v.string(),
    picture: v.nullable(picture),
    count: whole,
    currency: v.picklist(['MXN', 'USD']),
    priceCents: cents,
    discount: whole,
    cargoExtraCents: cents,
    options: v.array(v.object({ id: whole, title: v.string(), name: v.string(), priceCents: cents })),
    unitCents: cents,
    /** What one piece cost when it was put in: a later price is shown as a change. */
    addedUnitCents: cents,
    available: v.boolean(),
    stock: v.nullable(whole),
    /** When it was put in, which is its place. */
    addedAt: v.optional(v.string()),
    /** Of its business, when it was last read. */
    opening: v.optional(v.object({ isOpenNow: v.nullable(v.boolean()), nextChangeAt: v.nullable(v.string()) })),
  });
  return v.object({
    lines: v.array(line),
    /** The key under which these very lines are being sent to an account: sent again, it doubles nothing. */
    synchKey: v.nullable(v.string()),
  });
};

export type GuestCart = v.InferOutput<ReturnType<typeof shape>>;
export type GuestLine = GuestCart['lines'][number] & CartLine;

const NOTHING: GuestCart = { lines: [], synchKey: null };

/** CART-1: where a visitor's cart lies on the device. */
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
