import type { Viewer } from '@mercadito/domain/access/person';
import { useMemo } from 'react';
import { useAppSelector } from '../api/store-hooks.ts';
import { type SessionState, viewerOf } from './session.slice.ts';

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
