import { isInStock } from '@mercadito/domain/cart/cart-stock';
import { addToCart as addToLines } from '@mercadito/domain/cart/change-cart';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { isUnheard } from '../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { showCart, useAddCartItemMutation } from './cart.api.ts';
import {
  type CartRefusal,
  refusalOfChoice,
  refusalOfRule,
  refusalOfServer,
  soldOut,
  useRefusalWords,
  type WordedRefusal,
} from './cart-refusal.ts';
import { readGuestCart, setGuestLines } from './guest-cart.ts';
import { type AddableProduct, guestLineOf } from './guest-line.ts';
import { useRate } from './use-rate.ts';

export interface Addition {
  readonly product: AddableProduct;
  /** Ids of the chosen attributes, at most one per group. */
  readonly attributes: readonly number[];
  readonly count: number;
}

interface AddToCart {
  /** Puts it in and goes to the cart (spec 1 §4); answers whether it went in. */
  readonly addToCart: (addition: Addition) => Promise<boolean>;
  readonly isAdding: boolean;
  /** Why the last one did not go in, for the screen to show beside its button. */
  readonly refusal: WordedRefusal | null;
}

/** Puts it into the visitor's cart on this device, or says why not. */
function addForGuest({ product, attributes, count }: Addition, rateMicros: number): CartRefusal | null {
  const made = guestLineOf(product, attributes, count);
  if ('refusal' in made) return refusalOfChoice(made.refusal);
  const { lines } = readGuestCart();
  const change = addToLines(lines, made.line, rateMicros);
  if (!change.changed) return refusalOfRule(change.refusal, product.name);
  const { stock } = made.line;
  if (!isInStock(change.lines, product.id, stock)) return soldOut(product.name, stock);
  setGuestLines(change.lines);
  return null;
}

/** Puts it into the account's cart. The same tap keeps its key until the server has said what became of it. */
function useAddToAccount(): readonly [(addition: Addition) => Promise<CartRefusal | null>, boolean] {
  const { user } = useSession();
  const dispatch = useDispatch();
  const [addCartItem, { isLoading }] = useAddCartItemMutation();
  const attempt = useRef<{ of: string; key: string } | null>(null);

  const add = async ({ product, attributes, count }: Addition): Promise<CartRefusal | null> => {
    const body = { product_id: product.id, attribute_values: [...attributes], count };
    const of = JSON.stringify(body);
    if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() };
    const { data, error } = await addCartItem({ ...body, user: user?.id, idempotencyKey: attempt.current.key });
    if (!isUnheard(error)) attempt.current = null;
    if (error) return refusalOfServer(error);
    if (user && data) await dispatch(showCart(user.id, data) as never);
    return null;
  };
  return [add, isLoading];
}

/** Puts products into the cart, the visitor's or the account's. */
export function useAddToCart(): AddToCart {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const rate = useRate();
  const words = useRefusalWords();
  const [addForAccount, isAdding] = useAddToAccount();
  const [refused, setRefused] = useState<CartRefusal | null>(null);

  const addToCart = async (addition: Addition): Promise<boolean> => {
    const refusal = isSignedIn ? await addForAccount(addition) : addForGuest(addition, rate.micros);
    setRefused(refusal);
    if (!refusal) await navigate('/cart');
    return refusal === null;
  };

  return { addToCart, isAdding, refusal: refused && words(refused) };
}
