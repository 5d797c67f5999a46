import { personWith, type Viewer } from '@mercadito/domain/access/person';
import { OTHER } from '@mercadito/domain/answered';
import { useMemo } from 'react';
import { useAppSelector } from '../api/store-hooks.ts';
import type { SessionState } from './session.slice.ts';

interface SessionView extends SessionState {
  /** What the rules of `@mercadito/domain/access` ask about; null for a visitor. */
  readonly viewer: Viewer;
  readonly isSignedIn: boolean;
}

/** Who is looking. */
export function useSession(): SessionView {
  const session = useAppSelector(({ session }) => session);
  return useMemo(() => ({ ...session, viewer: viewerOf(session), isSignedIn: session.token !== null }), [session]);
}

/** The signed-in person's id, for the paths that name it; throws outside of a gated screen. */
export function useUserId(): number {
  const { user } = useSession();
  if (!user) throw new Error('useUserId is for screens behind the signed-in gate');
  return user.id;
}

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
