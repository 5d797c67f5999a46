import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { kindsWithPermission, type Permission } from './permissions.ts';
import { type AccessSettings, hasActiveSubscription, kindOf, type Viewer } from './person.ts';

/**
 * The gates (GATE-1) in their order: 1 subscription, 2 cart, 3 driver, 4 company, 5 business, 6 admin, 7 signed in. The last one is the
 * first for whoever has a business already: what is read and switched off after the membership has ended (SELLING-3).
 */
export const GATES = [
  'subscription',
  'cart',
  'driver',
  'company',
  'business',
  'admin',
  'signedIn',
  'subscriptionOrBusiness',
] as const;

export type Gate = (typeof GATES)[number];

export type Circumstances = AccessSettings & {
  /** Pieces in the person's cart. */
  readonly totalItems: number;
};

/** Whether the table has the viewer in a row. */
export function isAmong(permission: Permission, viewer: Viewer, settings: AccessSettings): boolean {
  return kindsWithPermission(permission).includes(kindOf(viewer, settings));
}

/** Whether the viewer passes one gate. */
export function passesGate(gate: Gate, viewer: Viewer, circumstances: Circumstances): boolean {
  switch (gate) {
    case 'subscription':
      // Who acts for others needs none of their own.
      return (
        !circumstances.ownersNeedSubscription ||
        hasActiveSubscription(viewer) ||
        isAmong('others.act-for', viewer, circumstances)
      );
    case 'cart':
      return circumstances.totalItems > 0;
    case 'driver':
      return isAmong('delivery.enter', viewer, circumstances);
    case 'company':
      // Who acts for others names the business, or is asked for it.
      return (viewer?.hasCompany ?? false) || isAmong('others.act-for', viewer, circumstances);
    case 'business':
      return isAmong('business.enter', viewer, circumstances);
    case 'admin':
      return isAmong('site.enter', viewer, circumstances);
    case 'subscriptionOrBusiness':
      return (viewer?.hasCompany ?? false) || passesGate('subscription', viewer, circumstances);
    case 'signedIn':
      return viewer !== null;
  }
}

/** Asks the gates in the order given and names the first that stays shut. */
export function checkGates(
  gates: readonly Gate[],
  viewer: Viewer,
  circumstances: Circumstances,
): Verdict<{ readonly gate: Gate }> {
  const shut = gates.find((gate) => !passesGate(gate, viewer, circumstances));
  return shut === undefined ? ALLOWED : refuse({ gate: shut });
}
