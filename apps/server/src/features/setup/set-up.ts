import type { Given, Parsed } from '@mercadito/contracts/endpoint';
import type { setUp as contract } from '@mercadito/contracts/setup';
import type { Db } from '../../database/connection.ts';
import { conflict, type HttpError, invalid } from '../../platform/problems/errors.ts';
import { clearFailures, countGuess, hasAdmin, openFirstAdmin, type SigningUp } from '../accounts/index.ts';
import { deleteSetupCodes, isSetupCode } from './setup.queries.ts';
import { setupCodeHash } from './setup-code.ts';

/** Under what guesses at the code are counted: nobody is called so. */
const ACCOUNT = 'setup code';

const alreadySetUp = (): HttpError => conflict('already_set_up', 'This site has its first administrator already.');

/** @throws 400 on the code where it is none of ours; 409 where another has used it meanwhile; 429 while its address waits after others (docs/decisions/0014) */
async function requireCode(db: Db, code: string, network: string, now: Date): Promise<void> {
  const source = `address ${network}` as const;
  await countGuess(db, ACCOUNT, source, now);
  if (!(await isSetupCode(db, setupCodeHash(code)))) {
    // All codes end with the first Admin: whoever was a moment later typed it right.
    throw (await hasAdmin(db)) ? alreadySetUp() : invalid('code', 'Is not the code');
  }
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, ACCOUNT, source);
}

/**
 * Opens the account of the first Admin and signs it in; all codes end with it (SETUP-2).
 * @throws 409 `already_set_up` where there is one, of two at once too; 400 for a wrong code; what a sign-up is refused with
 */
export async function setUp(
  db: Db,
  { code, ...form }: Parsed<typeof contract>['body'],
  { network, ...context }: SigningUp & { readonly network: string },
): Promise<{ opened: Given<typeof contract>; device: string }> {
  if (await hasAdmin(db)) throw alreadySetUp();
  await requireCode(db, code, network, context.now);
  return openFirstAdmin(db, form, {
    ...context,
    refuse: alreadySetUp,
    alongside: deleteSetupCodes,
  });
}
