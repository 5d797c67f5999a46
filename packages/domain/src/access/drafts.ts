import { may } from './may.ts';
import type { Viewer } from './person.ts';

/** Whether the viewer sees the drafts of every company: who oversees all goods does, a membership shows none. */
export function canSeeAllDrafts(viewer: Viewer): boolean {
  return may(viewer, 'goods.see-all').allowed;
}

/**
 * Whether the viewer sees the drafts of the company that `ownerId` owns: its owner and Admins do; for everybody else they do
 * not exist (DRAFT-1).
 */
export function canSeeDrafts(viewer: Viewer, ownerId: number): boolean {
  return canSeeAllDrafts(viewer) || viewer?.id === ownerId;
}
