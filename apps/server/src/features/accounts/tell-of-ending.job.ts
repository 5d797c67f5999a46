import { ENDS_SOON_MS } from '@mercadito/domain/access/membership';
import * as z from 'zod';
import { databaseTime } from '../../database/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { tell } from '../../platform/record/audit.ts';
import { noteEndings } from './membership-endings.queries.ts';

const IN_THE_MORNING = '0 10 * * *';

/** Tells people whose membership ends within a week, once of each end (MESSAGE-13). */
export const tellOfEnding = defineJob('membership.tell_of_ending', {
  payload: z.object({}),
  schedule: IN_THE_MORNING,
  run: async (_payload, { services: { database } }) => {
    await inTransaction(database.db, async (db) => {
      const now = await databaseTime(db);
      const people = await noteEndings(db, now, new Date(now.getTime() + ENDS_SOON_MS));
      await tell(
        db,
        people.map((userId) => ({ type: 'membership.neared_end', userId })),
      );
    });
  },
});
