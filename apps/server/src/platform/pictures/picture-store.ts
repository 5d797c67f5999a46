import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPRESSED_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import { createByteBudget, type Holding } from '../limits/byte-budget.ts';
import { createConcurrencyLimit, createConcurrencyLimits } from '../limits/concurrency-limit.ts';
import { unavailable } from '../problems/errors.ts';
import { type Encoded, encodePicture, narrowed, widthsUpTo } from './encode-picture.ts';
import { type Aside, keepAside } from './keep-aside.ts';
import type { StoredPicture } from './pictures.ts';
import { faultOfPictures } from './pictures-mark.ts';
import { writeWhole } from './write-whole.ts';

/** A size that was made and could not be kept: good for the one who asked. */
interface UnkeptSize {
  readonly bytes: Buffer;
  readonly reason: Error;
}

export interface PictureStore extends Aside {
  /** Where the sizes lie: `{directory}/{hash}/{width}.webp`. */
  readonly directory: string;
  /**
   * Does an upload of a person, from before its body is read.
   * @throws 503 while the person has as many under way as one may, or too many pictures wait
   */
  readonly admit: <T>(person: string, upload: () => Promise<T>) => Promise<T>;
  /**
   * Begins to hold what comes of an upload in memory, until it is given back.
   * @param giveUp called when more comes than fits, and this person holds the most
   */
  readonly hold: (person: string, giveUp: () => void) => Holding;
  /**
   * Keeps the widest size.
   * @throws 415 when the bytes are no JPEG, PNG or WebP within the limits, 503 when too many wait or it cannot be written
   */
  readonly store: (bytes: Buffer, person?: string) => Promise<StoredPicture>;
  /**
   * Makes it small as any other, and keeps nothing: for what not everybody may see.
   * @throws as `store`
   */
  readonly encode: (bytes: Buffer, person?: string) => Promise<Buffer>;
  /**
   * Makes a narrower size when it is asked for the first time.
   * @returns whether the picture has that size; the size itself when the disk does not take it
   * @throws 503 when too many wait
   */
  readonly ensureSize: (hash: string, width: number) => Promise<boolean | UnkeptSize>;
  /** Harmless for one that is gone already. */
  readonly discard: (picture: Pick<StoredPicture, 'hash'>) => Promise<void>;
}

const NAME = /^[\da-f]{32}$/;

/** Whether a name may be that of a picture: what `store` gives out. */
export const isPictureName = (name: string): boolean => NAME.test(name);

// More at once would take the cores from the calls. Sizes have a concurrency limit of their own, so that many requests for new
// pictures do not keep uploads waiting, nor the other way round.
const STORING = { atOnce: 2, mostWaiting: 60 };
const MAKING_SIZES = { atOnce: 1, mostWaiting: 1000 };
// Three of the largest forms that there may be, and some forty of those that people send: pictures are small before they leave.
const BYTES_OF_UPLOADS = 64 * 1024 * 1024;
const UPLOADS_OF_ONE = { atOnce: 20, mostWaiting: 0 };

/** The widths a picture has on the disk; none when there is no such picture. */
async function widthsAt(place: string): Promise<number[]> {
  const names = await readdir(place).catch(() => []);
  return names.map((name) => Number(/^(\d+)\.webp$/.exec(name)?.[1])).filter(Boolean);
}

/** Makes a size from the widest, which nobody is served half of. */
async function makeSize(place: string, width: number): Promise<boolean | UnkeptSize> {
  const widest = Math.max(...(await widthsAt(place)));
  if (!widthsUpTo(widest).includes(width)) return false;
  const bytes = await narrowed(await readFile(join(place, `${widest}.webp`)), width);
  return writeWhole(join(place, `${width}.webp`), bytes).then(
    () => true,
    (reason: Error) => ({ bytes, reason }),
  );
}

/**
 * Keeps pictures below `{dataDir}/pictures`: decoded, turned upright, metadata dropped, re-encoded. An upload waits for
 * the widest size alone; a narrower one is made when the first page shows it, once, and then lies beside it.
 * Each upload has a name of its own, so that taking one back never takes somebody else's.
 * @param mostWaiting how many pictures wait for their turn at most; beyond, who waits for the most has a 503
 */
export function createPictureStore(dataDir: string, mostWaiting = STORING.mostWaiting): PictureStore {
  const directory = join(dataDir, 'pictures');
  const placeOf = (hash: string): string => join(directory, hash);
  const discard = (hash: string): Promise<void> => rm(placeOf(hash), { recursive: true, force: true });
  const uploading = createConcurrencyLimits(UPLOADS_OF_ONE);
  const held = createByteBudget(BYTES_OF_UPLOADS);
  const toStore = createConcurrencyLimit({ ...STORING, mostWaiting });
  const toMakeSizes = createConcurrencyLimit(MAKING_SIZES);
  const inTheMaking = new Map<string, Promise<boolean | UnkeptSize>>();
  const keep = async (hash: string, { name, bytes }: Encoded['file']): Promise<void> => {
    try {
      // What is kept below an unmounted disk is gone with the next start.
      const fault = await faultOfPictures(directory);
      if (fault) throw new Error(fault);
      await mkdir(placeOf(hash), { recursive: true });
      await writeWhole(join(placeOf(hash), name), bytes);
    } catch (error) {
      // On a disk that takes nothing this may fail too; the sweep comes by every day.
      await discard(hash).catch(() => undefined);
      throw unavailable({ cause: error });
    }
  };
  return {
    directory,
    admit: async (person, upload) => {
      if (!toStore.hasRoomFor(person)) throw unavailable();
      return uploading(person, upload);
    },
    hold: held.open,
    store: async (bytes, person) => {
      const hash = randomBytes(16).toString('hex');
      const { picture, file } = await toStore(() => encodePicture(bytes), person);
      await keep(hash, file);
      return { hash, ...picture };
    },
    encode: (bytes, person) =>
      toStore(async () => narrowed((await encodePicture(bytes)).file.bytes, COMPRESSED_IMAGE_SIDE), person),
    ensureSize: async (hash, width) => {
      const name = `${hash}/${width}`;
      // Nearly always: such a one waits for no picture in the making.
      if (existsSync(join(placeOf(hash), `${width}.webp`))) return true;
      const make = () => makeSize(placeOf(hash), width);
      const making = inTheMaking.get(name) ?? toMakeSizes(make).finally(() => inTheMaking.delete(name));
      inTheMaking.set(name, making);
      return making;
    },
    discard: (picture) => discard(picture.hash),
    ...keepAside(directory),
  };
}
