import type { synchronizeCart } from '@mercadito/contracts/cart';
import type { Input, Output } from '@mercadito/contracts/endpoint';
import type { SynchSummary } from '../../entities/cart/cart-synch.slice.ts';
import {
  forgetSentCart,
  type GuestLine,
  readGuestCart,
  settleSentCart,
  takeSentCart,
} from '../../entities/cart/guest-cart.ts';
import { isSessionOver, isTooMany, isUnconfirmed } from '../../shared/api/api-error.ts';

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
 * Hands the visitor's lines to the account. What goes out is stored with its key before, and goes out again just so after a lost
 * answer, whatever was put in meanwhile: the same gives the first answer again and doubles nothing.
 * The lines stay on the device until `settle` is called, which takes out what was sent and nothing else.
 */
export async function synchroniseCart(userId: number, send: Send): Promise<SynchOutcome> {
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
