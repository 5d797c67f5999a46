import * as z from 'zod';
import { instant } from './common.ts';
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

const givenUpJobs = z.object({
  results: z.array(
    z
      .object({
        id: z.string(),
        /** As the server names it: `message.push`. */
        name: z.string(),
        failed_at: instant,
        tries: z.int(),
        /** What the last try failed with. */
        reason: z.string().nullable(),
      })
      .meta({ id: 'GivenUpJob' }),
  ),
});

/** DESK-2. */
export const listGivenUpJobs = endpoint('listGivenUpJobs', {
  summary: 'Jobs that were given up, the newest first, at most 100',
  method: 'GET',
  path: '/admin/given-up-jobs/',
  access: site('settings.write'),
  response: givenUpJobs,
});

export const retryGivenUpJob = endpoint('retryGivenUpJob', {
  summary: 'Have a job that was given up tried once more; one that waits again or is done stays as it is',
  method: 'POST',
  path: '/admin/given-up-jobs/retry/',
  access: site('settings.write'),
  body: z.object({ job_id: z.uuid() }),
  response: givenUpJobs,
});

export type GivenUpJob = z.output<typeof givenUpJobs>['results'][number];
export type WaitingWork = z.output<typeof countWaitingWork.response>;
