import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { hasActiveSubscription, isAdmin, isDriver, isSignedIn, type Viewer } from './person.ts';

/** The gates of spec 1 §2 in their order: 1 subscription, 2 cart, 3 driver, 4 company, 5 business, 6 admin, 7 signed in. */
export const GATES = ['subscription', 'cart', 'driver', 'company', 'business', 'admin', 'signedIn'] as const;

export type Gate = (typeof GATES)[number];

/** Where a person goes who does not pass. */
const GATE_REDIRECTS: Readonly<Record<Gate, string>> = {
  subscription: '/',
  cart: '/cart',
  driver: '/',
  company: '/mybusiness',
  business: '/',
  admin: '/driver',
  signedIn: '/login',
};

export type Circumstances = {
  /** Pieces in the person's cart. */
  readonly totalItems: number;
  /** `OWNERS_NEED_SUBSCRIPTION`; false leaves the first gate open. */
  readonly ownersNeedSubscription: boolean;
};

/** Role User or Admin: whoever is not a driver may have a business (gate 5). */
function mayHaveBusiness(viewer: Viewer): boolean {
  return viewer?.role === 'user' || isAdmin(viewer);
}

/** The driver role or Admin (gate 3). */
export function mayDrive(viewer: Viewer): boolean {
  return isDriver(viewer) || isAdmin(viewer);
}

/** An active subscription, where one is needed; Admins act for others and need none (gate 1). */
function hasPaid(viewer: Viewer, { ownersNeedSubscription }: Circumstances): boolean {
  return !ownersNeedSubscription || hasActiveSubscription(viewer) || isAdmin(viewer);
}

/** Whether the viewer passes one gate. */
export function passesGate(gate: Gate, viewer: Viewer, circumstances: Circumstances): boolean {
  switch (gate) {
    case 'subscription':
      return hasPaid(viewer, circumstances);
    case 'cart':
      return circumstances.totalItems > 0;
    case 'driver':
      return mayDrive(viewer);
    case 'company':
      return viewer?.hasCompany ?? false;
    case 'business':
      return mayHaveBusiness(viewer);
    case 'admin':
      return isAdmin(viewer);
    case 'signedIn':
      return isSignedIn(viewer);
  }
}

/** Asks the gates in the order given and names the first that stays shut, with where to go instead. */
export function checkGates(
  gates: readonly Gate[],
  viewer: Viewer,
  circumstances: Circumstances,
): Verdict<{ readonly gate: Gate; readonly redirect: string }> {
  const shut = gates.find((gate) => !passesGate(gate, viewer, circumstances));
  return shut === undefined ? ALLOWED : refuse({ gate: shut, redirect: GATE_REDIRECTS[shut] });
}
