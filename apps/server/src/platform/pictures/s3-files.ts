import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { type Bucket, type Listed, openBucket } from '../s3/bucket.ts';
import type { S3Account, S3Place } from '../s3/s3-place.ts';
import {
  ASIDE,
  BATCH,
  isPictureName,
  type ListedPicture,
  MARK,
  type PictureFiles,
  type PicturesFault,
  widthOf,
} from './picture-files.ts';

const WEBP = 'image/webp';
const TRIED = '.try';
// So many of a store that answers slowly; who waits for longer than a person does is refused as busy.
const READING = { atOnce: 48, mostWaiting: 500, patienceMs: 5_000 };

const nameOf = (hash: string, width: number): string => `${hash}/${width}.webp`;

/** The pictures among files that are listed in order: those of one lie beside each other. */
async function* listPictures(bucket: Bucket): AsyncGenerator<ListedPicture[]> {
  const pictures = new Map<string, Date>();
  const toListed = (entries: Iterable<[string, Date]>): ListedPicture[] =>
    Array.from(entries, ([hash, at]) => ({ hash, writtenAt: async () => at }));
  for await (const page of bucket.list('')) {
    for (const { name, writtenAt } of page) {
      const [hash = '', file = ''] = name.split('/');
      if (!isPictureName(hash) || !widthOf(file)) continue;
      const before = pictures.get(hash);
      pictures.set(hash, before && before > writtenAt ? before : writtenAt);
    }
    // The last one may go on in the next page.
    while (pictures.size > BATCH) {
      const batch = [...pictures].slice(0, BATCH);
      for (const [hash] of batch) pictures.delete(hash);
      yield toListed(batch);
    }
  }
  if (pictures.size > 0) yield toListed(pictures);
}

/** Tries whether a picture could be kept. */
async function tryWrite(bucket: Bucket): Promise<PicturesFault | undefined> {
  const faultOf = (detail: string): PicturesFault => ({
    code: 'pictures_store',
    reason: 'The store of the pictures is away, or takes none.',
    detail,
  });
  try {
    const mark = await bucket.fetch(MARK);
    if (!mark)
      return faultOf(`${bucket.place} has no pictures of this site: if all are lost, put an empty file ${MARK} there.`);
    await bucket.write(TRIED, Buffer.from(new Date().toISOString()), 'text/plain');
    return undefined;
  } catch (error) {
    return faultOf((error as Error).message);
  }
}

/** Keeps pictures in a folder of a bucket, which any number of machines share. */
export function createS3Files(account: S3Account, at: S3Place, dataDir: string, callMs?: number): PictureFiles {
  const bucket = openBucket(account, at, callMs);
  const reading = createConcurrencyLimit(READING);

  async function all(beginning: string): Promise<Listed[]> {
    const found: Listed[] = [];
    for await (const page of bucket.list(beginning)) found.push(...page);
    return found;
  }
  const widthsOf = async (hash: string): Promise<number[]> =>
    (await all(`${hash}/`)).flatMap(({ name }) => widthOf(name.slice(hash.length + 1)) ?? []);
  const discard = async (hash: string): Promise<void> => {
    for (const { name } of await all(`${hash}/`)) await bucket.remove(name);
  };

  return {
    place: bucket.place,
    directory: dataDir,
    widthsOf,
    read: async (hash, width) => (await bucket.fetch(nameOf(hash, width)))?.bytes,
    fetch: (hash, width, conditions) => reading(() => bucket.fetch(nameOf(hash, width), conditions)),
    write: (hash, width, bytes) => bucket.write(nameOf(hash, width), bytes, WEBP),
    discard,
    list: () => listPictures(bucket),
    readMark: async () => (await bucket.fetch(MARK))?.bytes.toString(),
    writeMark: (text) => bucket.write(MARK, Buffer.from(text), 'application/json'),
    // A store that is another one would be another bucket.
    requireMark: async () => undefined,
    tryWrite: () => tryWrite(bucket),
    setAside: async ({ hash }, day) => {
      const widest = Math.max(0, ...(await widthsOf(hash)));
      // Narrower ones are made of it again.
      if (widest > 0 && !(await bucket.copy(nameOf(hash, widest), `${ASIDE}/${day}/${nameOf(hash, widest)}`))) return;
      await discard(hash);
    },
    forgetBefore: async (day) => {
      for await (const page of bucket.list(`${ASIDE}/`)) {
        for (const { name } of page) if ((name.split('/')[1] ?? '') < day) await bucket.remove(name);
      }
    },
  };
}
