import type { Account } from '@mercadito/contracts/accounts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface SessionState {
  readonly token: string | null;
  /** The person as last seen, so that gates need no request; null for a visitor or until the first answer. */
  readonly user: Account | null;
  /** Why a session ended, told on the login page. */
  readonly endedBecause: 'expired' | null;
}

export const NO_SESSION: SessionState = { token: null, user: null, endedBecause: null };

/** Who is signed in. Mirrored to storage and read from it at start by `session-storage.ts`; nobody else does. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: NO_SESSION,
  reducers: {
    /** The person follows as soon as the server has told who it is. */
    signedIn: (_, { payload }: PayloadAction<{ token: string; user: Account | null }>) => ({
      ...payload,
      endedBecause: null,
    }),
    userLoaded: (state, { payload }: PayloadAction<Account>) => (state.token ? { ...state, user: payload } : state),
    signedOut: () => NO_SESSION,
    /** The server no longer knows this token. */
    sessionExpired: (state, { payload }: PayloadAction<{ token: string }>) =>
      state.token === payload.token ? { ...NO_SESSION, endedBecause: 'expired' as const } : state,
  },
});

export const { signedIn, userLoaded, signedOut, sessionExpired } = sessionSlice.actions;
