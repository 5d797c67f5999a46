import { passesGate } from './gates.ts';
import type { AccessSettings, Person } from './person.ts';

const DAY_MS = 86_400_000;

/**
 * Whether the business of this owner takes orders: while she passes the first gate (SELLING-1). One that takes none is shown as
 * before, and its owner goes on reading what was ordered and switching goods off (SELLING-3).
 */
export function takesOrders(owner: Person, settings: AccessSettings): boolean {
  return passesGate('subscription', owner, { ...settings, totalItems: 0 });
}

/**
 * What an owner is told of her membership: from 7 days before its end on, from 1 day before, and once it has ended (SELLING-4).
 * Null while there is nothing to be told.
 */
export function membershipNotice(until: Date | null, now: Date): 'lastWeek' | 'lastDay' | 'ended' | null {
  const left = until === null ? 0 : until.getTime() - now.getTime();
  if (left <= 0) return 'ended';
  if (left <= DAY_MS) return 'lastDay';
  return left <= 7 * DAY_MS ? 'lastWeek' : null;
}
