import type { Config } from '../../config.ts';
import { giveDirectoryTo, refuseForeignDirectory } from '../../data-directory/belonging.ts';
import { prepareDataDirectory } from '../../data-directory/prepare-directory.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { identify } from '../../database/identity.ts';
import type { PictureFiles } from '../../platform/pictures/picture-files.ts';
import { picturesForCommand } from '../../platform/pictures/picture-store.ts';
import { markAsPictures, ownerOfPictures } from '../../platform/pictures/pictures-mark.ts';
import { endWhatWasOpen } from './after-restoring.ts';
import { ownerOfCopies } from './copies-mark.ts';
import { pictureOfPart } from './copy-format.ts';
import { readJournal, type UnreadBlocks } from './journal-file.ts';
import { refuseFilled } from './load-database.ts';
import { oneAtOnce } from './one-at-once.ts';
import { redoJournal } from './redo-journal.ts';
import { restoreDatabase, restorePictures, type Source } from './restore-copy.ts';

/** Sets the pictures aside that are none of the copy's: they lie there for a week, as swept ones do. */
async function setOthersAside(files: PictureFiles, { manifest }: Source['checked']): Promise<void> {
  const known = new Set(manifest.parts.map(({ name }) => pictureOfPart(name)?.hash));
  const day = new Date().toISOString().slice(0, 10);
  for await (const listed of files.list()) {
    for (const { hash } of listed) if (!known.has(hash)) await files.setAside({ hash }, day);
  }
}

/** A store outlives the machines of a town: what lies there is somebody's. */
async function refuseOthersPictures(database: Database, files: PictureFiles): Promise<void> {
  const owner = await ownerOfPictures(files);
  if (!owner || owner.id === (await identify(database)).id) return;
  throw new Error(
    `${files.place} has the pictures of the database ${owner.name}. Where this restore is to take its place, say --replace: pictures that are not in the copy lie in .swept there for a week then.`,
  );
}

export interface Restored {
  /** How much was taken from people since the copy was made, and is taken again. */
  readonly takenAgain: number;
  readonly unread: UnreadBlocks;
  /** The name of the other database to which the place of the copies belongs, which is only read. */
  readonly othersCopies: string | undefined;
}

/**
 * Has a town be what it was when a copy was made: first the database, at once, in whose transaction pictures come last, which
 * take nobody's place; then what is left over goes.
 * @throws before anything was touched where a server runs, or people live there and may not be replaced, and with nothing left
 *   changed where the database refuses what is in the copy
 */
export async function restoreTown(
  source: Source,
  config: Config,
  { mayReplace }: { readonly mayReplace: boolean },
): Promise<Restored> {
  const { dataDir, databaseUrl } = config;
  const files = picturesForCommand(config);
  await prepareDataDirectory(dataDir);
  const opened = await openDatabase({ databaseUrl, dataDir, maxConnections: 1, log: () => undefined });
  try {
    return await oneAtOnce(opened, async (database) => {
      if (!mayReplace) {
        await refuseForeignDirectory(dataDir, database);
        await refuseOthersPictures(database, files);
      }
      await refuseFilled(database.db, mayReplace);
      const { entries, unread } = await readJournal(config, source.key);
      const ofCopies = await ownerOfCopies(config);
      let takenAgain = 0;
      await restoreDatabase(source, database.db, async (transaction) => {
        await endWhatWasOpen(transaction);
        takenAgain = await redoJournal(transaction, entries);
        await restorePictures(source, files);
      });
      await markAsPictures(files, await identify(database));
      await setOthersAside(files, source.checked);
      await giveDirectoryTo(dataDir, database);
      const isOthers = ofCopies && ofCopies.id !== (await identify(database)).id;
      return { takenAgain, unread, othersCopies: isOthers ? ofCopies.name : undefined };
    });
  } finally {
    await opened.close();
  }
}
