import type { synchronizeCart } from '@mercadito/contracts/cart';
import type { Input, Output } from '@mercadito/contracts/endpoint';
import { MAX_CART_LINES } from '@mercadito/domain/cart/cart-length';
import { joinEqualLines } from '@mercadito/domain/cart/merge-carts';
import type { SynchSummary } from '../../entities/cart/cart-synch.slice.ts';
import { type GuestLine, readGuestCart, setGuestLines, setSynchKey } from '../../entities/cart/guest-cart.ts';
import { isTooMany, isUnheard } from '../../shared/api/api-error.ts';
import { newIdempotencyKey } from '../../shared/api/idempotency.ts';

type Send = (
  input: Input<typeof synchronizeCart> & { idempotencyKey: string },
) => Promise<{ data?: Output<typeof synchronizeCart> | undefined; error?: unknown }>;

export type SynchOutcome =
  | { readonly done: true; readonly summary: SynchSummary; readonly settle: () => void }
  /** `isOver`: the server has refused for good; asking again would not help. */
  | { readonly done: false; readonly isOver: boolean };

function summaryOf({ added, skipped }: Output<typeof synchronizeCart>, lines: readonly GuestLine[]): SynchSummary {
  const nameOf = (productId: number) => lines.find((line) => line.productId === productId)?.name ?? '';
  return { added, skipped: skipped.map(({ product_id, reason }) => ({ name: nameOf(product_id), reason })) };
}

/**
 * Hands the visitor's lines to the account. The key is stored beside the lines before they go out and changes only with
 * them, so that the same lines sent again after a lost answer give the first answer again and double nothing.
 * The lines stay on the device until `settle` is called.
 */
export async function synchroniseCart(userId: number, send: Send): Promise<SynchOutcome> {
  const { lines, synchKey } = readGuestCart();
  const idempotencyKey = synchKey ?? newIdempotencyKey();
  if (synchKey === null) setSynchKey(idempotencyKey);
  const sent = lines.slice(0, MAX_CART_LINES);
  const { data, error } = await send({
    user: userId,
    cart_items: joinEqualLines(sent).map(({ productId, attributeIds, count }) => ({
      product_id: productId,
      attribute_ids: [...attributeIds],
      count,
    })),
    idempotencyKey,
  });
  if (data) {
    const settle = () => setGuestLines(lines.slice(sent.length));
    return { done: true, summary: summaryOf(data, sent), settle };
  }
  const mayHelpLater = isUnheard(error) || isTooMany(error);
  // A definite no has changed nothing and is remembered by nobody.
  if (!mayHelpLater) setSynchKey(null);
  return { done: false, isOver: !mayHelpLater };
}
