import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@mercadito/contracts/common';
import { PICTURE_WIDTHS, pictureAddress } from '@mercadito/contracts/picture-sizes';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import { type RawBuilder, sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Db } from '../database/connection.ts';
import { notAPicture, unavailable } from './errors.ts';
import { createLimit, createPlaces } from './limit.ts';
import { drawingPartsOf } from './picture-parts.ts';
import { writeWhole } from './write-whole.ts';

/** A picture on the disk, not yet known to the database. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** The widths it can be had in, px, narrowest first. */
  readonly widths: readonly number[];
  /** A thumbhash, base64. */
  readonly placeholder: string;
}

/** A size that was made and could not be kept: good for the one who asked. */
interface UnkeptSize {
  readonly bytes: Buffer;
  readonly reason: Error;
}

export interface PictureStore {
  /** Where the sizes lie: `{directory}/{hash}/{width}.webp`. */
  readonly directory: string;
  /**
   * Takes a place for an upload of a person, before its body is read; answers how to leave it.
   * @throws 503 while the person has as many uploads under way as one may, or too many pictures wait
   */
  readonly admit: (person: string) => () => void;
  /**
   * Keeps the widest size.
   * @throws 415 when the bytes are no JPEG, PNG or WebP within the limits, 503 when too many wait or it cannot be written
   */
  readonly store: (bytes: Buffer, person?: string) => Promise<StoredPicture>;
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

const WIDEST = Math.max(...PICTURE_WIDTHS);
// The fastest effort costs some 8 % in size and saves two thirds of the time.
const WEBP = { quality: 78, effort: 0 };
const PLACEHOLDER_SIDE = 32;
const FORMATS = ['jpeg', 'png', 'webp'];

// More at once would take the cores from the calls. Sizes have a turnstile of their own, so that a crowd before new pictures
// does not keep uploads waiting, nor the other way round.
const UPLOADS_AT_ONCE = 2;
const SIZES_AT_ONCE = 1;
const MOST_UPLOADS_OF_ONE = 20;
const MOST_PICTURES_WAITING = 60;
const MOST_SIZES_WAITING = 1000;
// The largest picture there may be takes some two seconds.
const LONGEST_WORK = { seconds: 10 };
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The standard widths up to a picture's own, and its own where the last of them would waste much of it. */
function widthsUpTo(width: number): number[] {
  const smaller: number[] = PICTURE_WIDTHS.filter((each) => each <= width);
  const widest = smaller.at(-1) ?? 0;
  return width > widest * 1.25 ? [...smaller, width] : smaller;
}

/** Decoded pixels, with what it takes to read them again. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

const toPixels = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
};

async function decode(bytes: Buffer): Promise<Pixels> {
  const image = sharp(drawingPartsOf(bytes), { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata();
  if (!FORMATS.includes(format) || Math.max(width, height) > MAX_IMAGE_SIDE) throw new Error('format or size');
  const bounds = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;
  return toPixels(image.timeout(LONGEST_WORK).rotate().resize(bounds));
}

/** The picture in at most 32 × 32 points, each the middle one of its part: enough for a blur, and no second pipeline. */
function placeholderOf({ data, raw: { width, height, channels } }: Pixels): string {
  const scale = PLACEHOLDER_SIDE / Math.max(width, height, PLACEHOLDER_SIDE);
  const [columns, rows] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const rgba = new Uint8Array(columns * rows * 4);
  for (let at = 0; at < columns * rows; at += 1) {
    const x = Math.floor((((at % columns) + 0.5) * width) / columns);
    const y = Math.floor(((Math.floor(at / columns) + 0.5) * height) / rows);
    const from = (y * width + x) * channels;
    const isGrey = channels < 3;
    for (let color = 0; color < 3; color += 1) rgba[at * 4 + color] = data[from + (isGrey ? 0 : color)] ?? 0;
    rgba[at * 4 + 3] = channels % 2 === 0 ? (data[from + channels - 1] ?? 255) : 255;
  }
  return Buffer.from(rgbaToThumbHash(columns, rows, rgba)).toString('base64');
}

/** A picture ready to be kept, and its widest size as a file. */
interface Encoded {
  readonly picture: Omit<StoredPicture, 'hash'>;
  readonly file: { readonly name: string; readonly bytes: Buffer };
}

async function encodeWidest(bytes: Buffer): Promise<Encoded> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.raw;
  const widths = widthsUpTo(width);
  const widest = widths.at(-1) ?? width;
  const image = sharp(pixels.data, { raw: pixels.raw }).timeout(LONGEST_WORK).resize({ width: widest }).webp(WEBP);
  const file = { name: `${widest}.webp`, bytes: await image.toBuffer() };
  return { picture: { width, height, widths, placeholder: placeholderOf(pixels) }, file };
}

