import { readdir } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { giveDirectoryTo, refuseForeignDirectory } from '../../data-directory/belonging.ts';
import { prepareDataDirectory } from '../../data-directory/prepare-directory.ts';
import { openDatabase } from '../../database/connection.ts';
import { keepAside } from '../../platform/pictures/keep-aside.ts';
import { isPictureName } from '../../platform/pictures/picture-store.ts';
import { markAsPictures } from '../../platform/pictures/pictures-mark.ts';
import { endWhatWasOpen } from './after-restoring.ts';
import { picturesOf } from './copied-pictures.ts';
import { pictureOfPart } from './copy-format.ts';
import { readJournal, type UnreadBlocks } from './journal-file.ts';
import { refuseFilled } from './load-database.ts';
import { oneAtOnce } from './one-at-once.ts';
import { redoJournal } from './redo-journal.ts';
import { restoreDatabase, restorePictures, type Source } from './restore-copy.ts';

/** Sets the pictures aside that are none of the copy's: they lie there for a week, as swept ones do. */
async function setOthersAside(dataDir: string, { manifest }: Source['checked']): Promise<void> {
  const directory = picturesOf(dataDir);
  const known = new Set(manifest.parts.map(({ name }) => pictureOfPart(name)?.hash));
  const day = new Date().toISOString().slice(0, 10);
  const { setAside } = keepAside(directory);
  for (const hash of await readdir(directory).catch(() => [])) {
    if (isPictureName(hash) && !known.has(hash)) await setAside({ hash }, day);
  }
}

export interface Restored {
  /** How much was taken from people since the copy was made, and is taken again. */
  readonly takenAgain: number;
  readonly unread: UnreadBlocks;
}

/**
 * Has a town be what it was when a copy was made: first the database, at once, in whose transaction pictures come last, which
 * take nobody's place; then what is left over goes.
 * @throws before anything was touched where a server runs, or people live there and may not be replaced, and with nothing left
 *   changed where the database refuses what is in the copy
 */
export async function restoreTown(
  source: Source,
  { dataDir, databaseUrl, copies }: Config,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<Restored> {
  await prepareDataDirectory(dataDir);
  const opened = await openDatabase({ databaseUrl, dataDir, maxConnections: 1, log: () => undefined });
  try {
    return await oneAtOnce(opened, async (database) => {
      if (!mayReplace) await refuseForeignDirectory(dataDir, database);
      await refuseFilled(database.db, mayReplace);
      const { entries, unread } = await readJournal({ dataDir, copies }, source.key);
      let takenAgain = 0;
      await restoreDatabase(source, database.db, async (transaction) => {
        await endWhatWasOpen(transaction);
        takenAgain = await redoJournal(transaction, entries);
        await restorePictures(source, dataDir);
      });
      await setOthersAside(dataDir, source.checked);
      await markAsPictures(picturesOf(dataDir));
      await giveDirectoryTo(dataDir, database);
      return { takenAgain, unread };
    });
  } finally {
    await opened.close();
  }
}
