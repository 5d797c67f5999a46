import { ALLOWED, refuse, type Verdict } from '../verdict.ts';
import type { RoleKind } from './role.ts';

/** Somebody whose role or block is being decided, under the lock of all Admins. */
export interface RoleHolder {
  readonly id: number;
  readonly role: RoleKind;
  readonly isBlocked: boolean;
}

/** Whether somebody is an Admin who is let in. */
export function isActiveAdmin({ role, isBlocked }: Omit<RoleHolder, 'id'>): boolean {
  return role === 'admin' && !isBlocked;
}

/** Whether this person is the only Admin who is let in (ROLE-4, ACCOUNT-14). */
export function isLastAdmin(userId: number, people: readonly RoleHolder[]): boolean {
  const admins = people.filter(isActiveAdmin);
  return admins.length === 1 && admins[0]?.id === userId;
}

export type BlockRefusal = 'own_account' | 'last_admin';

/**
 * Whether an Admin may block a person: not herself, and not the last Admin who is let in (ACCOUNT-14).
 * @param people the person and every Admin, as they stand
 */
export function canBlock(actorId: number, userId: number, people: readonly RoleHolder[]): Verdict<BlockRefusal> {
  if (actorId === userId) return refuse('own_account');
  if (isLastAdmin(userId, people)) return refuse('last_admin');
  return ALLOWED;
}
