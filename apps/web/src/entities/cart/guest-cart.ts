import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import type { CartLine } from '@mercadito/domain/cart/cart-line';
import { joinEqualLines } from '@mercadito/domain/cart/merge-carts';
import { takeOut } from '@mercadito/domain/cart/take-out';
import * as v from 'valibot';
import { newIdempotencyKey } from '../../shared/api/decisions.ts';
import { changeStored, createStored, keptPicture, keptWhole } from '../../shared/storage/stored.ts';

/** A line is as it was when it was put in, so that the cart can be shown without asking anybody. */
const shape = () => {
  const whole = keptWhole();
  const cents = v.pipe(whole, v.minValue(0));
  const line = v.object({
    productId: whole,
    attributeIds: v.array(whole),
    companyId: whole,
    companyName: v.string(),
    name: v.string(),
    picture: v.nullable(keptPicture()),
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
    /** Left out where it does, or nobody has asked. */
    takesOrders: v.optional(v.boolean()),
    /** What was chosen can be had no more; left out where it can, or the product is sold out altogether. */
    isOptionGone: v.optional(v.boolean()),
    /** A group that has become required has no choice in it; left out as the one above. */
    lacksChoice: v.optional(v.boolean()),
    stock: v.nullable(whole),
    /** When it was put in, which is its place. */
    addedAt: v.optional(v.string()),
    /** Of its business, when it was last read. */
    opening: v.optional(v.object({ isOpenNow: v.nullable(v.boolean()), nextChangeAt: v.nullable(v.string()) })),
  });
  return v.object({
    lines: v.array(line),
    /** The key under which these very lines are being sent to an account, as earlier versions know it. */
    synchKey: v.nullable(v.string()),
    /** What is being sent to an account, whatever has become of the lines since. */
    sent: v.optional(
      v.object({
        key: v.string(),
        items: v.array(v.object({ productId: whole, attributeIds: v.array(whole), count: whole })),
      }),
    ),
    /** The last changes that are in it, by which a tab sees that another one has written over its own. */
    changes: v.optional(v.array(v.object({ name: v.string(), at: v.number() }))),
  });
};

export type GuestCart = v.InferOutput<ReturnType<typeof shape>>;
export type GuestLine = GuestCart['lines'][number] & CartLine;

const NOTHING: GuestCart = { lines: [], synchKey: null };

/** CART-1: where a visitor's cart lies on the device. */
const stored = createStored('cart', shape, { area: 'device', perPerson: true });

/** The visitor's cart as it is stored now. The same object as long as nothing has changed. */
export const readGuestCart = (): GuestCart => stored.read() ?? NOTHING;

/** Milliseconds for which a cart names a change: longer than any tab looks for its own. */
const NAMED_MS = 3_000;

/** Changes the cart by what it is; without lines nothing of it stays behind. */
function changeGuestCart(change: (cart: GuestCart) => GuestCart): void {
  const name = newIdempotencyKey();
  const at = Date.now();
  const changed = (now: GuestCart | null): GuestCart | null => {
    const cart = change(now ?? NOTHING);
    const recent = (now?.changes ?? []).filter((each) => each.at > at - NAMED_MS);
    return cart.lines.length === 0 ? null : { ...cart, changes: [...recent, { name, at }] };
  };
  // A cart that is gone stays so, whoever emptied it.
  changeStored(stored, changed, (now) => now?.changes?.some((each) => each.name === name) ?? true);
}

/**
 * Changes the lines by what they are, which may happen twice: once more on those that another tab has written over them.
 * What is being sent to an account meanwhile stays what it is.
 */
export function changeGuestLines(change: (lines: readonly GuestLine[]) => readonly GuestLine[]): void {
  changeGuestCart(({ lines, ...cart }) => ({ ...cart, lines: [...change(lines)], synchKey: null }));
}

export const setGuestLines = (lines: readonly GuestLine[]): void => changeGuestLines(() => lines);

/** What is sent to an account, and the key by which it happens once. */
export type SentCart = NonNullable<GuestCart['sent']>;

const sentOf = (key: string, lines: readonly GuestLine[]): SentCart => ({
  key,
  items: joinEqualLines(lines.slice(0, MAX_CART_LINES)).map(({ productId, attributeIds, count }) => ({
    productId,
    attributeIds: [...attributeIds],
    count,
  })),
});

/**
 * What is to be sent to an account: what was sent before and not heard of, else the lines as they are now, which are remembered
 * before they go out. Two tabs that begin at once name the same lines alike, by the last change of the cart.
 */
export function takeSentCart(): SentCart {
  const { sent, synchKey, lines, changes } = readGuestCart();
  if (sent) return sent;
  const taken = sentOf(synchKey ?? changes?.at(-1)?.name ?? newIdempotencyKey(), lines);
  changeGuestCart((cart) => ({ ...cart, synchKey: taken.key, sent: cart.sent ?? taken }));
  return taken;
}

/** Takes out what the account has now, exactly: what was added to it or beside it since stays. */
export function settleSentCart({ key, items }: SentCart): void {
  changeGuestCart((cart) => {
    if (cart.sent?.key !== key) return cart;
    const { sent: _, ...rest } = cart;
    return { ...rest, lines: [...takeOut(cart.lines, items)], synchKey: null };
  });
}

/** Forgets what was sent: the account has none of it. */
export function forgetSentCart({ key }: SentCart): void {
  changeGuestCart((cart) => {
    if (cart.sent?.key !== key) return cart;
    const { sent: _, ...rest } = cart;
    return { ...rest, synchKey: null };
  });
}

/** The visitor's cart, on the screen in every part that shows it, as other tabs of the same visitor change it too. */
export const useGuestCart = (): GuestCart => stored.use() ?? NOTHING;
