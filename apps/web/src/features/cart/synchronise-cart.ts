import type { synchronizeCart } from '@mercadito/contracts/cart';
import type { Input, Output } from '@mercadito/contracts/endpoint';
import { useEffect, useState } from 'react';
import { getCart, useSynchronizeCartMutation } from '../../entities/cart/cart.api.ts';
import { type SynchSummary, synchDone, synchFailed } from '../../entities/cart/cart-synch.slice.ts';
import {
  forgetSentCart,
  type GuestLine,
  readGuestCart,
  settleSentCart,
  takeSentCart,
  useGuestCart,
} from '../../entities/cart/guest-cart.ts';
import { useKeepRate } from '../../entities/cart/use-cart.ts';
import { isSessionOver, isTooMany, isUnconfirmed } from '../../shared/api/api-error.ts';
import { useAppDispatch } from '../../shared/api/store-hooks.ts';
import { growingWait, onceReconnected } from '../../shared/connection/on-reconnect.ts';
import { awaitTexts, textOf } from '../../shared/i18n/i18n.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { tellNotice } from '../../shared/ui/toast.tsx';

type Send = (
  input: Input<typeof synchronizeCart> & { idempotencyKey: string },
) => Promise<{ data?: Output<typeof synchronizeCart> | undefined; error?: unknown }>;

type SynchResult =
  | { readonly done: true; readonly summary: SynchSummary; readonly settle: () => void }
  /** `isOver`: the server has refused for good; asking again would not help. */
  | { readonly done: false; readonly isOver: boolean };

function summaryOf({ added, skipped }: Output<typeof synchronizeCart>, lines: readonly GuestLine[]): SynchSummary {
  const nameOf = (productId: number) => lines.find((line) => line.productId === productId)?.name ?? '';
  return { added, skipped: skipped.map(({ product_id, reason }) => ({ name: nameOf(product_id), reason })) };
}

/**
 * Hands the visitor's lines to the account. What goes out is stored with its key before, and goes out again just so after a lost
 * answer, whatever was put in meanwhile: the same gives the first answer again and doubles nothing.
 * The lines stay on the device until `settle` is called, which takes out what was sent and nothing else.
 */
export async function synchroniseCart(userId: number, send: Send): Promise<SynchResult> {
  const sent = takeSentCart();
  const { data, error } = await send({
    user: userId,
    cart_items: sent.items.map(({ productId, attributeIds, count }) => ({
      product_id: productId,
      attribute_ids: [...attributeIds],
      count,
    })),
    idempotencyKey: sent.key,
  });
  if (data) {
    return { done: true, summary: summaryOf(data, readGuestCart().lines), settle: () => settleSentCart(sent) };
  }
  const mayHelpLater = isUnconfirmed(error) || isTooMany(error) || isSessionOver(error);
  // A definite no has changed nothing and is remembered by nobody.
  if (!mayHelpLater) forgetSentCart(sent);
  return { done: false, isOver: !mayHelpLater };
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Says that something stayed behind, as soon as the words are there; the cart itself tells what and why. */
async function tellSkipped({ skipped }: SynchSummary): Promise<void> {
  if (skipped.length === 0) return;
  await awaitTexts('cart');
  tellNotice(textOf('cart:synch.someSkipped', { count: skipped.length }));
}

/** Takes the visitor's cart over into the account of whoever has signed in (CART-9), again until it is done. */
export function useSynchroniseCart(): void {
  useKeepRate();
  const { user } = useSession();
  const userId = user === null || user.must_change_password ? null : user.id;
  const hasLines = useGuestCart().lines.length > 0;
  const dispatch = useAppDispatch();
  const [synchronizeCart] = useSynchronizeCartMutation();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (userId === null || !hasLines) return;
    let isOver = false;
    let callOff = () => undefined as unknown;
    const run = async (): Promise<void> => {
      const result = await synchroniseCart(userId, synchronizeCart);
      if (result.done && !isOver) {
        // The new cart first, so that no screen sees the moment between the two.
        await dispatch(getCart.initiate({ userId }, { subscribe: false, forceRefetch: true }));
        dispatch(synchDone(result.summary));
        void tellSkipped(result.summary);
      }
      if (result.done) {
        // The account has it, whoever is on the screen by now.
        result.settle();
        // What another tab has put in meanwhile comes next.
        if (!isOver && readGuestCart().lines.length > 0) await run();
        return;
      }
      if (isOver) return;
      dispatch(synchFailed());
      if (result.isOver) return;
      const wait = growingWait(attempt, FIRST_WAIT, LONGEST_WAIT);
      callOff = onceReconnected(wait, () => setAttempt((before) => before + 1));
    };
    void run();
    return () => {
      isOver = true;
      callOff();
    };
  }, [userId, hasLines, attempt, synchronizeCart, dispatch]);
}
