import { hrefTo } from '@mercadito/contracts/site/addresses';
import { isSameCartLine } from '@mercadito/domain/cart/cart-line';
import { isInStock } from '@mercadito/domain/cart/cart-stock';
import { addToCart as addToLines } from '@mercadito/domain/cart/change-cart';
import { useRef, useState } from 'react';
import { showCart, useAddCartItemMutation } from '../../entities/cart/cart.api.ts';
import {
  type CartProblem,
  problemOfAnswer,
  problemOfChoice,
  problemOfRule,
  soldOut,
  useProblemWords,
  type WordedProblem,
} from '../../entities/cart/cart-problem.ts';
import { changeGuestLines, type GuestLine, readGuestCart } from '../../entities/cart/guest-cart.ts';
import { type AddableProduct, guestLineOf } from '../../entities/cart/guest-line.ts';
import { useRate } from '../../entities/cart/use-cart.ts';
import { api } from '../../shared/api/api.ts';
import { isUnconfirmed, problemOf } from '../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../shared/api/decisions.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLocation, useNavigate } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { announce } from '../../shared/ui/announce.ts';

interface Addition {
  readonly product: AddableProduct;
  /** Ids of the chosen attributes, at most one per group. */
  readonly attributes: readonly number[];
  readonly count: number;
}

interface AddHere {
  /** Answers whether it went in; while one of a product is under way, another of the same is not begun. */
  readonly addToCart: (addition: Addition) => Promise<boolean>;
  /** The products that are on their way. */
  readonly adding: ReadonlySet<number>;
  /** Why a product did not go in the last time, for the screen to show beside its button. */
  readonly problemWith: (productId: number) => WordedProblem | null;
}

interface AddToCart extends Pick<AddHere, 'addToCart'> {
  readonly isAdding: boolean;
  /** Why the last one did not go in, for the screen to show beside its button. */
  readonly problem: WordedProblem | null;
}

/** Puts it into the visitor's cart on this device, or says why not. */
function addForGuest({ product, attributes, count }: Addition, rateMicros: number): CartProblem | null {
  const made = guestLineOf(product, attributes, count);
  if ('refusal' in made) return problemOfChoice(made.refusal);
  const { stock } = made.line;
  const now = new Date().toISOString();
  const changeOf = (lines: readonly GuestLine[]) => {
    const before = lines.find((line) => isSameCartLine(line, made.line));
    return addToLines(lines, { ...made.line, addedAt: before ? before.addedAt : now }, rateMicros);
  };
  const change = changeOf(readGuestCart().lines);
  if (!change.changed) return problemOfRule(change.refusal, product.name);
  if (!isInStock(change.lines, product.id, stock)) return soldOut(product.name, stock);
  changeGuestLines((lines) => {
    const again = changeOf(lines);
    return again.changed && isInStock(again.lines, product.id, stock) ? again.lines : lines;
  });
  return null;
}

/** Codes that tell of a page that shows the product as it was. */
const OUTDATED = ['option_unavailable', 'option_invalid', 'option_required', 'sold_out', 'takes_no_orders'];

/** Puts it into the account's cart. The same tap keeps its key until the server has said what became of it. */
function useAddToAccount(): (addition: Addition) => Promise<CartProblem | null> {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const [addCartItem] = useAddCartItemMutation();
  const keys = useRef(new Map<string, string>());
  const inFlight = useRef({ underWay: 0, areSeveral: false });

  return async ({ product, attributes, count }) => {
    const body = { product_id: product.id, attribute_values: [...attributes], count };
    const of = JSON.stringify(body);
    const key = keys.current.get(of) ?? newIdempotencyKey();
    keys.current.set(of, key);
    inFlight.current.underWay += 1;
    if (inFlight.current.underWay > 1) inFlight.current.areSeveral = true;
    const { data, error } = await addCartItem({ ...body, user: user?.id, idempotencyKey: key });
    inFlight.current.underWay -= 1;
    if (!isUnconfirmed(error)) keys.current.delete(of);
    if (user && data) await dispatch(showCart(user.id, data));
    // Of several answers the last to come need not be the newest.
    if (inFlight.current.areSeveral && inFlight.current.underWay === 0) {
      inFlight.current.areSeveral = false;
      dispatch(api.util.invalidateTags(['Cart']));
    }
    if (OUTDATED.includes(problemOf(error)?.code ?? '')) dispatch(api.util.invalidateTags(['Products']));
    return error ? problemOfAnswer(error) : null;
  };
}

/** Puts products into the cart, the visitor's or the account's, and stays where the person is. */
export function useAddHere(): AddHere {
  const { isSignedIn } = useSession();
  const rate = useRate();
  const { t } = useTranslation('shop');
  const words = useProblemWords();
  const addForAccount = useAddToAccount();
  // Not by `useAction`: several products may be under way. Known before the buttons are drawn anew, too.
  const underWay = useRef<ReadonlySet<number>>(new Set());
  const [adding, setAdding] = useState(underWay.current);
  const [problems, setProblems] = useState<ReadonlyMap<number, CartProblem>>(new Map());
  const lock = (change: (ids: Set<number>) => unknown) => {
    const next = new Set(underWay.current);
    change(next);
    underWay.current = next;
    setAdding(next);
  };

  const addToCart = async (addition: Addition): Promise<boolean> => {
    const { id } = addition.product;
    if (underWay.current.has(id)) return false;
    lock((ids) => ids.add(id));
    const problem = isSignedIn ? await addForAccount(addition) : addForGuest(addition, rate.micros);
    lock((ids) => ids.delete(id));
    if (!problem) announce(t('card.isIn', { name: addition.product.name }));
    setProblems((before) => {
      const next = new Map(before);
      if (problem) next.set(id, problem);
      else next.delete(id);
      return next;
    });
    return problem === null;
  };

  const problemWith = (productId: number) => {
    const problem = problems.get(productId);
    return problem ? words(problem) : null;
  };
  return { addToCart, adding, problemWith };
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
  // Not by `useAction`: locked until the page has changed. Known before the button is drawn anew, too.
  const left = useRef<string | null>(null);
  const [product, setProduct] = useState<number | null>(null);

  const addToCart = async (addition: Addition): Promise<boolean> => {
    if (left.current === place) return false;
    left.current = place;
    setProduct(addition.product.id);
    const isIn = await here.addToCart(addition);
    if (isIn) {
      setLeftFrom(place);
      await navigate(hrefTo('cart'));
    } else left.current = null;
    return isIn;
  };

  return {
    addToCart,
    isAdding: here.adding.size > 0 || leftFrom === place,
    problem: product === null ? null : here.problemWith(product),
  };
}
