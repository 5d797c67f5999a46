import { useSession } from '../../shared/session/use-session.ts';
import { useOrderAttempt } from './checkout-memory.ts';
import { useCart } from './use-cart.ts';

/** Pieces in the cart for badges and for gate 2, the visitor's or the account's; undefined until it is known. */
export function useCartCount(): number | undefined {
  const { viewer } = useSession();
  const { isKnown, error, totalItems } = useCart();
  const attempt = useOrderAttempt(viewer?.id ?? null);
  // Spec 1 §6: drivers have no cart.
  if (viewer?.role === 'driver') return 0;
  // The order may have arrived and emptied the cart: whoever has not heard yet is not sent away from the checkout.
  if (attempt) return attempt.pieces;
  if (isKnown) return totalItems;
  // A cart that cannot be read must not keep its own screen, which says so, behind a skeleton for ever.
  return error ? 0 : undefined;
}
