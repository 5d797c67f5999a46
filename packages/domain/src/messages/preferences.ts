import { may } from '../access/may.ts';
import type { Permission } from '../access/permissions.ts';
import type { Viewer } from '../access/person.ts';
import { type DailyHours, minutesLeft } from '../opening-hours/day.ts';

/** What messages are about, for whoever gets them. */
export const TOPICS = ['orders', 'deliveries', 'business', 'site', 'announcements', 'account'] as const;

export type Topic = (typeof TOPICS)[number];

/** What opens a topic to somebody: an owner has one of her sales, a driver one of deliveries. */
const OPENED_BY = {
  orders: 'shopping.see',
  deliveries: 'delivery.enter',
  business: 'sales.read',
  site: 'site.enter',
  announcements: 'account.use',
  account: 'account.use',
} as const satisfies Record<Topic, Permission>;

/** Whether somebody is ever told of a topic, and so chooses how (MESSAGE-9). */
export const isToldOf = (viewer: Viewer, topic: Topic): boolean => may(viewer, OPENED_BY[topic]).allowed;

/** Ways beyond the inbox, which has everything. */
type Way = 'push' | 'mail';

/** What somebody has chosen for a topic; what they have not said is as `isWanted` has it. */
export type Choices = Readonly<Partial<Record<Topic, Readonly<Partial<Record<Way, boolean>>>>>>;

/** What somebody chooses of a topic; a way that is left out stays as it was. */
type Choice = { readonly topic: Topic } & { readonly [W in Way]?: boolean | undefined };

/** What stands once more was chosen. */
export function withChoices(before: Choices, chosen: readonly Choice[]): Choices {
  const after: Partial<Record<Topic, Choices[Topic]>> = { ...before };
  for (const { topic, push, mail } of chosen) {
    after[topic] = { ...after[topic], ...(push !== undefined && { push }), ...(mail !== undefined && { mail }) };
  }
  return after;
}

/** Whether somebody wants a topic by a way (MESSAGE-9): all by push, and by mail what happens to their account, unless they say otherwise. */
export const isWanted = (choices: Choices, topic: Topic, way: Way): boolean =>
  choices[topic]?.[way] ?? (way === 'push' || topic === 'account');

/** For how many minutes somebody is not to be disturbed yet; 0 outside of their quiet hours (MESSAGE-9). */
export const quietFor = (quiet: DailyHours | null, minutes: number): number =>
  quiet ? minutesLeft(quiet, minutes) : 0;
