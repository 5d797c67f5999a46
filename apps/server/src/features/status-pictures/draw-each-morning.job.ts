import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { tell } from '../../platform/record/audit.ts';
import { type DrawingContext, drawChoice } from './make-status-picture.ts';
import { dayOf, type Whose } from './status-facts.ts';
import { listListedBusinesses } from './status-goods.queries.ts';
import { findStatusPicture, keepStatusPicture } from './status-pictures.queries.ts';

const SIX_IN_THE_MORNING = '0 6 * * *';
const EXPIRE_SECONDS = 2 * 3_600;

/** Those of the town in both languages, those of businesses in their owners'; who has chosen none reads Spanish. */
async function listWhose(db: Db): Promise<Whose[]> {
  const businesses = await listListedBusinesses(db);
  return [
    { companyId: null, language: 'es' },
    { companyId: null, language: 'en' },
    ...businesses.map(({ id, language }) => ({ companyId: id, language: language === 'en' ? 'en' : 'es' }) as const),
  ];
}

/** Draws one where there is none of today yet: a run that was interrupted goes on. */
async function drawToday(db: Db, whose: Whose, context: DrawingContext): Promise<void> {
  const day = dayOf(context);
  if ((await findStatusPicture(db, whose))?.day === day) return;
  const drawn = await drawChoice(db, whose, { day, turn: 0 }, context);
  if (!drawn) return;
  await keepStatusPicture(db, whose, drawn);
  const { companyId } = whose;
  await tell(db, [companyId === null ? { type: 'town_picture.drawn' } : { type: 'status_picture.drawn', companyId }]);
}

/** The pictures of the day: the town's, and one of each business that has something to sell (STATUS-1). */
export const drawEachMorning = defineJob('status_pictures.draw', {
  payload: z.object({}),
  schedule: SIX_IN_THE_MORNING,
  expireInSeconds: EXPIRE_SECONDS,
  run: async (_payload, { services: { config, database, pictures }, log, signal }) => {
    const { db } = database;
    const context = { config, pictures: pictures.files, now: await databaseTime(db) };
    for (const whose of await listWhose(db)) {
      signal.throwIfAborted();
      // One that cannot be drawn keeps no other from being.
      await drawToday(db, whose, context).catch((err: unknown) =>
        log.error({ err, ...whose }, 'a picture for a status could not be drawn'),
      );
    }
  },
});
