import type { Cart } from '@mercadito/contracts/cart';
import { type CartLineIdentity, isSameCartLine } from '@mercadito/domain/cart/cart-line';
import { canHaveCount } from '@mercadito/domain/cart/cart-stock';
import { changeCount, putBack } from '@mercadito/domain/cart/change-cart';
import { useRef, useState } from 'react';
import {
  cartWrites,
  showCart,
  showCartChange,
  useAddCartItemMutation,
  useRemoveCartItemMutation,
  useUpdateCartItemMutation,
} from '../../entities/cart/cart.api.ts';
import {
  type CartProblem,
  problemOfAnswer,
  problemOfRule,
  soldOut,
  useProblemWords,
  type WordedProblem,
} from '../../entities/cart/cart-problem.ts';
import type { CartGroup, CartRow } from '../../entities/cart/cart-rows.ts';
import { changeGuestLines, type GuestLine, readGuestCart } from '../../entities/cart/guest-cart.ts';
import type { CartState } from '../../entities/cart/use-cart.ts';
import { api } from '../../shared/api/api.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { announce } from '../../shared/ui/announce.ts';
import { tell, tellUndo } from '../../shared/ui/toast.tsx';

type Answered = { data?: Cart | undefined; error?: unknown };
type Change = (cart: Cart) => void;

/** What has become of the changes since none was under way. */
let heard: Cart | null = null;
let refused: (() => void)[] = [];

const setCountOf =
  ({ itemId }: CartRow, count: number): Change =>
  ({ cart }) => {
    for (const item of cart.flatMap(({ items }) => items)) if (item.id === itemId) item.count = count;
  };

const takeOut =
  ({ itemId }: CartRow): Change =>
  (shown) => {
    for (const group of shown.cart) group.items = group.items.filter((item) => item.id !== itemId);
    shown.cart = shown.cart.filter(({ items }) => items.length > 0);
  };

/** Writes to the account's cart: shown at once, sent in order, taken back when the server says no. */
function useAccountCartChanges() {
  const userId = useSession().user?.id ?? 0;
  const dispatch = useAppDispatch();
  const [addCartItem] = useAddCartItemMutation();
  const [updateCartItem] = useUpdateCartItemMutation();
  const [removeCartItem] = useRemoveCartItemMutation();

  /** With nothing more under way: what the server says instead of what was pressed. */
  const settle = () => {
    const [last, undos] = [heard, refused];
    heard = null;
    refused = [];
    if (last) void dispatch(showCart(userId, last));
    else for (const undo of undos.toReversed()) undo();
    // What is there now decides, not what was there before.
    if (undos.length > 0) dispatch(api.util.invalidateTags(['Cart']));
  };

  const write = async (send: () => Promise<Answered>, change: Change): Promise<CartProblem | null> => {
    const shown = dispatch(showCartChange(userId, change));
    const { data, error } = await cartWrites.inOrder(send);
    if (error) refused.push(shown.undo);
    else if (data) heard = data;
    if (!cartWrites.hasMore()) settle();
    return error ? problemOfAnswer(error) : null;
  };

  return {
    setCount: (row: CartRow, count: number) =>
      write(
        () => updateCartItem({ user: userId, item_id: row.itemId ?? 0, product_id: row.productId, count }),
        setCountOf(row, count),
      ),
    remove: (row: CartRow) =>
      write(() => removeCartItem({ user: userId, item_id: row.itemId ?? 0, product_id: row.productId }), takeOut(row)),
    putBack: (row: CartRow) =>
      write(
        () =>
          addCartItem({
            user: userId,
            product_id: row.productId,
            attribute_values: [...row.attributeIds],
            count: row.count,
            ...(row.addedAt && { added_at: row.addedAt }),
          }),
        () => undefined,
      ),
  };
}

interface CartChanges {
  readonly setCount: (row: CartRow, count: number) => Promise<void>;
  readonly remove: (row: CartRow) => Promise<void>;
  /** Takes out what could be bought of a business: one message, one Undo. */
  readonly leaveOut: (group: CartGroup) => Promise<void>;
  /** Why the last change was refused, and of which row, which may be gone by then. */
  readonly problem: (WordedProblem & { readonly key: string }) | null;
}

