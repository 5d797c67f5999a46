import type { Db } from '../../database/connection.ts';
import { endAllAccess } from '../accounts/index.ts';
import { endAllShares } from '../orders/index.ts';
import { endAllChallenges } from '../passkeys/index.ts';

/** What of a copy does not come back: whoever held it may have lost it since (BACKUP-4). */
export async function endWhatWasOpen(transaction: Db): Promise<void> {
  await endAllAccess(transaction);
  await endAllShares(transaction);
  await endAllChallenges(transaction);
}
