import type { Database } from '../../database/connection.ts';
import { type Identity, identify, identityIn } from '../../database/identity.ts';
import type { PictureFiles } from './picture-files.ts';

// One that lies there proves the place; some may have been lost for good.
const LOOKED_FOR = 50;

const isStore = (files: PictureFiles): boolean => files.fetch !== undefined;

/** The database whose pictures lie in a store; undefined where they are nobody's yet, and in a folder, which has another file for that. */
export async function ownerOfPictures(files: PictureFiles): Promise<Identity | undefined> {
  return isStore(files) ? identityIn(await files.readMark()) : undefined;
}

/** Whether pictures that this database knows lie there, or it knows none. */
export async function isOurs({ db }: Pick<Database, 'db'>, files: PictureFiles): Promise<boolean> {
  const rows = await db.selectFrom('images').select('hash').limit(LOOKED_FOR).execute();
  if (rows.length === 0) return true;
  for (const { hash } of rows) if ((await files.widthsOf(hash)).length > 0) return true;
  return false;
}

/**
 * Marks the place of a new site's pictures, and one in which pictures of this database lie. A store, which machines share, is told
 * whose it is: no other database is served from there, since it would sweep what it does not know.
 * @throws where it is another's
 */
export async function markPictures(database: Pick<Database, 'db' | 'engine'>, files: PictureFiles): Promise<void> {
  const mark = await files.readMark();
  if (mark !== undefined && !isStore(files)) return;
  const owner = identityIn(mark);
  const here = await identify(database);
  if (owner && owner.id !== here.id) {
    throw new Error(
      `PICTURES_URL ${files.place} belongs to the database ${owner.name}, and this is ${here.name}: a copy that is tried out needs a place of its own. If this database has taken the other's place for good, empty the file .pictures there and start again.`,
    );
  }
  if (owner) return;
  if (mark === undefined && !(await isOurs(database, files))) return;
  await markAsPictures(files, here);
}

/** Makes a place that of this site's pictures. */
export const markAsPictures = (files: PictureFiles, owner?: Identity): Promise<void> =>
  files.writeMark(isStore(files) && owner ? JSON.stringify(owner) : '');
