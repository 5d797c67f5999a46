import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import { checkGates, type Gate, isAmong } from './gates.ts';
import { kindsWithPermission, type Permission, type PermissionBySettings } from './permissions.ts';
import type { AccessSettings, ActorKind, Viewer } from './person.ts';

/** The gates on the way to being one, in the order in which the server asks them. */
const WAY_TO: Partial<Record<ActorKind, readonly Gate[]>> = {
  customer: ['signedIn'],
  member: ['signedIn', 'business', 'subscription'],
  owner: ['signedIn', 'business', 'subscription', 'company'],
  driver: ['signedIn', 'driver'],
  admin: ['signedIn', 'admin'],
};

/** Why somebody may not: the gate that stays shut for them, or null when no gate would help. */
export type Refused = { readonly gate: Gate | null };

type Asked<P extends Permission> = P extends PermissionBySettings ? [settings: AccessSettings] : [];

/**
 * Whether somebody may do this, by the table of permissions: the one question that calls, gates, links and buttons ask.
 * @param asked the settings, for what hangs on whether owners need a subscription
 */
export function may<P extends Permission>(viewer: Viewer, permission: P, ...asked: Asked<P>): Verdict<Refused> {
  const [settings = { ownersNeedSubscription: true }] = asked;
  if (isAmong(permission, viewer, settings)) return ALLOWED;
  const [meant] = kindsWithPermission(permission);
  const way = (meant && WAY_TO[meant]) ?? [];
  const verdict = checkGates(way, viewer, { ...settings, totalItems: 0 });
  return refuse({ gate: verdict.allowed ? null : verdict.refusal.gate });
}
