import type { SkipReason } from '@mercadito/contracts/cart';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../shared/api/root-reducer.ts';
import { sessionExpired, signedIn, signedOut } from '../../shared/session/session.slice.ts';

export interface SynchSummary {
  /** How many pieces were taken over. */
  readonly added: number;
  readonly skipped: readonly { readonly name: string; readonly reason: SkipReason }[];
}

interface CartSynchState {
  /** The last attempt to hand the visitor's cart over did not succeed; it stays and is tried again. */
  readonly hasFailed: boolean;
  /** What came of it, until the person has read it. */
  readonly summary: SynchSummary | null;
  /** Whether it was told to who does not look, which each page that shows it would do again. */
  readonly isTold: boolean;
}

const IDLE: CartSynchState = { hasFailed: false, summary: null, isTold: false };

/** What became of the visitor's cart after signing in. */
const cartSynchSlice = createSlice({
  name: 'cartSynch',
  initialState: IDLE,
  reducers: {
    synchFailed: (state) => ({ ...state, hasFailed: true }),
    synchDone: (state, { payload }: PayloadAction<SynchSummary>) => ({
      hasFailed: false,
      isTold: false,
      summary: {
        added: (state.summary?.added ?? 0) + payload.added,
        skipped: [...(state.summary?.skipped ?? []), ...payload.skipped],
      },
    }),
    summaryTold: (state) => ({ ...state, isTold: true }),
    summaryRead: (state) => ({ ...state, summary: null }),
  },
  extraReducers: (builder) => {
    for (const action of [signedIn, signedOut, sessionExpired]) builder.addCase(action, () => IDLE);
  },
  selectors: {
    selectSynchFailed: (state) => state.hasFailed,
    selectSynchSummary: (state) => state.summary,
    selectSummaryTold: (state) => state.isTold,
  },
});

declare module '../../shared/api/root-reducer.ts' {
  export interface LateSlices extends WithSlice<typeof cartSynchSlice> {}
}

const injected = cartSynchSlice.injectInto(rootReducer);

export const { synchFailed, synchDone, summaryTold, summaryRead } = cartSynchSlice.actions;
export const { selectSynchFailed, selectSynchSummary, selectSummaryTold } = injected.selectors;
