import type { RoleHolder } from '@mercadito/domain/access/blocking';
import type { RoleKind } from '@mercadito/domain/access/role';
import type { StoredRole } from './people.queries.ts';

/** A role as the domain calls it. */
export const KIND_OF: Record<StoredRole, RoleKind> = { User: 'user', Driver: 'driver', Admin: 'admin' };

/** People under their lock, as the rules of the last Admin take them. */
export const roleHoldersOf = (
  people: readonly { readonly id: number; readonly role: StoredRole; readonly blocked_at: string | null }[],
): RoleHolder[] =>
  people.map(({ id, role, blocked_at }) => ({ id, role: KIND_OF[role], isBlocked: blocked_at !== null }));
