import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetIntent } from '../features/favoriting/favorite-intent.ts';
import { isDoor } from '../shared/navigation/way-back.ts';
import type { SessionState } from '../shared/session/session.slice.ts';

/**
 * What somebody wanted before signing in is given up by going anywhere but to the door, and by leaving that, or the
 * session, without signing in: whoever signs in later has not wanted it (FAVORITE-1).
 */
export function useIntentGivenUp({ token, asksToSignIn }: SessionState): void {
  const { pathname, search } = useLocation();
  const here = isDoor(pathname) ? null : pathname + search;
  const before = useRef({ here, token });
  useEffect(() => {
    const { current } = before;
    before.current = { here, token };
    if (token !== null || here === null) return;
    // A session that has ended under what they did asks them to sign in, where they are.
    const hasSignedOut = current.token !== null && !asksToSignIn;
    if (here !== current.here || hasSignedOut) forgetIntent();
  }, [here, token, asksToSignIn]);
}