/** What the shared rules say of a count, before anybody is asked. */
function problemOfCount({ rows, rateMicros }: CartState, row: CartRow, count: number): CartProblem | null {
  const change = changeCount(rows, row, count, rateMicros);
  if (!change.changed) return problemOfRule(change.refusal, row.name);
  return canHaveCount(rows, row, { count, stock: row.stock }) ? null : soldOut(row.name, row.stock);
}

const isAmong = (lines: readonly CartLineIdentity[], line: CartLineIdentity): boolean =>
  lines.some((each) => isSameCartLine(each, line));

function setGuestCount(row: CartRow, count: number): void {
  changeGuestLines((lines) => lines.map((line) => (isSameCartLine(line, row) ? { ...line, count } : line)));
}

const byPlace = (one: GuestLine, other: GuestLine): number => (one.addedAt ?? '').localeCompare(other.addedAt ?? '');

/** Takes a visitor's lines out; answers how to put them back where they were, which says why not. */
function removeGuestLines(rows: readonly CartRow[]): () => CartProblem | null {
  const removed = readGuestCart().lines.filter((line) => isAmong(rows, line));
  changeGuestLines((lines) => lines.filter((line) => !isAmong(rows, line)));
  return () => {
    const first = putBack(readGuestCart().lines, removed);
    if (!first.changed) return first.refusal;
    changeGuestLines((lines) => {
      const change = putBack(lines, removed);
      return change.changed ? change.lines.toSorted(byPlace) : lines;
    });
    return null;
  };
}

/** Changes of the cart, the visitor's or the account's, with Undo for what was taken out. */
export function useCartChanges(cart: CartState): CartChanges {
  const { t } = useTranslation('cart');
  const words = useProblemWords();
  const account = useAccountCartChanges();
  const [refused, setRefused] = useState<{ key: string; problem: CartProblem } | null>(null);

  /** The writes go out one after the other, whatever becomes of one of them. */
  const tryEach = async (rows: readonly CartRow[], write: (row: CartRow) => Promise<CartProblem | null>) => {
    const answers = await Promise.all(rows.map(async (row) => ({ key: row.key, problem: await write(row) })));
    for (const { key, problem } of answers) if (problem) setRefused({ key, problem });
    return answers.every(({ problem }) => problem === null);
  };

  // Of presses in quick succession the last one is told, once it has been taken.
  const presses = useRef(0);
  const setCount = async (row: CartRow, count: number) => {
    const problem = problemOfCount(cart, row, count);
    setRefused(problem && { key: row.key, problem });
    if (problem) return;
    presses.current += 1;
    const press = presses.current;
    if (cart.isGuest) setGuestCount(row, count);
    const isDone = cart.isGuest || (await tryEach([row], () => account.setCount(row, count)));
    if (isDone && press === presses.current) announce(t('now', { name: row.name, count }));
  };

  const tellBack = (rows: readonly CartRow[]) =>
    announce(rows.map(({ name, count }) => t('now', { name, count })).join('. '));

  const takeOut = async (rows: readonly CartRow[], message: string) => {
    setRefused(null);
    if (cart.isGuest) {
      const undo = removeGuestLines(rows);
      return tellUndo(message, () => {
        const problem = undo();
        const key = rows[0]?.key;
        if (problem && key) setRefused({ key, problem });
        else tellBack(rows);
      });
    }
    // What is sold out could not be put back in.
    const returnable = rows.filter(({ available }) => available);
    const undo = async () => {
      if (await tryEach(returnable, account.putBack)) tellBack(returnable);
    };
    if (returnable.length > 0) tellUndo(message, () => void undo());
    else tell(message);
    await tryEach(rows, account.remove);
  };

  return {
    setCount,
    remove: (row) => takeOut([row], t('removed', { name: row.name || t('line.hidden') })),
    leaveOut: ({ rows, companyName }) =>
      takeOut(
        rows.filter(({ available }) => available),
        t('closed.leftOut', { name: companyName }),
      ),
    problem: refused && { ...words(refused.problem), key: refused.key },
  };
}
