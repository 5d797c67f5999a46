import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { WITHOUT_TIME_LIMIT } from '../../database/prepared-statements.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { isHttpError } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { listDeletedSince, listToDelete } from '../accounts/index.ts';
import { deleteAccount } from './delete-account.ts';
import { erasePerson } from './erase-person.queries.ts';

const BEFORE_THE_MORNING = '45 4 * * *';
const TWO_DAYS_MS = 2 * 86_400_000;

/** Who has been there for years has many rows: erasing them is no slow query. */
const inItsTime =
  (work: (transaction: Db) => Promise<void>) =>
  async (transaction: Db): Promise<void> => {
    await sql.raw(WITHOUT_TIME_LIMIT).execute(transaction);
    await work(transaction);
  };

/** Deletes the accounts whose week is over (PRIVACY-3), each in a transaction of its own. */
export const deleteAccounts = defineJob('accounts.delete', {
  payload: z.object({}),
  schedule: BEFORE_THE_MORNING,
  run: async (_payload, { services: { database }, log, signal }) => {
    const { db } = database;
    const now = await databaseTime(db);
    const failed: unknown[] = [];
    // One that fails keeps none of the others.
    const forEach = async (people: readonly number[], work: (userId: number) => Promise<void>): Promise<void> => {
      for (const userId of people) {
        signal.throwIfAborted();
        await work(userId).catch((error) => {
          if (!isHttpError(error)) return failed.push(error);
          return log.info({ userId, because: error.code }, 'an account is not deleted yet');
        });
      }
    };
    // What was under way while somebody was deleted has written of them since.
    await forEach(await listDeletedSince(db, new Date(now.getTime() - TWO_DAYS_MS)), (userId) =>
      inTransaction(
        db,
        inItsTime((transaction) => erasePerson(transaction, userId)),
      ),
    );
    await forEach(await listToDelete(db, now), (userId) => {
      const entry = () => ({ actorId: null, action: 'deleteAccount', detail: { userId } });
      const work = inItsTime((transaction) => deleteAccount(transaction, userId, now));
      return inAuditedTransaction(db, work, entry);
    });
    if (failed.length > 0) throw new AggregateError(failed, 'accounts could not be deleted');
  },
});
