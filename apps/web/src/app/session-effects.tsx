import { CACHE_TAGS } from 'virtual:cache-tags';
import type { Account } from '@mercadito/contracts/accounts';
import { screenAt } from '@mercadito/contracts/site/addresses';
import { haveSameRole, type Viewer } from '@mercadito/domain/access/person';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useGetUserQuery } from '../entities/accounts/accounts.api.ts';
import { useSynchroniseCart } from '../features/cart/synchronise-cart.ts';
import { forgetIntent } from '../features/favoriting/favorite-intent.ts';
import { useLanguageOfAccount } from '../features/language-choice/language-choice.tsx';
import { api } from '../shared/api/api.ts';
import { useAnswerPassword } from '../shared/api/password-question.ts';
import type { ServedData } from '../shared/api/served-data.ts';
import { useAppDispatch } from '../shared/api/store-hooks.ts';
import { growingWait, onceReconnected } from '../shared/connection/on-reconnect.ts';
import { useEventStream } from '../shared/live/use-event-stream.ts';
import { useLocation } from '../shared/navigation/router.tsx';
import { hasUnsavedWork, useHasUnsavedWork } from '../shared/navigation/unsaved-work.ts';
import { isSignInScreen } from '../shared/navigation/way-back.ts';
import {
  type SessionState,
  sessionExpired,
  signInDeclined,
  userLoaded,
  viewerOf,
} from '../shared/session/session.slice.ts';
import { useSession } from '../shared/session/use-session.ts';
import { useGetSettingsQuery } from '../shared/site/site.api.ts';
import { lazyChunk } from '../shared/ui/lazy-chunk.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useFollowDevice } from './use-follow-device.ts';

/** Milliseconds until a read that failed is tried again. */
const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;
/** Until what was made for a visitor is read again without a stream, which on a weak line opens after seconds: else all is read twice. */
const UNHEARD_MS = 8_000;

/** The signed-in person as the server has them, asked for again until it has said so: nothing of theirs is shown before. */
function useFreshUser({ token, isHeld }: SessionState): Account | undefined {
  const { data, error, refetch } = useGetUserQuery(undefined, { skip: token === null });
  useAskAgain(token !== null && !isHeld, { error, refetch });
  return data;
}

/** What every part of a page needs and nothing else on it asks for a second time. */
function useSettingsAtLast(): void {
  const { data, error, refetch } = useGetSettingsQuery();
  useAskAgain(data === undefined, { error, refetch });
}

/** Asks again for what has failed, after waits that grow until it has come. */
function useAskAgain(isAsked: boolean, { error, refetch }: { error: unknown; refetch: () => unknown }): void {
  const failed = useRef(0);
  const again = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isAsked || error === undefined) {
      failed.current = 0;
      return;
    }
    const callOff = onceReconnected(growingWait(failed.current, FIRST_WAIT, LONGEST_WAIT), again);
    failed.current += 1;
    return callOff;
  }, [isAsked, error]);
}

// Few ever see it.
const SessionEnded = lazyChunk(() => import('./session-ended.tsx').then((m) => m.SessionEnded));
const PasswordAsked = lazyChunk(() => import('./password-asked.tsx').then((m) => m.PasswordAsked));
const SessionHeld = lazyChunk(() => import('./session-held.tsx').then((m) => m.SessionHeld));

/** Whether somebody has lost what opened a screen to them. */
const mayLess = (before: Viewer, now: Viewer): boolean =>
  before !== null &&
  now !== null &&
  (!haveSameRole(before, now) ||
    (before.subscriptionActive && !now.subscriptionActive) ||
    (before.hasCompany && !now.hasCompany));

