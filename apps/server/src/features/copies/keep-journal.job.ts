import * as z from 'zod';
import type { Database } from '../../database/connection.ts';
import { identify } from '../../database/identity.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { KEEP_JOURNAL } from '../../platform/journal/keeping-journal.ts';
import { markKept, takeUnkept } from './journal.queries.ts';
import { appendJournal, type JournalPlaces } from './journal-file.ts';

/** Writes to the files what lies in the database alone; what comes twice counts once. */
async function keepJournal(database: Database, places: JournalPlaces): Promise<void> {
  const owner = await identify(database);
  for (;;) {
    const count = await database.db.transaction().execute(async (transaction) => {
      const { ids, entries } = await takeUnkept(transaction);
      if (ids.length === 0) return 0;
      // On the disk first: who dies in between writes it once more.
      await appendJournal(places, entries, owner);
      await markKept(transaction, ids);
      return ids.length;
    });
    if (count === 0) return;
  }
}

/** Keeps what was taken from somebody beside the database (BACKUP-5), after each write that takes something, and each night. */
export const keepJournalFile = defineJob(KEEP_JOURNAL, {
  payload: z.object({}),
  schedule: '15 3 * * *',
  run: async (_payload, { services: { database, config } }) => keepJournal(database, config),
});
