import { copiesToKeep } from '@mercadito/domain/copies/kept-copies';
import type { Config } from '../../config.ts';
import { createFolderStore } from './copy-store.ts';
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
  const store = createFolderStore(directory);
  let whole = (await readLastCopy(dataDir))?.whole ?? null;
  try {
    const madeAt = new Date();
    const file = await store.placeOf(madeAt);
    await store.clean(madeAt);
    const checked = await copyTown(file, config, key);
    const { bytes, rows, pictures } = checked;
    whole = { name: file, madeAt: checked.header.madeAt, bytes, rows, pictures };
    await writeLastCopy(dataDir, { triedAt: new Date().toISOString(), failure: null, whole });
    const all = await store.list();
    const kept = new Set(copiesToKeep(all));
    for (const copy of all) if (!kept.has(copy)) await store.remove(copy);
    return checked;
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    // Where that disk is full too, the reason is told all the same.
    await writeLastCopy(dataDir, { triedAt: new Date().toISOString(), failure, whole }).catch(() => undefined);
    throw error;
  }
}
