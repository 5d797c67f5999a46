import * as z from 'zod';
import { databaseTime } from '../../database/identity.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { tell } from '../../platform/record/audit.ts';
import { listOwnersEnded } from './owners.queries.ts';
import { takesOrdersNow } from './takes-orders-now.ts';

// Memberships end with a day; a minute later it is over by the clocks of all processes.
const A_MINUTE_AFTER_MIDNIGHT = '1 0 * * *';
// Further than the night before, when clocks change or it came late: what is told twice is read once more.
const LOOKS_BACK_MS = 26 * 3_600_000;

/** Has open pages read again what a business says whose owner's membership has ended by the clock, as when an Admin ends it (SELLING-6). */
export const tellOfEnded = defineJob('membership.tell_of_ended', {
  payload: z.object({}),
  schedule: A_MINUTE_AFTER_MIDNIGHT,
  run: async (_payload, { services: { config, database } }) => {
    const { db } = database;
    const now = await databaseTime(db);
    const ended = await listOwnersEnded(db, new Date(now.getTime() - LOOKS_BACK_MS), now);
    const closed = ended.filter(({ owner }) => !takesOrdersNow(owner, { now, config }));
    await tell(
      db,
      closed.map(({ id: companyId }) => ({ type: 'company.standing_changed', companyId })),
    );
  },
});
