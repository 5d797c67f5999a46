import * as z from 'zod';
import { databaseTime } from '../../database/identity.ts';
import { inTransaction } from '../../database/transaction.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { isHttpError } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { listDeletedSince, listToDelete } from '../accounts/index.ts';
import { deleteAccount } from './delete-account.ts';
import { erasePerson } from './erase-person.queries.ts';

const BEFORE_THE_MORNING = '45 4 * * *';
const TWO_DAYS_MS = 2 * 86_400_000;

/** Deletes the accounts whose week is over (PRIVACY-3), each in a transaction of its own. */
export const deleteAccounts = defineJob('accounts.delete', {
  payload: z.object({}),
  schedule: BEFORE_THE_MORNING,
  run: async (_payload, { services: { database }, log, signal }) => {
    const { db } = database;
    const now = await databaseTime(db);
    // What was under way while somebody was deleted has written of them since.
    for (const userId of await listDeletedSince(db, new Date(now.getTime() - TWO_DAYS_MS)))
      await inTransaction(db, (transaction) => erasePerson(transaction, userId));
    const failed: unknown[] = [];
    for (const userId of await listToDelete(db, now)) {
      signal.throwIfAborted();
      const entry = () => ({ actorId: null, action: 'deleteAccount', detail: { userId } });
      await inAuditedTransaction(db, (transaction) => deleteAccount(transaction, userId, now), entry).catch((error) => {
        if (!isHttpError(error)) return failed.push(error);
        return log.info({ userId, because: error.code }, 'an account is not deleted yet');
      });
    }
    // The others are deleted all the same.
    if (failed.length > 0) throw new AggregateError(failed, 'accounts could not be deleted');
  },
});
