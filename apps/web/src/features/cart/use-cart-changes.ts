import { isSameCartLine } from '@mercadito/domain/cart/cart-line';
import { canHaveCount } from '@mercadito/domain/cart/cart-stock';
import { changeCount, removeFromCart } from '@mercadito/domain/cart/change-cart';
import { useState } from 'react';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { tell, tellUndo } from '../../shared/ui/toast.tsx';
import { type CartRefusal, refusalOfRule, soldOut, useRefusalWords, type WordedRefusal } from './cart-refusal.ts';
import type { CartRow } from './cart-rows.ts';
import { type GuestLine, readGuestCart, setGuestLines } from './guest-cart.ts';
import { useAccountCartChanges } from './use-account-cart-changes.ts';
import type { CartState } from './use-cart.ts';

interface CartChanges {
  readonly setCount: (row: CartRow, count: number) => Promise<void>;
  readonly remove: (row: CartRow) => Promise<void>;
  /** Why the last change was refused, and of which row, which may be gone by then. */
  readonly refusal: (WordedRefusal & { readonly key: string }) | null;
}

/** What the shared rules say of a count, before anybody is asked. */
function refusalOfCount({ rows, rateMicros }: CartState, row: CartRow, count: number): CartRefusal | null {
  const change = changeCount(rows, row, count, rateMicros);
  if (!change.changed) return refusalOfRule(change.refusal, row.name);
  return canHaveCount(rows, row, { count, stock: row.stock }) ? null : soldOut(row.name, row.stock);
}

function setGuestCount(row: CartRow, count: number): void {
  setGuestLines(readGuestCart().lines.map((line) => (isSameCartLine(line, row) ? { ...line, count } : line)));
}

/** Takes a visitor's line out; answers how to put it back where it was. */
function removeGuestLine(row: CartRow): () => void {
  const { lines } = readGuestCart();
  const index = lines.findIndex((line) => isSameCartLine(line, row));
  const removed: GuestLine | undefined = lines[index];
  setGuestLines(removeFromCart(lines, row));
  return () => {
    const now = readGuestCart().lines;
    if (removed && !now.some((line) => isSameCartLine(line, removed))) setGuestLines(now.toSpliced(index, 0, removed));
  };
}

/** Changes of the cart, the visitor's or the account's, with Undo for what was taken out. */
export function useCartChanges(cart: CartState): CartChanges {
  const { t } = useTranslation('cart');
  const words = useRefusalWords();
  const account = useAccountCartChanges();
  const [refused, setRefused] = useState<{ key: string; refusal: CartRefusal } | null>(null);

  const setCount = async (row: CartRow, count: number) => {
    const refusal = refusalOfCount(cart, row, count);
    setRefused(refusal && { key: row.key, refusal });
    if (refusal) return;
    if (cart.isGuest) return setGuestCount(row, count);
    const answer = await account.setCount(row, count);
    if (answer) setRefused({ key: row.key, refusal: answer });
  };

  const removeFromAccount = async (row: CartRow) => {
    const refusal = await account.remove(row);
    if (refusal) setRefused({ key: row.key, refusal });
  };
  const putBack = async (row: CartRow) => {
    const refusal = await account.putBack(row);
    if (refusal) setRefused({ key: row.key, refusal });
  };

  const remove = async (row: CartRow) => {
    setRefused(null);
    const message = t('removed', { name: row.name });
    if (cart.isGuest) return tellUndo(message, removeGuestLine(row));
    // What is sold out could not be put back in.
    if (row.available) tellUndo(message, () => void putBack(row));
    else tell(message);
    await removeFromAccount(row);
  };

  return { setCount, remove, refusal: refused && { ...words(refused.refusal), key: refused.key } };
}
