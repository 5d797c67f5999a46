import { may } from './may.ts';
import type { Viewer } from './person.ts';

/** Whether the viewer looks at every business that an Admin has closed: those who oversee all goods do. */
export function canSeeAllSuspended(viewer: Viewer): boolean {
  return may(viewer, 'goods.see-all').allowed;
}

/**
 * Whether the viewer still looks at what the suspended business of `ownerId` has: its owner and Admins do; for everybody else
 * there is nothing but the word that it is closed (SUSPENSION-2). To buy of it nobody may.
 */
export function canSeeSuspended(viewer: Viewer, ownerId: number): boolean {
  return canSeeAllSuspended(viewer) || viewer?.id === ownerId;
}
