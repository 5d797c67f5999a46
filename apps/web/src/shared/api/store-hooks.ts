import type { Visit } from '@mercadito/contracts/served-page';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { SharedState } from './root-reducer.ts';

/** What the store takes: actions, and the calls of the API. */
export type AppDispatch = ThunkDispatch<SharedState, unknown, UnknownAction>;

/** What the store does with something to answer: a call that is begun by hand. */
export type AppThunk<Answer> = ThunkAction<Answer, SharedState, unknown, UnknownAction>;

/** How a part of the application changes the store, and begins calls by hand. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** What a part of the application sees of the store. */
export const useAppSelector = useSelector.withTypes<SharedState>();

/** What does not change during a visit: its shuffle, when its first page was made, and whether to save data. */
export const useVisit = (): Visit => useAppSelector(({ visit }) => visit);
