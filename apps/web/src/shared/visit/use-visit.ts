import type { Visit } from '@mercadito/contracts/served-page';
import { useSelector } from 'react-redux';

/** What does not change during a visit: its shuffle, when its first page was made, and whether to save data. */
export const useVisit = (): Visit => useSelector((state: { visit: Visit }) => state.visit);
