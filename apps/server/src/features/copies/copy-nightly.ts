import { copiesToKeep } from '@mercadito/domain/copies/kept-copies';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/connection.ts';
import { identify } from '../../database/identity.ts';
import { CALL_OF_COMMAND_MS } from '../../platform/s3/bucket.ts';
import { claimCopies, OthersCopies } from './copies-mark.ts';
import { bucketOfCopies } from './copy-places.ts';
import { createFolderStore, createS3Store } from './copy-store.ts';
import { readLastCopy, writeLastCopy } from './last-copy.ts';
import { copyTown, type MadeCopy } from './make-copy.ts';

/**
 * Keeps a copy beside those of other nights, and lets go of those that are too old (BACKUP-6). What came of it is written
 * down.
 * @throws why there is none, with the older ones left as they are
 */
export async function keepCopy(config: Config): Promise<MadeCopy> {
  const { copies, dataDir } = config;
  const { directory, key } = copies;
  if (!directory || !key) throw new Error('BACKUP_DIR and BACKUP_KEY are needed to keep copies');
  const bucket = bucketOfCopies(config, CALL_OF_COMMAND_MS);
  const mayCopy = async (database: Database) => claimCopies(config, await identify(database));
  const store = bucket ? createS3Store(bucket, dataDir) : createFolderStore(directory);
  let whole = (await readLastCopy(config))?.whole ?? null;
  try {
    const { name, made: checked } = await store.keep(new Date(), (file) => copyTown(file, config, key, mayCopy));
    const { bytes, rows, pictures } = checked;
    whole = { name, madeAt: checked.header.madeAt, bytes, rows, pictures };
    await writeLastCopy(config, { triedAt: new Date().toISOString(), failure: null, whole });
    const all = await store.list();
    const kept = new Set(copiesToKeep(all));
    for (const copy of all) if (!kept.has(copy)) await store.remove(copy);
    return checked;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // Where that disk is full too, the reason is told all the same.
    const where = error instanceof OthersCopies ? { ...config, copies: { ...copies, directory: null } } : config;
    await writeLastCopy(where, { triedAt: new Date().toISOString(), failure, whole }).catch(() => undefined);
    throw error;
  }
}
