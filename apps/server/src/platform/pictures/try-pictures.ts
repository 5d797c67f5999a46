import type { Database } from '../../database/connection.ts';
import type { PictureFiles, PicturesFault } from './picture-files.ts';
import { markPictures } from './pictures-mark.ts';

const TRIED_EVERY_MS = 20_000;

/** Tries it, and marks a store that was away at the start. Never throws. */
async function tryStore(
  database: Pick<Database, 'db' | 'engine'>,
  files: PictureFiles,
): Promise<PicturesFault | undefined> {
  try {
    await markPictures(database, files);
    return await files.tryWrite();
  } catch (error) {
    const reason = 'The store of the pictures is away, or takes none.';
    return { code: 'pictures_store', reason, detail: (error as Error).message };
  }
}

/**
 * Whether pictures can be kept. A folder is tried each time; a store, which may take seconds to say nothing, three times a minute
 * at most and behind what it said last, since nobody is to wait for it who only asks.
 * @param clock in milliseconds
 */
export function tryingPictures(
  database: Pick<Database, 'db' | 'engine'>,
  files: PictureFiles,
  clock: () => number = () => performance.now(),
): () => Promise<PicturesFault | undefined> {
  if (!files.fetch) return files.tryWrite;
  let last: Promise<PicturesFault | undefined> | undefined;
  let dueAt = 0;
  return () => {
    if (clock() >= dueAt) {
      dueAt = Number.POSITIVE_INFINITY;
      const next = tryStore(database, files).finally(() => {
        dueAt = clock() + TRIED_EVERY_MS;
      });
      if (last) void next.then(() => (last = next));
      else last = next;
    }
    return last as Promise<PicturesFault | undefined>;
  };
}
