import { type FirstRead, read } from '../first-reads.ts';
import type { Menu } from '../screen.ts';

/** Every page wants these; they come last, since the first read decides. */
export const settings = read('settings', 'getSettings', {});

/** What the bars and the footer around a screen show. */
export const READS_OF_EVERY_PAGE: readonly FirstRead[] = [settings];

/** Among the customer's places, and for an Admin at work after the driver's. */
export const shopping = (order: number) =>
  ({ shop: { user: order, admin: order }, driver: { admin: order + 10 } }) satisfies Menu['places'];

/** Among a driver's places, wherever one is. */
export const driving = (order: number) =>
  ({ shop: { driver: order }, driver: { driver: order, admin: order } }) satisfies Menu['places'];

/** Among an owner's places. */
export const owning = (order: number) => ({ owner: { user: order, admin: order } }) satisfies Menu['places'];

/** Among what an Admin does for the site. */
export const governing = (order: number) => ({ admin: { admin: order } }) satisfies Menu['places'];

/** The same, and among a driver's places for an Admin who drives. */
export const dispatching = (order: number) =>
  ({ ...governing(order), driver: { admin: order + 2 } }) satisfies Menu['places'];

/** How a list of cards is looked through. */
export const LIST = { search: 'text', category: 'number', page: 'number' } as const;
