import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isSameCartLine } from '@mercadito/domain/cart/cart-line';
import { isInStock } from '@mercadito/domain/cart/cart-stock';
import { addToCart as addToLines } from '@mercadito/domain/cart/change-cart';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { showCart, useAddCartItemMutation } from '../../entities/cart/cart.api.ts';
import {
  type CartRefusal,
  refusalOfChoice,
  refusalOfRule,
  refusalOfServer,
  soldOut,
  useRefusalWords,
  type WordedRefusal,
} from '../../entities/cart/cart-refusal.ts';
import { changeGuestLines, type GuestLine, readGuestCart } from '../../entities/cart/guest-cart.ts';
import { type AddableProduct, guestLineOf } from '../../entities/cart/guest-line.ts';
import { useRate } from '../../entities/cart/use-rate.ts';
import { isUnheard } from '../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { useNavigate } from '../../shared/navigation/link.ts';
import { useSession } from '../../shared/session/use-session.ts';

interface Addition {
  readonly product: AddableProduct;
  /** Ids of the chosen attributes, at most one per group. */
  readonly attributes: readonly number[];
  readonly count: number;
}

interface AddToCart {
  /** Answers whether it went in; while one is under way, another is not begun. */
  readonly addToCart: (addition: Addition) => Promise<boolean>;
  readonly isAdding: boolean;
  /** Why the last one did not go in, for the screen to show beside its button. */
  readonly refusal: WordedRefusal | null;
}

/** Puts it into the visitor's cart on this device, or says why not. */
function addForGuest({ product, attributes, count }: Addition, rateMicros: number): CartRefusal | null {
  const made = guestLineOf(product, attributes, count);
  if ('refusal' in made) return refusalOfChoice(made.refusal);
  const { stock } = made.line;
  const now = new Date().toISOString();
  const changeOf = (lines: readonly GuestLine[]) => {
    const before = lines.find((line) => isSameCartLine(line, made.line));
    return addToLines(lines, { ...made.line, addedAt: before ? before.addedAt : now }, rateMicros);
  };
  const change = changeOf(readGuestCart().lines);
  if (!change.changed) return refusalOfRule(change.refusal, product.name);
  if (!isInStock(change.lines, product.id, stock)) return soldOut(product.name, stock);
  changeGuestLines((lines) => {
    const again = changeOf(lines);
    return again.changed && isInStock(again.lines, product.id, stock) ? again.lines : lines;
  });
  return null;
}

/** Puts it into the account's cart. The same tap keeps its key until the server has said what became of it. */
function useAddToAccount(): (addition: Addition) => Promise<CartRefusal | null> {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [addCartItem] = useAddCartItemMutation();
  const attempt = useRef<{ of: string; key: string } | null>(null);

  return async ({ product, attributes, count }) => {
    const body = { product_id: product.id, attribute_values: [...attributes], count };
    const of = JSON.stringify(body);
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() };
    const { data, error } = await addCartItem({ ...body, user: user?.id, idempotencyKey: attempt.current.key });
    if (!isUnheard(error)) attempt.current = null;
    if (error) return refusalOfServer(error);
    if (user && data) await dispatch(showCart(user.id, data));
    return null;
  };
}

/** Puts products into the cart, the visitor's or the account's, and stays where the person is. */
export function useAddHere(): AddToCart {
  const { isSignedIn } = useSession();
  const rate = useRate();
  const words = useRefusalWords();
  const addForAccount = useAddToAccount();
  const isUnderWay = useRef(false);
  const [isAdding, setAdding] = useState(false);
  const [refused, setRefused] = useState<CartRefusal | null>(null);

  const addToCart = async (addition: Addition): Promise<boolean> => {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setAdding(true);
    const refusal = isSignedIn ? await addForAccount(addition) : addForGuest(addition, rate.micros);
    isUnderWay.current = false;
    setAdding(false);
    setRefused(refusal);
    return refusal === null;
  };

  return { addToCart, isAdding, refusal: refused && words(refused) };
}

/**
 * Puts products into the cart and goes there (CART-7). Locked until the page has changed: the second of two quick
 * taps is not another piece, nor meant for what comes to lie in its place.
 */
export function useAddToCart(): AddToCart {
  const here = useAddHere();
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  // Known before the button is drawn anew, too.
  const left = useRef<string | null>(null);

  const addToCart = async (addition: Addition): Promise<boolean> => {
    if (left.current === place) return false;
    left.current = place;
    const isIn = await here.addToCart(addition);
    if (isIn) {
      setLeftFrom(place);
      await navigate(hrefTo('cart'));
    } else left.current = null;
    return isIn;
  };

  return { ...here, addToCart, isAdding: here.isAdding || leftFrom === place };
}
