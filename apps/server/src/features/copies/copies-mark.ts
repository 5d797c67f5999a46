import type { Config } from '../../config.ts';
import { type Identity, identityIn } from '../../database/identity.ts';
import { bucketOfCopies } from './copy-places.ts';

type Where = Pick<Config, 'dataDir' | 's3' | 'copies'>;

/** Names the database whose copies and journal lie in a store; a folder has none: one disk is one machine's. */
const MARK = '.copies';

/** A place in a store belongs to another database. */
export class OthersCopies extends Error {}

/** The database whose copies lie in a store; undefined where they are nobody's yet, and in a folder. */
export async function ownerOfCopies(where: Where): Promise<Identity | undefined> {
  const mark = await bucketOfCopies(where)?.fetch(MARK);
  return identityIn(mark?.bytes.toString());
}

/** Makes a place in a store that of this database's copies. */
export async function markAsCopies(where: Where, owner: Identity): Promise<void> {
  await bucketOfCopies(where)?.write(MARK, Buffer.from(JSON.stringify(owner)), 'application/json');
}

/**
 * Takes a place in a store that is nobody's yet.
 * @throws `OthersCopies` where it is another's: of each day one copy stays, and a journal is done again whosever it is
 */
export async function claimCopies(where: Where, here: Identity): Promise<void> {
  const bucket = bucketOfCopies(where);
  const owner = await ownerOfCopies(where);
  if (!bucket || owner?.id === here.id) return;
  if (!owner) return markAsCopies(where, here);
  throw new OthersCopies(
    `BACKUP_DIR ${bucket.place} belongs to the database ${owner.name}, and this is ${here.name}: a copy that is tried out needs a place of its own. If this database has taken the other's place for good, empty the file ${MARK} there and start again.`,
  );
}
