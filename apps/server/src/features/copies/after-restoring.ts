import { deletionTime } from '@mercadito/domain/access/account-deletion';
import type { Db } from '../../database/connection.ts';
import { databaseTime } from '../../database/identity.ts';
import { endAllAccess, putOffDeletions } from '../accounts/index.ts';
import { endAllShares } from '../orders/index.ts';
import { endAllChallenges } from '../passkeys/index.ts';
import { requireTown } from '../town/index.ts';

/** What of a copy does not come back: whoever held it may have lost it since (BACKUP-4). */
export async function endWhatWasOpen(transaction: Db): Promise<void> {
  await endAllAccess(transaction);
  await endAllShares(transaction);
  await endAllChallenges(transaction);
  // Whoever has taken that back since the copy has the time to do so again.
  await putOffDeletions(transaction, async () =>
    deletionTime(await databaseTime(transaction), (await requireTown(transaction)).timeZone),
  );
}
