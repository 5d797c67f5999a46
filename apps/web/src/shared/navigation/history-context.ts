import { createContext } from 'react';
import type { AppHistory } from './history.ts';

/** Null where a component stands alone, as in its tests. */
export const HistoryContext = createContext<AppHistory | null>(null);