const tookTooLong = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout');

/** The refusal for what could not be decoded. One that took too long may have met a busy machine. */
const refusalFor = (error: unknown): Error =>
  tookTooLong(error)
    ? unavailable({ cause: error })
    : notAPicture('Only JPEG, PNG and WebP pictures of at most 24 megapixels can be used.');

/** The widths a picture has on the disk; none when there is no such picture. */
async function widthsAt(place: string): Promise<number[]> {
  const names = await readdir(place).catch(() => []);
  return names.map((name) => Number(/^(\d+)\.webp$/.exec(name)?.[1])).filter(Boolean);
}

/** Makes a size from the widest, which nobody is served half of. */
async function makeSize(place: string, width: number): Promise<boolean | UnkeptSize> {
  const widest = Math.max(...(await widthsAt(place)));
  if (!widthsUpTo(widest).includes(width)) return false;
  const bytes = await sharp(await readFile(join(place, `${widest}.webp`)))
    .resize({ width })
    .webp(WEBP)
    .toBuffer();
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
export function createPictureStore(dataDir: string, mostWaiting = MOST_PICTURES_WAITING): PictureStore {
  const directory = join(dataDir, 'pictures');
  const placeOf = (hash: string): string => join(directory, hash);
  const discard = (hash: string): Promise<void> => rm(placeOf(hash), { recursive: true, force: true });
  const enter = createPlaces(MOST_UPLOADS_OF_ONE);
  const toStore = createLimit(UPLOADS_AT_ONCE, mostWaiting);
  const toMakeSizes = createLimit(SIZES_AT_ONCE, MOST_SIZES_WAITING);
  const inTheMaking = new Map<string, Promise<boolean | UnkeptSize>>();
  const keep = async (hash: string, { name, bytes }: Encoded['file']): Promise<void> => {
    try {
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
    admit: (person) => {
      if (!toStore.hasRoomFor(person)) throw unavailable();
      return enter(person);
    },
    store: async (bytes, person) => {
      const hash = randomBytes(16).toString('hex');
      const encode = () =>
        encodeWidest(bytes).catch((error: unknown) => {
          throw refusalFor(error);
        });
      const { picture, file } = await toStore(encode, person);
      await keep(hash, file);
      return { hash, ...picture };
    },
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
  };
}

/** Makes a stored picture known to the database; other tables refer to it by the hash this returns. */
export async function insertPicture(transaction: Db, picture: StoredPicture): Promise<string> {
  const { hash, width, height, placeholder } = picture;
  await transaction
    .insertInto('images')
    .values({ hash, width, height, placeholder, widths: [...picture.widths] })
    .execute();
  return hash;
}

/** The columns of `images` under the names that `pictureOf` reads. */
export interface PictureRow {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly placeholder: string;
}

/** The picture a column refers to, as a column of its own: `pictureAt('products.photo').as('photo')`. */
export function pictureAt(column: string): RawBuilder<PictureRow | null> {
  return sql<PictureRow | null>`(
    select json_build_object('hash', hash, 'width', width, 'height', height, 'widths', widths, 'placeholder', placeholder)
    from images where hash = ${sql.ref(column)})`;
}

/** A picture on the wire, null for a missing one. */
export function pictureOf(row: PictureRow | null | undefined): Picture | null {
  if (!row) return null;
  const { hash, widths, width, height, placeholder } = row;
  return { base: `/media/${hash}`, widths, width, height, placeholder };
}

/** The widest size's address: what the specification's own fields (`photo`, `profileImage`, …) carry. */
export function addressOf(picture: Picture | null): string | null {
  return picture ? pictureAddress(picture) : null;
}
