import { createContext, type RefObject } from 'react';

/** Where the form of a dialog says whether something would be lost with it; null outside of one. */
export const WrittenContext = createContext<RefObject<boolean> | null>(null);
