import type { Visit } from '@mercadito/contracts/served-page';
import { useAppSelector } from '../api/store-hooks.ts';

/** What does not change during a visit: its shuffle, when its first page was made, and whether to save data. */
export const useVisit = (): Visit => useAppSelector(({ visit }) => visit);
