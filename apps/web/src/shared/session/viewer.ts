import { personWith, type Viewer } from '@mercadito/domain/access/person';
import { OTHER } from '@mercadito/domain/answered';
import type { SessionState } from './session.slice.ts';

/** The person as the shared rules see them. A token without its person yet counts as nobody. */
export function viewerOf({ token, user }: SessionState): Viewer {
  if (!token || !user) return null;
  // Of a role that only a newer server knows, this version has no screens of its own.
  return personWith(user.profile.kind === OTHER ? 'user' : user.profile.kind, {
    id: user.id,
    subscriptionActive: user.subscriptionStatus.active,
    hasCompany: user.company_id !== null,
  });
}
