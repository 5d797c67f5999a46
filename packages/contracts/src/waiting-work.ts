import * as z from 'zod';
import { endpointsOf, site } from './endpoint.ts';

const endpoint = endpointsOf({ name: 'waiting-work', about: 'What waits for an Admin, counted.' });

/** No kind is counted further: by then it is "99+". */
export const MOST_COUNTED = 100;

const counted = z.int().min(0).max(MOST_COUNTED);

/** DESK-1. */
export const countWaitingWork = endpoint('countWaitingWork', {
  summary: 'How much of each kind waits for an Admin; each is counted to 100 at most',
  method: 'GET',
  path: '/admin/waiting/',
  access: site('orders.oversee'),
  response: z
    .object({
      /** That nobody has taken. */
      orders: counted,
      /** That could not be delivered. */
      orders_failed: counted,
      /** Businesses that ask to be featured. */
      sponsors: counted,
      /** People who ask for a membership, and people whose membership ends within a week. */
      ...{ memberships_asked: counted, memberships_ending: counted },
      /** What drivers said of orders that had changed meanwhile, and no Admin has seen. */
      driver_reports: counted,
      /** What was to be done after a write, and failed too often. */
      jobs_given_up: counted,
    })
    .meta({ id: 'WaitingWork' }),
});

export type WaitingWork = z.output<typeof countWaitingWork.response>;
