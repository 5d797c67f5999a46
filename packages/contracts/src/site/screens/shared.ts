import { type FirstRead, read } from '../first-reads.ts';

/** Every page wants these; they come last, since the first read decides. */
export const settings = read('settings', 'getSettings', {});

/** What the bars and the footer around a screen show. */
export const READS_OF_EVERY_PAGE: readonly FirstRead[] = [settings];

/** How a list of cards is looked through. */
export const LIST = { search: 'text', category: 'number', show: 'text', page: 'number' } as const;
