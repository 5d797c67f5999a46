import type { Parsed } from '@mercadito/contracts/endpoint';
import type { logInWithPasskey as contract } from '@mercadito/contracts/passkeys';
import type { PasskeyConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { badCredentials } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import { openSession, ownDevice } from '../accounts/index.ts';
import { setPasskeyUsed } from './passkeys.queries.ts';
import { provePasskey } from './prove-passkey.ts';

interface Context {
  readonly site: PasskeyConfig;
  readonly userAgent: string;
  /** Where the request comes from, as `networkOf` writes it. */
  readonly network: string;
  /** What the device calls itself, null without a name. */
  readonly device: string | null;
  readonly now: Date;
}

const CEREMONY = { purpose: 'login', userId: null } as const;

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
  const proved = await provePasskey(db, credential, { site, ceremony: CEREMONY, source: `address ${network}`, now });
  if (!proved) throw badCredentials();
  const device = await ownDevice(db, context.device);
  const { id: passkeyId, user_id: userId, role, company_id: companyId, signCount } = proved;
  const work = async (transaction: Db) => {
    const opened = await openSession(transaction, { userId, role, companyId }, { device, userAgent, now });
    if (!(await setPasskeyUsed(transaction, passkeyId, { signCount, now }))) throw badCredentials();
    record(transaction, { type: 'passkey.used', userId });
    return opened;
  };
  const detail = { user: userId, id: passkeyId };
  return inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'logInWithPasskey', detail }));
}
