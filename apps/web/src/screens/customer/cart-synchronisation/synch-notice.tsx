import { Suspense } from 'react';
import { selectSynchFailed, selectSynchSummary } from '../../../entities/cart/cart-synch.slice.ts';
import { useGuestCart } from '../../../entities/cart/guest-cart.ts';
import { useAppSelector } from '../../../shared/api/store-hooks.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';

// Seen once, after signing in with something in the cart.
const SynchWaiting = lazyChunk(() => import('./synch-summary.tsx').then((m) => m.SynchWaiting));
const SynchSummary = lazyChunk(() => import('./synch-summary.tsx').then((m) => m.SynchSummary));

/** What became of the cart somebody filled before signing in (CART-9). */
export function SynchNotice() {
  const { isSignedIn } = useSession();
  const { lines } = useGuestCart();
  const hasFailed = useAppSelector(selectSynchFailed);
  const summary = useAppSelector(selectSynchSummary);
  const isWaiting = isSignedIn && hasFailed && lines.length > 0;
  return <Suspense>{isWaiting ? <SynchWaiting /> : summary && <SynchSummary summary={summary} />}</Suspense>;
}
