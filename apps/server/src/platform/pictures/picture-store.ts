import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { COMPRESSED_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import type { Config } from '../../config.ts';
import { createByteBudget, type Holding } from '../limits/byte-budget.ts';
import { createConcurrencyLimit, createConcurrencyLimits } from '../limits/concurrency-limit.ts';
import { unavailable } from '../problems/errors.ts';
import { CALL_OF_COMMAND_MS } from '../s3/bucket.ts';
import { StoreTrouble } from '../s3/store-trouble.ts';
import { encodePicture, narrowed, widthsUpTo } from './encode-picture.ts';
import { createFolderFiles } from './folder-files.ts';
import type { PictureFiles } from './picture-files.ts';
import type { StoredPicture } from './pictures.ts';
import { createS3Files } from './s3-files.ts';

/** A size that was made and could not be kept: good for the one who asked. */
interface UnkeptSize {
  readonly bytes: Buffer;
  readonly reason: Error;
}

export interface PictureStore {
  readonly files: PictureFiles;
  /** On this machine: see `PictureFiles`. */
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

// More at once would take the cores from the calls. Sizes have a concurrency limit of their own, so that many requests for new
// pictures do not keep uploads waiting, nor the other way round.
const STORING = { atOnce: 2, mostWaiting: 60 };
const MAKING_SIZES = { atOnce: 1, mostWaiting: 1000 };
// In a store most of it is waiting for the store; nobody waits for longer than a person does.
const MAKING_IN_STORE = { atOnce: 4, mostWaiting: 1000, patienceMs: 10_000 };
// Three of the largest forms that there may be, and some forty of those that people send: pictures are small before they leave.
const BYTES_OF_UPLOADS = 64 * 1024 * 1024;
const UPLOADS_OF_ONE = { atOnce: 20, mostWaiting: 0 };

/** Makes a size from the widest, which nobody is served half of. */
async function makeSize(files: PictureFiles, hash: string, width: number): Promise<boolean | UnkeptSize> {
  const widths = await files.widthsOf(hash);
  if (widths.includes(width)) return true;
  const widest = Math.max(...widths);
  if (!widthsUpTo(widest).includes(width)) return false;
  const whole = await files.read(hash, widest);
  // It is swept at this moment.
  if (!whole) return false;
  const bytes = await narrowed(whole, width);
  return files.write(hash, width, bytes).then(
    () => true,
    (reason: Error) => ({ bytes, reason }),
  );
}

type Where = Pick<Config, 'dataDir' | 's3' | 'picturesAt'>;

/** Where the pictures of an installation lie. @param callMs how long each call of a store may take */
export const picturesOf = ({ dataDir, s3, picturesAt }: Where, callMs?: number): PictureFiles =>
  s3 && picturesAt ? createS3Files(s3, picturesAt, dataDir, callMs) : createFolderFiles(join(dataDir, 'pictures'));

/** For a command, which waits for a slow line. */
export const picturesForCommand = (where: Where): PictureFiles => picturesOf(where, CALL_OF_COMMAND_MS);

/**
 * Keeps pictures: decoded, turned upright, metadata dropped, re-encoded. An upload waits for
 * the widest size alone; a narrower one is made when the first page shows it, once, and then lies beside it.
 * Each upload has a name of its own, so that taking one back never takes somebody else's.
 * @param mostWaiting how many pictures wait for their turn at most; beyond, who waits for the most has a 503
 */
export function createPictureStore(files: PictureFiles, mostWaiting = STORING.mostWaiting): PictureStore {
  const uploading = createConcurrencyLimits(UPLOADS_OF_ONE);
  const held = createByteBudget(BYTES_OF_UPLOADS);
  const toStore = createConcurrencyLimit({ ...STORING, mostWaiting });
  const toMakeSizes = createConcurrencyLimit(files.fetch ? MAKING_IN_STORE : MAKING_SIZES);
  let troubledAt = Number.NEGATIVE_INFINITY;
  const inTheMaking = new Map<string, Promise<boolean | UnkeptSize>>();
  const keep = async (hash: string, width: number, bytes: Buffer): Promise<void> => {
    try {
      await files.requireMark();
      await files.write(hash, width, bytes);
    } catch (error) {
      // On a disk that takes nothing this may fail too; the sweep comes by every day.
      await files.discard(hash).catch(() => undefined);
      throw unavailable({ cause: error });
    }
  };
  return {
    files,
    directory: files.directory,
    admit: async (person, upload) => {
      if (!toStore.hasRoomFor(person)) throw unavailable();
      return uploading(person, upload);
    },
    hold: held.open,
    store: async (bytes, person) => {
      const hash = randomBytes(16).toString('hex');
      const { picture, widest } = await toStore(() => encodePicture(bytes), person);
      await keep(hash, widest.width, widest.bytes);
      return { hash, ...picture };
    },
    encode: (bytes, person) =>
      toStore(async () => narrowed((await encodePicture(bytes)).widest.bytes, COMPRESSED_IMAGE_SIDE), person),
    ensureSize: async (hash, width) => {
      const name = `${hash}/${width}`;
      // Nearly always: such a one waits for no picture in the making.
      if (files.hasNow?.(hash, width)) return true;
      const cameAt = performance.now();
      const make = async () => {
        // Each that waits would wait as long for the same trouble.
        if (troubledAt >= cameAt) throw unavailable();
        return makeSize(files, hash, width).catch((cause: unknown) => {
          if (cause instanceof StoreTrouble) troubledAt = performance.now();
          throw unavailable({ cause });
        });
      };
      const making = inTheMaking.get(name) ?? toMakeSizes(make).finally(() => inTheMaking.delete(name));
      inTheMaking.set(name, making);
      return making;
    },
    discard: (picture) => files.discard(picture.hash),
  };
}
