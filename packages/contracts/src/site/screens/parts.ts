import { type FirstRead, read } from '../first-reads.ts';
import type { Menu } from '../screen.ts';

/** Every page wants these; they come last, since the first read decides. */
export const settings = read('settings', 'getSettings', {});

/** What the bars and the footer around a screen show. */
export const READS_OF_EVERY_PAGE: readonly FirstRead[] = [settings];

/** Among the customer's places, and for an Admin at work after the driver's. */
export const shopping = (order: number): Menu['places'] => ({
  shop: { user: order, admin: order },
  driver: { admin: order + 10 },
});

/** Among a driver's places, wherever one is. */
export const driving = (order: number): Menu['places'] => ({
  shop: { driver: order },
  driver: { driver: order, admin: order },
});

/** How a list of cards is looked through. */
export const LIST = { search: 'text', category: 'number', page: 'number' } as const;
