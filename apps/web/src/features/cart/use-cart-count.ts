import { useSession } from '../../shared/session/use-session.ts';
import { useCart } from './use-cart.ts';

/** Pieces in the cart for badges and for gate 2, the visitor's or the account's; undefined until it is known. */
export function useCartCount(): number | undefined {
  const { viewer } = useSession();
  const { isKnown, error, totalItems } = useCart();
  // Spec 1 §6: drivers have no cart.
  if (viewer?.role === 'driver') return 0;
  if (isKnown) return totalItems;
  // A cart that cannot be read must not keep its own screen, which says so, behind a skeleton for ever.
  return error ? 0 : undefined;
}
