import type { Parsed } from '@mercadito/contracts/endpoint';
import type { logInWithPasskey as contract } from '@mercadito/contracts/passkeys';
import type { PasskeyConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { badCredentials } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { sha256 } from '../../platform/sha256.ts';
import { clearFailures, countGuess, openSession, ownDevice, type Source } from '../accounts/index.ts';
import { type KnownPasskey, verifySigned } from './ceremonies.ts';
import { takeChallenge } from './challenges.queries.ts';
import { findPasskey, setPasskeyUsed } from './passkeys.queries.ts';

interface Context {
  readonly site: PasskeyConfig;
  readonly userAgent: string;
  /** Where the request comes from, as `networkOf` writes it. */
  readonly network: string;
  /** What the device calls itself, null without a name. */
  readonly device: string | null;
  readonly now: Date;
}

/** Nobody's, so that the same is done for what no passkey of ours has signed: it signs nothing, since nobody has the other key. */
const NOBODYS: KnownPasskey = {
  user_id: 0,
  public_key: 'pQECAyYgASFYIPI9ESArNqHM4aL-e-l_T0qUIVSxs5UYGbpKdWQtVVujIlggVEsZ3fpsr1Sn_rND2Fx2rJNUO0QpptK8q4NTl-NnjNI',
  sign_count: 0,
};

/** Under what tries are counted: not with the guesses at a name, or who has forgotten the password would wait here too. */
const accountOf = (credentialId: string): string => `passkey ${sha256(credentialId).slice(0, 40)}`;

/**
 * Signs in whoever has a passkey (PASSKEY-3). What was asked to be signed is used up, whatever becomes of it.
 * @returns the token, and the device's name for its cookie
 * @throws 401 in the same words whatever is wrong; 403 `account_blocked` with the reason where all is right and the person is
 *   kept out; 429 while it waits after failures from there
 */
export async function logInWithPasskey(
  db: Db,
  { credential }: Parsed<typeof contract>['body'],
  { site, network, userAgent, now, ...context }: Context,
): Promise<{ token: string; device: string }> {
  const account = accountOf(credential.id);
  const source: Source = `address ${network}`;
  await countGuess(db, account, source, now);
  const passkey = await findPasskey(db, credential.id);
  const take = (challenge: string) => takeChallenge(db, challenge, { purpose: 'login', userId: null }, now);
  const signCount = await verifySigned(site, { credential, passkey: passkey ?? NOBODYS }, take);
  if (!passkey || signCount === null) throw badCredentials();
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, account, source);
  const device = await ownDevice(db, context.device);
  const { id: passkeyId, user_id: userId, role, company_id: companyId } = passkey;
  const work = async (transaction: Db) => {
    const opened = await openSession(transaction, { userId, role, companyId }, { device, userAgent, now });
    if (!(await setPasskeyUsed(transaction, passkeyId, { signCount, now }))) throw badCredentials();
    record(transaction, { type: 'passkey.used', userId });
    return opened;
  };
  const detail = { user: userId, id: passkeyId };
  return inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'logInWithPasskey', detail }));
}
