import type { Db } from '../../database/connection.ts';

/**
 * Ends every session, with it the messages that reach its device, every link that was mailed and every one-time password: what
 * comes back with a copy may have been used or ended since (BACKUP-4).
 */
export async function endAllAccess(transaction: Db): Promise<void> {
  await transaction.deleteFrom('tokens').execute();
  await transaction.deleteFrom('account_links').execute();
  await transaction
    .updateTable('users')
    .set({ one_time_until: null })
    .where('must_change_password', '=', true)
    .where('one_time_until', 'is not', null)
    .execute();
}
