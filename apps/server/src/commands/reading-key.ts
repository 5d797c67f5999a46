import type { Config } from '../config.ts';
import { type ReadingKey, readKeyFile } from '../features/copies/index.ts';
import { askPassword } from './ask-password.ts';

/** What a copy is read with: the key file that is named, the passphrase of the configuration, else one that is typed. */
export async function readingKeyOf({ copies }: Config, keyFile: string | undefined): Promise<ReadingKey> {
  if (keyFile !== undefined) return readKeyFile(keyFile);
  if (copies.key && 'passphrase' in copies.key) return copies.key;
  if (copies.key) throw new Error('Say where the secret key is: --key <file>. BACKUP_KEY only seals copies.');
  return { passphrase: await askPassword() };
}
