import type { PasskeyConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { setTokenProved } from '../accounts/index.ts';
import { refused } from './add-passkey.ts';
import type { SignedCredential } from './ceremonies.ts';
import { setPasskeyUsed } from './passkeys.queries.ts';
import { provePasskey } from './prove-passkey.ts';

/**
 * Recognizes whoever is signed in by a passkey of theirs, in place of their password (PASSKEY-7).
 * @throws 409 `passkey_refused`; 429 while it waits after failures in this session
 */
export async function confirmByPasskey(
  db: Db,
  credential: SignedCredential,
  { actor: { userId, tokenId }, site, now }: { actor: Actor; site: PasskeyConfig; now: Date },
): Promise<{ done: true }> {
  const ceremony = { purpose: 'confirm', userId } as const;
  const proved = await provePasskey(db, credential, { site, ceremony, source: `session ${tokenId}`, now });
  if (!proved) throw refused();
  const { id, signCount } = proved;
  const work = async (transaction: Db) => {
    if (!(await setPasskeyUsed(transaction, id, { signCount, now }))) throw refused();
    await setTokenProved(transaction, tokenId, now);
    record(transaction, { type: 'passkey.used', userId });
    return { done: true as const };
  };
  return inAuditedTransaction(db, work, () => ({ actorId: userId, action: 'confirmByPasskey', detail: { id } }));
}
