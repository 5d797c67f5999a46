import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session.slice.ts';
import { visitSlice } from '../visit/visit.slice.ts';
import { api } from './api.ts';

/** The state that comes with the code it belongs to; whoever injects a slice adds its own line from its own folder. */
// biome-ignore lint/suspicious/noEmptyInterface: merged with what the slices declare
export interface LateSlices {}

/** A part with state of its own joins it by `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api, sessionSlice, visitSlice).withLazyLoadedSlices<LateSlices>();
export type SharedState = ReturnType<typeof rootReducer>;
