import { isPictureName, type PictureFiles } from '../../platform/pictures/picture-files.ts';
import { StoreTrouble } from '../../platform/s3/store-trouble.ts';
import { type Part, pictureOfPart, picturePart, type TakePart } from './copy-format.ts';

// A store far away answers each after a while, and each may have some hundred kilobytes of a slow line.
const AT_ONCE = 4;
const MOST_TRIES = 3;

/** Does it once more where a store has not answered: nobody begins anew for one of thousands. */
async function persist<Result>(work: () => Promise<Result>, tries = 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const mayHelp = error instanceof StoreTrouble && !error.isWrongSetting && tries < MOST_TRIES;
    if (!mayHelp) throw error;
    return persist(work, tries + 1);
  }
}

/** Does it with some at once. @throws the first trouble, when nothing is under way any more */
async function withEach<Given, Result>(
  some: readonly Given[],
  work: (given: Given) => Promise<Result>,
): Promise<Result[]> {
  const ends = await Promise.allSettled(some.map((given) => persist(() => work(given))));
  return ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });
}

interface Widest {
  readonly hash: string;
  readonly width: number;
  readonly bytes: Buffer | undefined;
}

/** One that is swept while it is read is missing too. */
async function readWidest(files: PictureFiles, hash: string): Promise<Widest> {
  const width = Math.max(0, ...(await files.widthsOf(hash)));
  return { hash, width, bytes: width > 0 ? await files.read(hash, width) : undefined };
}

/** The widest size of each picture, in order. */
async function* widestOf(files: PictureFiles, hashes: readonly string[]): AsyncGenerator<Widest> {
  for (let from = 0; from < hashes.length; from += AT_ONCE) {
    yield* await withEach(hashes.slice(from, from + AT_ONCE), (hash) => readWidest(files, hash));
  }
}

/**
 * Hands over the widest size of each picture: narrower ones are made when they are asked for.
 * @returns those that are not there
 */
export async function givePictures(files: PictureFiles, hashes: readonly string[], take: TakePart): Promise<string[]> {
  const missing: string[] = [];
  for await (const { hash, width, bytes } of widestOf(files, hashes)) {
    if (bytes) await take({ name: picturePart(hash, width), bytes });
    else missing.push(hash);
  }
  return missing;
}

/** Puts pictures where they belong; one that is there stays what it is: its name says so. */
export async function putPictures(files: PictureFiles, parts: AsyncIterable<Part>): Promise<void> {
  const waiting: { hash: string; width: number; bytes: Part['bytes'] }[] = [];
  const put = (some: typeof waiting) =>
    withEach(some, ({ hash, width, bytes }) => files.write(hash, width, Buffer.from(bytes)));
  for await (const { name, bytes } of parts) {
    const picture = pictureOfPart(name);
    if (picture && isPictureName(picture.hash)) waiting.push({ ...picture, bytes });
    if (waiting.length === AT_ONCE) await put(waiting.splice(0));
  }
  await put(waiting);
}

/** What became of pictures that were to be moved. */
export interface MovedPictures {
  readonly moved: number;
  /** Those that were there already, byte by byte. */
  readonly there: number;
}

/** @returns whether it was there already @throws where it is not there afterwards as it was sent */
async function movePicture(from: PictureFiles, to: PictureFiles, hash: string): Promise<boolean> {
  const { width, bytes } = await readWidest(from, hash);
  if (!bytes || (await to.read(hash, width))?.equals(bytes)) return true;
  await to.write(hash, width, bytes);
  if (!(await to.read(hash, width))?.equals(bytes)) throw new Error(`${to.place} did not keep ${hash} as it was sent`);
  return false;
}

/** Copies all pictures to another place and reads each back; it may be done again, and goes on where it ended. */
export async function movePictures(from: PictureFiles, to: PictureFiles): Promise<MovedPictures> {
  let [moved, there] = [0, 0];
  for await (const listed of from.list()) {
    for (let at = 0; at < listed.length; at += AT_ONCE) {
      const some = listed.slice(at, at + AT_ONCE);
      for (const wasThere of await withEach(some, ({ hash }) => movePicture(from, to, hash)))
        if (wasThere) there += 1;
        else moved += 1;
    }
  }
  return { moved, there };
}
