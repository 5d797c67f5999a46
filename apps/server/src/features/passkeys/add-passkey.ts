import type { Parsed } from '@mercadito/contracts/endpoint';
import type { addPasskey as contract, PasskeyAnswer } from '@mercadito/contracts/passkeys';
import type { PasskeyConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { conflict, notSignedIn } from '../../platform/problems/errors.ts';
import { inAuditedTransaction } from '../../platform/record/audit.ts';
import { record } from '../../platform/record/record.ts';
import type { Actor } from '../../platform/serve/actor.ts';
import { lockPerson } from '../accounts/index.ts';
import { verifyNew } from './ceremonies.ts';
import { takeChallenge } from './challenges.queries.ts';
import { insertPasskey, isSignedIn, listCredentialIds } from './passkeys.queries.ts';

const MOST_PASSKEYS = 20;

export const refused = () => conflict('passkey_refused', 'This passkey cannot be used. Try again.');

/** @throws 409 `too_many_passkeys` for those that would be one more than a person may have */
export function refuseOneMore(existing: readonly string[]): void {
  if (existing.length < MOST_PASSKEYS) return;
  throw conflict('too_many_passkeys', `You have ${MOST_PASSKEYS} passkeys: remove one first.`, { max: MOST_PASSKEYS });
}

/**
 * Adds what a device has made (PASSKEY-2). What it was asked to sign is used up, whatever becomes of it.
 * @param name what the person knows it by: the device it was made on
 * @throws 409 `passkey_refused`, `too_many_passkeys`
 */
export async function addPasskey(
  db: Db,
  { credential }: Parsed<typeof contract>['body'],
  { actor: { userId, tokenId }, site, name, now }: { actor: Actor; site: PasskeyConfig; name: string; now: Date },
): Promise<PasskeyAnswer> {
  const take = (challenge: string) => takeChallenge(db, challenge, { purpose: 'add', userId }, now);
  const made = await verifyNew(site, credential, take);
  if (!made) throw refused();
  const work = async (transaction: Db): Promise<PasskeyAnswer> => {
    await lockPerson(transaction, userId);
    // Whoever was signed out meanwhile, by a reset above all, does not stay by it.
    if (!(await isSignedIn(transaction, tokenId))) throw notSignedIn();
    refuseOneMore(await listCredentialIds(transaction, userId));
    const passkey = await insertPasskey(transaction, { ...made, userId, credentialId: credential.id, name, now });
    if (!passkey) throw refused();
    record(transaction, { type: 'passkey.added', userId });
    return passkey;
  };
  return inAuditedTransaction(db, work, ({ id }) => ({ actorId: userId, action: 'addPasskey', detail: { id } }));
}
