import { type Href, hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { GATE_EXITS } from '@mercadito/contracts/site/site-map';
import { checkGates, type Gate } from '@mercadito/domain/access/gates';
import type { Viewer } from '@mercadito/domain/access/person';
import { type ReactNode, useState } from 'react';
import { useGetUserQuery } from '../entities/accounts/accounts.api.ts';
import { PersonOnTheWay } from '../entities/accounts/person-on-the-way.tsx';
import { useCartCount } from '../entities/cart/use-cart.ts';
import { Navigate, useLocation } from '../shared/navigation/router.tsx';
import { viewerOf } from '../shared/session/session.slice.ts';
import { useSession } from '../shared/session/use-session.ts';
import { useSettings } from '../shared/site/use-site.tsx';
import { SkeletonPage } from '../shared/ui/skeleton-page.tsx';

/** What a page that turns somebody away leaves in the history entry it sends them to. */
export interface TurnedAway {
  readonly turnedAway: Gate;
  /** Where they wanted to go; the login page leads back there. */
  readonly from: Href;
}

interface GatedProps {
  gates: readonly Gate[];
  children: ReactNode;
}

/** The door signs in front of screens; the server enforces the same on every call. Says why when it sends away. */
export function Gated({ gates: all, children }: GatedProps) {
  const { viewer, token, user, endedBecause } = useSession();
  const { site, isKnown } = useSettings();
  const totalItems = useCartCount();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user !== null && !wasSignedIn) setWasSignedIn(true);
  // A cart that cannot be read need not be empty: the screen behind the gate says what is wrong.
  const gates = totalItems === null ? all.filter((gate) => gate !== 'cart') : all;

  const isKnownFor: Readonly<Record<Gate, boolean>> = {
    subscription: isKnown,
    cart: totalItems !== undefined,
    driver: true,
    company: true,
    business: true,
    admin: true,
    signedIn: true,
    subscriptionOrBusiness: isKnown,
  };
  // A token whose person has not come yet is neither a visitor nor a driver.
  if (token !== null && user === null) return <PersonOnTheWay meanwhile={<SkeletonPage />} />;

  // Who has signed out here did not ask to enter, and is asked for nothing.
  if (wasSignedIn && token === null && endedBecause === null) return <Navigate to={hrefTo('home')} replace />;

  const circumstances = { totalItems: totalItems ?? 0, ownersNeedSubscription: site.owners_need_subscription };
  const undecided = gates.findIndex((gate) => !isKnownFor[gate]);
  const decided = undecided === -1 ? gates : gates.slice(0, undecided);
  const ask = (whom: Viewer) => checkGates(decided, whom, circumstances);
  const verdict = ask(viewer);
  if (!verdict.allowed) return <TurnAway gate={verdict.refusal.gate} isOpenTo={(whom) => ask(whom).allowed} />;
  return undecided === -1 ? children : <SkeletonPage />;
}

interface TurnAwayProps {
  gate: Gate;
  isOpenTo: (viewer: Viewer) => boolean;
}

/**
 * Sends to where somebody may get on; not while the server is being asked who they are, since what is known of them may be what the
 * device remembers from before their membership began.
 */
function TurnAway({ gate, isOpenTo }: TurnAwayProps) {
  const session = useSession();
  const location = useLocation();
  const { data: told, isFetching } = useGetUserQuery(undefined, { skip: session.token === null });
  const isAboutToEnter = told !== undefined && isOpenTo(viewerOf({ ...session, user: told }));
  if (isFetching || isAboutToEnter) return <SkeletonPage />;
  const state: TurnedAway = { turnedAway: gate, from: hrefHere(location.pathname, location.search) };
  return <Navigate to={hrefTo(GATE_EXITS[gate])} replace state={state} />;
}
