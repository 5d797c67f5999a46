import type { PasskeyConfig } from '../../config.ts';
import type { Db } from '../../database/connection.ts';
import { sha256 } from '../../platform/sha256.ts';
import { clearFailures, countGuess, type Source } from '../accounts/index.ts';
import { type KnownPasskey, type SignedCredential, verifySigned } from './ceremonies.ts';
import { type Ceremony, takeChallenge } from './challenges.queries.ts';
import { findPasskey } from './passkeys.queries.ts';

interface Context {
  readonly site: PasskeyConfig;
  /** What was asked to be signed, and of whom. */
  readonly ceremony: Ceremony;
  readonly source: Source;
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
 * The passkey that has signed what was asked, which is used up, whatever becomes of it; null where something is wrong.
 * @returns its person with it, and how often it has signed by now
 * @throws 429 while it waits after failures from there
 */
export async function provePasskey(db: Db, credential: SignedCredential, { site, ceremony, source, now }: Context) {
  const account = accountOf(credential.id);
  await countGuess(db, account, source, now);
  const found = await findPasskey(db, credential.id);
  const passkey = ceremony.userId === null || found?.user_id === ceremony.userId ? found : undefined;
  const take = (challenge: string) => takeChallenge(db, challenge, ceremony, now);
  const signCount = await verifySigned(site, { credential, passkey: passkey ?? NOBODYS }, take);
  if (!passkey || signCount === null) return null;
  // At once: who was right is no guesser, whatever becomes of the call.
  await clearFailures(db, account, source);
  return { ...passkey, signCount };
}
