import { readFile } from 'node:fs/promises';
import type { Decrypter, Encrypter } from 'age-encryption';
import type { CopyKey } from '../../copy-key.ts';

/** What a copy is read with: identities of age, or a passphrase. */
export type ReadingKey = { readonly identities: readonly string[] } | { readonly passphrase: string };

// 64 MB of memory and some tenths of a second for each guess: the passphrase is long.
const SCRYPT_WORK = 16;

/** @throws when the file has no identity of age */
export async function readKeyFile(path: string): Promise<ReadingKey> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`The key file cannot be read: ${error.message}`, { cause: error });
  });
  const identities = text.split(/\s+/).filter((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new Error(`${path} has no key: a line that begins with AGE-SECRET-KEY-`);
  return { identities };
}

/** A new pair of keys: the secret one opens what is sealed for the other. */
export async function makeKeys(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export async function encrypterFor(key: CopyKey): Promise<Encrypter> {
  // Only who makes or reads a copy pays for it.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if ('passphrase' in key) {
    encrypter.setScryptWorkFactor(SCRYPT_WORK);
    encrypter.setPassphrase(key.passphrase);
  } else for (const recipient of key.recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

export async function decrypterFor(key: ReadingKey): Promise<Decrypter> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else for (const identity of key.identities) decrypter.addIdentity(identity);
  return decrypter;
}

/** Whether age could not open something because it was sealed for somebody else. */
export const isOfAnotherKey = (error: unknown): boolean =>
  error instanceof Error && /no identity matched|passphrase/i.test(error.message);
