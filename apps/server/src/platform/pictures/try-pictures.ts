import type { Database } from '../../database/connection.ts';
import type { PictureFiles, PicturesFault } from './picture-files.ts';
import { markPictures } from './pictures-mark.ts';

const TRIED_EVERY_MS = 20_000;
const GOOD_FOR_MS = 60_000;

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
 * at most, and nobody who only asks waits for it while the last answer is less than a minute old.
 * @param clock in milliseconds
 */
export function tryingPictures(
  database: Pick<Database, 'db' | 'engine'>,
  files: PictureFiles,
  clock: () => number = () => performance.now(),
): () => Promise<PicturesFault | undefined> {
  if (!files.fetch) return files.tryWrite;
  let last: { readonly fault: PicturesFault | undefined; readonly at: number } | undefined;
  let underWay: Promise<PicturesFault | undefined> | undefined;
  const tryNow = async (): Promise<PicturesFault | undefined> => {
    const fault = await tryStore(database, files);
    last = { fault, at: clock() };
    underWay = undefined;
    return fault;
  };
  return async () => {
    const age = last ? clock() - last.at : Number.POSITIVE_INFINITY;
    if (age >= TRIED_EVERY_MS) underWay ??= tryNow();
    return last && age < GOOD_FOR_MS ? last.fault : underWay;
  };
}
