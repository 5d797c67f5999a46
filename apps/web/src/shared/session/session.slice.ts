import type { Account } from '@mercadito/contracts/accounts';
import { personWith, type Viewer } from '@mercadito/domain/access/person';
import { OTHER } from '@mercadito/domain/answered';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  readonly token: string | null;
  /** The person as last seen, so that gates need no request; null for a visitor or until the first answer. */
  readonly user: Account | null;
  /** Why a session ended, told on the login page. */
  readonly endedBecause: 'expired' | null;
  /** The session ended under something that the person did: they are asked to sign in again where they are. */
  readonly asksToSignIn: boolean;
  /**
   * The token is dead, and the person has something unsaved (LOOK-22): they stay who they were, so that nothing on the screen
   * goes, until they have signed in again or given it up. Nothing is sent meanwhile.
   */
  readonly isHeld: boolean;
  /** Something that the person did waits for their password. */
  readonly asksPassword: boolean;
}

export const NO_SESSION: SessionState = {
  token: null,
  user: null,
  endedBecause: null,
  asksToSignIn: false,
  isHeld: false,
  asksPassword: false,
};

interface Expiry {
  readonly token: string;
  /** The token was sent with something the person did. */
  readonly wasActing?: boolean;
  /** Something is unsaved on the page. */
  readonly holdsWork?: boolean;
}

const expired = (state: SessionState, { wasActing = false, holdsWork = false }: Expiry): SessionState =>
  holdsWork && state.user !== null
    ? { ...state, isHeld: true, asksToSignIn: true, asksPassword: false }
    : { ...NO_SESSION, endedBecause: 'expired', asksToSignIn: wasActing };

const isSame = (known: Account | null, told: Account): boolean => JSON.stringify(known) === JSON.stringify(told);

/** Who is signed in. Mirrored to storage and read from it at start by `session-storage.ts`; nobody else does. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: NO_SESSION,
  reducers: {
    /** The person follows as soon as the server has told who it is. */
    signedIn: (_, { payload }: PayloadAction<{ token: string; user: Account | null }>) => ({
      ...NO_SESSION,
      ...payload,
    }),
    /** Who a token belongs to, if it still is the one in use. Told the same again, nothing is drawn anew. */
    userLoaded: (state, { payload: { token, user } }: PayloadAction<{ token: string | null; user: Account }>) =>
      token !== null && state.token === token && !isSame(state.user, user) ? { ...state, user } : state,
    signedOut: () => NO_SESSION,
    /** The server no longer knows this token. */
    sessionExpired: (state, { payload }: PayloadAction<Expiry>) =>
      state.token === payload.token ? expired(state, payload) : state,
    /** Whoever's session was held has signed in again. */
    sessionRenewed: (state, { payload }: PayloadAction<{ token: string }>) =>
      state.isHeld ? { ...state, token: payload.token, isHeld: false, asksToSignIn: false } : state,
    passwordAsked: (state) => ({ ...state, asksPassword: true }),
    passwordAnswered: (state) => ({ ...state, asksPassword: false }),
    /** The person has been asked, and went on without. */
    signInDeclined: (state) => ({ ...state, asksToSignIn: false }),
  },
});

export const {
  signedIn,
  userLoaded,
  signedOut,
  sessionExpired,
  sessionRenewed,
  passwordAsked,
  passwordAnswered,
  signInDeclined,
} = sessionSlice.actions;

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