/** Everything that follows from somebody being signed in, or from no longer being so. */
export function SessionEffects({ servedData }: { servedData: ServedData }) {
  const session = useSession();
  const { user } = session;
  // Till it is known who it is, and with a one-time password until it is changed, nobody is anybody yet.
  const token = user && !user.must_change_password ? session.token : null;
  const dispatch = useAppDispatch();
  const freshUser = useFreshUser(session);
  useSettingsAtLast();

  // What somebody may no longer do, saving tells them: until then the form stays open on which they write (LOOK-22).
  const hasUnsaved = useHasUnsavedWork();
  const taken = useRef<Account | null>(null);
  const take = useEffectEvent((fresh: Account, isWriting: boolean) => {
    if (taken.current === fresh) return;
    if (isWriting && mayLess(session.viewer, viewerOf({ ...session, user: fresh }))) return;
    taken.current = fresh;
    dispatch(userLoaded({ token: session.token, user: fresh }));
  });
  useEffect(() => {
    if (freshUser) take(freshUser, hasUnsaved);
  }, [freshUser, hasUnsaved]);

  // Given up, or saved somewhere else.
  const heldToken = session.isHeld ? session.token : null;
  useEffect(() => {
    if (heldToken && !hasUnsaved) dispatch(sessionExpired({ token: heldToken }));
  }, [heldToken, hasUnsaved, dispatch]);

  // The first page was made for a visitor; members and owners see more of it. Once the stream is open all is read again: not twice.
  useEffect(() => {
    if (!token) return;
    const unheard = setTimeout(servedData.readAgain, UNHEARD_MS);
    return () => clearTimeout(unheard);
  }, [token, servedData]);

  // With a one-time password the server has answered as to a visitor; members see more, and favourites have hearts.
  const mustChange = user?.must_change_password === true;
  const mustChangeBefore = useRef(mustChange);
  useEffect(() => {
    if (token && mustChangeBefore.current) dispatch(api.util.invalidateTags([...CACHE_TAGS]));
    mustChangeBefore.current = mustChange;
  }, [token, mustChange, dispatch]);

  // Behind a gate one is led to the door anyway.
  const { pathname, hasLeft } = useLocation();
  const isAskedHere = !isSignInScreen(pathname) && screenAt(pathname).screen.gates.length === 0;
  useEffect(() => {
    if (session.asksToSignIn && !session.isHeld && !isAskedHere) dispatch(signInDeclined());
  }, [session.asksToSignIn, session.isHeld, isAskedHere, dispatch]);

  // With the session ends what waited for the password.
  const answerPassword = useAnswerPassword();
  useEffect(() => {
    if (!session.asksPassword) answerPassword(false);
  }, [session.asksPassword, answerPassword]);

  useFollowDevice(session, hasUnsaved);
  useFocusKept(hasLeft ? pathname : null);
  useIntentGivenUp(session);
  useEventStream(session.isHeld ? null : token, {
    onRefresh: (tags) => {
      if (tags === null) servedData.takeAsRead();
      dispatch(api.util.invalidateTags(tags ?? [...CACHE_TAGS]));
    },
    // Signed out in another tab or from another device: nothing of the person stays to be read here, but what they write.
    onRefused: () => token && dispatch(sessionExpired({ token, holdsWork: hasUnsavedWork() })),
  });
  useLanguageOfAccount(token === null ? null : (user?.id ?? null));
  useSynchroniseCart();
  if (session.isHeld && user) {
    return <Suspense>{session.asksToSignIn && <SessionHeld username={user.username} />}</Suspense>;
  }
  return (
    <Suspense>
      {session.asksToSignIn && isAskedHere && <SessionEnded />}
      {session.asksPassword && user && <PasswordAsked username={user.username} onAnswer={answerPassword} />}
    </Suspense>
  );
}

/**
 * What somebody wanted before signing in is given up by going anywhere but to the door, and by leaving that, or the
 * session, without signing in: whoever signs in later has not wanted it (FAVORITE-1).
 */
function useIntentGivenUp({ token, asksToSignIn }: SessionState): void {
  const { pathname, search } = useLocation();
  const here = isSignInScreen(pathname) ? null : pathname + search;
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
