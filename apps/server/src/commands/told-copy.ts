import type { CheckedCopy, MadeCopy, UnreadBlocks } from '../features/copies/index.ts';

const MB = 1_000_000;

/** What a copy has in it, and what it lacks, in a line or two. */
export function told(file: string, { header, manifest, rows, pictures, bytes }: CheckedCopy): string {
  const size = `${(bytes / MB).toFixed(1)} MB`;
  const line = `${file}: whole, of ${header.madeAt}, ${size}, ${rows} rows of ${header.tables.length} tables, ${pictures} pictures`;
  const { missingPictures: missing } = manifest;
  return missing.length === 0 ? line : `${line}\nThe directory of pictures did not have ${missing.length} of them.`;
}

/** What of a database is not in its copy; nothing where all of it is. */
export const toldLeftOut = ({ leftOut }: MadeCopy): string =>
  leftOut.length === 0 ? '' : `\nWarning: not in the copy, since no migration made it: ${leftOut.join(', ')}.`;

const blocks = (count: number): string => (count === 1 ? '1 block' : `${count} blocks`);

/** What of the journal beside the copies is not done again, and what helps; nothing where all of it was read. */
export function toldUnread({ ofAnotherKey, damaged }: UnreadBlocks): string {
  const foreign =
    ofAnotherKey === 0
      ? ''
      : `\nWarning: ${blocks(ofAnotherKey)} of BACKUP_DIR/journal.age sealed for another key: blocks, lost roles and deleted accounts in there are not done again. Restore once more with that key: the file of --key takes several, a line for each.`;
  const broken =
    damaged === 0
      ? ''
      : `\nWarning: ${blocks(damaged)} of BACKUP_DIR/journal.age cannot be read. Where DATA_DIR/journal.ndjson is lost too, look through who was blocked or deleted since the copy.`;
  return foreign + broken;
}

/** What of the journal would not be done again if a copy were restored: it holds back no check of the copy. */
export const toldJournal = (reading: Promise<{ readonly unread: UnreadBlocks }>): Promise<string> =>
  reading.then(
    ({ unread }) => toldUnread(unread),
    (error: Error) => `\nWarning: the journal could not be read: ${error.message}`,
  );

/** What to do about copies of the town that this one was restored from; nothing where they are its own. */
export const toldOthersCopies = (owner: string | undefined): string =>
  owner === undefined
    ? ''
    : `\nWarning: BACKUP_DIR belongs to the database ${owner}: where this one has taken its place for good, empty the file .copies there before the start, else name another BACKUP_DIR.`;
