import * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { defineJob, type Job, type JobContext } from '../jobs/job.ts';
import { readDeliveryReport } from './delivery-report.ts';
import { endMailTo } from './end-mail-to.ts';
import { findPlace, setPlace } from './return-mailbox.queries.ts';
import { readMailbox } from './return-mailbox.ts';
import { isOurs } from './signed-mails.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** Ends mail to the address of a mail of ours that has come back; whatever else has come is left alone. */
async function readReturn(db: Db, source: Uint8Array, { services, log }: JobContext): Promise<void> {
  const returned = await readDeliveryReport(source).catch(() => null);
  if (!returned || !(await isOurs(db, returned, services.now()))) return;
  await endMailTo(db, returned.address, { mail: 'returned', now: services.now(), log });
}

/** Reads what has come to the return mailbox, where there is one (MAIL-6). */
export const readReturns = ({ mail }: Pick<Config, 'mail'>): Job =>
  defineJob('mail.read_returns', {
    payload: z.object({}),
    ...(mail?.returns && { schedule: EVERY_TEN_MINUTES }),
    run: async (_payload, context) => {
      const { services, log, signal } = context;
      const { db } = services.database;
      if (!mail?.returns) return;
      try {
        for await (const { source, place } of readMailbox(mail.returns.mailbox, await findPlace(db), signal)) {
          // Before it is read: a message that breaks the process is not met again at each start.
          await setPlace(db, place);
          await readReturn(db, source, context);
        }
      } catch (error) {
        signal.throwIfAborted();
        // The next one comes before a second try would.
        log.warn({ err: error }, 'the return mailbox was not read');
      }
    },
  });
