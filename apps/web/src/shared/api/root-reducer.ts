import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session.slice.ts';
import { visitSlice } from '../visit/visit.slice.ts';
import { api } from './api.ts';

/** A feature with state of its own joins it by `slice.injectInto(rootReducer)`, in its own folder. */
export const rootReducer = combineSlices(api, sessionSlice, visitSlice);
export type SharedState = ReturnType<typeof rootReducer>;
