import type { Db } from '../../database/connection.ts';
import { inTransaction } from '../../database/transaction.ts';
import { hasAdmin } from '../accounts/index.ts';
import { deleteSetupCodes, insertSetupCode } from './setup.queries.ts';
import { newSetupCode, setupCodeHash } from './setup-code.ts';

/**
 * Makes a code by which whoever reads what this process prints opens the first Admin's account, on whatever process (SETUP-1). Those of
 * other processes and of the last starts stay good beside it.
 * @returns null where there is an Admin
 */
export async function offerSetup(db: Db): Promise<string | null> {
  return inTransaction(db, async (transaction) => {
    if (await hasAdmin(transaction)) {
      await deleteSetupCodes(transaction);
      return null;
    }
    const code = newSetupCode();
    await insertSetupCode(transaction, setupCodeHash(code));
    return code;
  });
}
