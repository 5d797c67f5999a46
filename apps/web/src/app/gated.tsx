import { checkGates, type Gate } from '@mercadito/domain/access/gates';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../shared/session/use-session.ts';
import { useSettings } from '../shared/site/use-site.ts';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';
import { useCartCount } from './slots.ts';

/** What a page that turns somebody away leaves in the history entry it sends them to. */
export interface TurnedAway {
  readonly turnedAway: Gate;
  /** Where they wanted to go; the login page leads back there. */
  readonly from: string;
}

/** The door signs in front of screens; the server enforces the same on every call. Says why when it sends away. */
export function Gated({ gates }: { gates: readonly Gate[] }) {
  const { viewer, token, user } = useSession();
  const { site, isKnown } = useSettings();
  const totalItems = useCartCount();
  const location = useLocation();

  const isUndecided =
    (token !== null && user === null) ||
    (gates.includes('cart') && totalItems === undefined) ||
    (gates.includes('subscription') && !isKnown);
  if (isUndecided) return <SkeletonPage />;

  const verdict = checkGates(gates, viewer, {
    totalItems: totalItems ?? 0,
    ownersNeedSubscription: site.owners_need_subscription,
  });
  if (verdict.allowed) return <Outlet />;
  const state: TurnedAway = { turnedAway: verdict.refusal.gate, from: location.pathname + location.search };
  return <Navigate to={verdict.refusal.redirect} replace state={state} />;
}
