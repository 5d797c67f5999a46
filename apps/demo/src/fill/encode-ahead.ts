import type { PictureStore } from '@mercadito/server/platform/pictures/picture-store';
import type { StoredPicture } from '@mercadito/server/platform/pictures/pictures';
import { type DemoPicture, drawnPicture } from '../pictures/index.ts';

// So many wait ready at most: they are drawn and encoded while the database is made, and take some kilobytes each.
const AHEAD = 64;

interface Encoded {
  readonly bytes: Buffer;
  readonly stored: StoredPicture;
}

/**
 * A picture store that encodes what will be uploaded next while the calls before it go on: the calls can follow each
 * other in one order, for the same demo every time, and two cores have work.
 * @param pictures in the order of their upload
 */
export function encodeAhead(store: PictureStore, pictures: readonly DemoPicture[]): PictureStore {
  const upcoming = pictures[Symbol.iterator]();
  const encoded: Promise<Encoded>[] = [];
  const encodeNext = (): void => {
    const { value, done } = upcoming.next();
    if (done) return;
    encoded.push(drawnPicture(value).then(async (bytes) => ({ bytes, stored: await store.store(bytes) })));
  };
  for (let count = 0; count < AHEAD; count += 1) encodeNext();
  return {
    ...store,
    store: async (bytes) => {
      const next = await encoded.shift();
      encodeNext();
      if (!next?.bytes.equals(bytes)) throw new Error('The demo uploads its pictures in another order than it says');
      return next.stored;
    },
  };
}
