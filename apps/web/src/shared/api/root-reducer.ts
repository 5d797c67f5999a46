import type { Visit } from '@mercadito/contracts/served-page';
import { pickShuffle } from '@mercadito/domain/catalog/sorting';
import { combineSlices, createSlice } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session.slice.ts';
import { api } from './api.ts';

/** Whether the browser says that the person wants to save data. */
const wantsToSaveData = (): boolean =>
  (globalThis.navigator as { connection?: { saveData?: boolean } } | undefined)?.connection?.saveData ?? false;

/** What the server put into the page; a page that it did not make, as while developing, begins by itself. */
const visitSlice = createSlice({
  name: 'visit',
  initialState: (): Visit => ({
    randomOrder: pickShuffle(Math.random()),
    servedAt: new Date().toISOString(),
    savesData: wantsToSaveData(),
  }),
  reducers: {},
});

/** The state that comes with the code it belongs to; whoever injects a slice adds its own line from its own folder. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with what the slices declare
export interface LateSlices {}

/** A part with state of its own joins it by `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, sessionSlice, visitSlice).withLazyLoadedSlices<LateSlices>();
export type SharedState = ReturnType<typeof rootReducer>;
