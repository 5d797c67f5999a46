import type { RoleKind } from '../access/role.ts';

/**
 * What a person is when a copy is restored: what was taken since is taken again, what was given is given anew by an Admin (BACKUP-5).
 * @param copied what the copy says
 * @param last what the journal says last
 */
export function roleAfterRestoring(copied: RoleKind, last: RoleKind): RoleKind {
  return copied === 'admin' || last === 'user' ? last : copied;
}
