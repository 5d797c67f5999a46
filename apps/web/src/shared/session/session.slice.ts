import type { Account } from '@mercadito/contracts/accounts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  readonly token: string | null;
  /** The person as last seen, so that gates need no request; null for a visitor or until the first answer. */
  readonly user: Account | null;
  /** Why a session ended, told on the login page. */
  readonly endedBecause: 'expired' | null;
  /** It ended under something that the person did: they are asked to sign in again where they are. */
  readonly asksToSignIn: boolean;
}

export const NO_SESSION: SessionState = { token: null, user: null, endedBecause: null, asksToSignIn: false };

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
    userLoaded: (state, { payload }: PayloadAction<Account>) => (state.token ? { ...state, user: payload } : state),
    signedOut: () => NO_SESSION,
    /** The server no longer knows this token, which was sent with something the person did, or else by itself. */
    sessionExpired: (state, { payload }: PayloadAction<{ token: string; wasActing?: boolean }>) =>
      state.token === payload.token
        ? { ...NO_SESSION, endedBecause: 'expired' as const, asksToSignIn: payload.wasActing === true }
        : state,
    /** The person has been asked, and went on without. */
    signInDeclined: (state) => ({ ...state, asksToSignIn: false }),
  },
});

export const { signedIn, userLoaded, signedOut, sessionExpired, signInDeclined } = sessionSlice.actions;
