import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { markPictures } from '../pictures/pictures-mark.ts';
import { type Swept, sweepPictures } from '../pictures/sweep-pictures.ts';
import { defineJob, type Log } from './job.ts';
import { countJobs } from './jobs.queries.ts';

const HALF_PAST_THREE_AT_NIGHT = '30 3 * * *';
const EXPIRE_SECONDS = 3 * 3_600;

/** Removes the rows whose time is over, and answers how many. */
export type SweepRows = (db: Db, now: Date) => Promise<number>;

/**
 * Sweeps what nobody needs any more, rows and pictures, once a day for all processes, which share one place of pictures;
 * and says how many jobs wait for an operator.
 */
export const sweepDaily = (rowSweeps: readonly SweepRows[]) =>
  defineJob('town.sweep', {
    payload: z.object({}),
    schedule: HALF_PAST_THREE_AT_NIGHT,
    expireInSeconds: EXPIRE_SECONDS,
    run: async (_payload, { services: { database, pictures }, log, signal }) => {
      const { db } = database;
      // The database's: a process whose clock is days ahead would take for old what is not.
      const now = await databaseTime(db);
      for (const sweepRows of rowSweeps) tellRows(await sweepRows(db, now), log);
      // What the start could not ask of a store that was away.
      await markPictures(database, pictures.files);
      tellPictures(await sweepPictures({ db, pictures: pictures.files, now, signal }), log);
      const { failed } = await countJobs(db);
      if (failed > 0)
        log.warn({ failed }, 'jobs have failed for good and wait for an operator: npm run jobs shows them');
    },
  });

function tellRows(rows: number, log: Log): void {
  if (rows > 0) log.info({ rows }, 'swept rows whose time is over');
}

function tellPictures(swept: Swept, log: Log): void {
  if (swept.suspicious > 0) {
    log.warn(
      swept,
      'most pictures in DATA_DIR or PICTURES_URL are unknown to this database, so none was swept: do the two belong together?',
    );
  } else if (swept.unused + swept.unknown > 0) {
    log.info(swept, 'swept pictures that nothing refers to');
  }
}
