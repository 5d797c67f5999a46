import { passesGate } from './gates.ts';
import type { AccessSettings, Person } from './person.ts';

/**
 * Whether the business of this owner takes orders: while she passes the first gate (SELLING-1). One that takes none is shown as
 * before, and its owner goes on reading what was ordered and switching goods off (SELLING-3).
 */
export function takesOrders(owner: Person, settings: AccessSettings): boolean {
  return passesGate('subscription', owner, { ...settings, totalItems: 0 });
}
