import { may } from '@mercadito/domain/access/may';
import { useSession } from '../../shared/session/use-session.ts';
import { useOrderAttempt } from './checkout-memory.ts';
import { useCart } from './use-cart.ts';

/** Pieces in the cart for badges and for gate 2, the visitor's or the account's; undefined until it is known, null if it cannot be. */
export function useCartCount(): number | null | undefined {
  const { viewer } = useSession();
  const { isKnown, error, totalItems } = useCart();
  const attempt = useOrderAttempt(viewer?.id ?? null);
  // ROLE-2: drivers have no cart.
  if (!may(viewer, 'shopping.see').allowed) return 0;
  // The order may have arrived and emptied the cart: whoever has not heard yet is not sent away from the checkout.
  if (attempt) return attempt.pieces;
  if (isKnown) return totalItems;
  return error ? null : undefined;
}
