import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@mercadito/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Db } from '../database/connection.ts';
import { notAPicture } from './errors.ts';

/** A picture on the disk in all its sizes, not yet known to the database. */
export interface StoredPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** The widths it exists in, px, narrowest first. */
  readonly widths: readonly number[];
  /** A thumbhash, base64. */
  readonly placeholder: string;
}

export interface PictureStore {
  /** Where the sizes lie: `{directory}/{hash}/{width}.webp`. */
  readonly directory: string;
  /** @throws 415 when the bytes are no JPEG, PNG or WebP within the limits */
  readonly store: (bytes: Buffer) => Promise<StoredPicture>;
  readonly discard: (picture: StoredPicture) => Promise<void>;
}

const WIDEST = 1024;
const WIDTHS = [160, 320, 640, WIDEST];
const LARGEST_PIXELS = 24_000_000;
const LARGEST_SIDE = 8_000;
const QUALITY = 78;
// The fastest setting costs some 8 % in size and saves two thirds of the time.
const EFFORT = 0;
const FORMATS = ['jpeg', 'png', 'webp'];

// Two cores: one picture at a time leaves one for the calls.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The standard widths up to a picture's own, and its own where the last of them would waste much of it. */
function widthsUpTo(width: number): number[] {
  const smaller = WIDTHS.filter((each) => each <= width);
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
  const image = sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata();
  if (!FORMATS.includes(format) || Math.max(width, height) > LARGEST_SIDE) throw new Error('format or size');
  const bounds = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;
  return toPixels(image.rotate().resize(bounds));
}

async function placeholderOf({ data, raw }: Pixels): Promise<string> {
  const small = sharp(data, { raw }).resize({ width: 32, height: 32, fit: 'inside' }).ensureAlpha();
  const tiny = await toPixels(small);
  return Buffer.from(rgbaToThumbHash(tiny.raw.width, tiny.raw.height, tiny.data)).toString('base64');
}

/** Writes all sizes, widest first, each made from the one before: a quarter of the pixels to read each time. */
async function encodeAll(bytes: Buffer, directory: string): Promise<Omit<StoredPicture, 'hash'>> {
  let pixels = await decode(bytes);
  const { width, height } = pixels.raw;
  const widths = widthsUpTo(width);
  for (const size of widths.toReversed()) {
    if (size !== pixels.raw.width)
      pixels = await toPixels(sharp(pixels.data, { raw: pixels.raw }).resize({ width: size }));
    const encoded = sharp(pixels.data, { raw: pixels.raw }).webp({ quality: QUALITY, effort: EFFORT });
    await writeFile(join(directory, `${size}.webp`), await encoded.toBuffer());
  }
  return { width, height, widths, placeholder: await placeholderOf(pixels) };
}

/**
 * Keeps pictures below `{dataDir}/pictures`: decoded, turned upright, metadata dropped, re-encoded in several widths.
 * Each upload has a name of its own, so that taking one back never takes somebody else's.
 */
export function createPictureStore(dataDir: string): PictureStore {
  const directory = join(dataDir, 'pictures');
  const placeOf = (hash: string): string => join(directory, hash);
  const discard = (hash: string): Promise<void> => rm(placeOf(hash), { recursive: true, force: true });
  return {
    directory,
    store: async (bytes) => {
      const hash = randomBytes(16).toString('hex');
      await mkdir(placeOf(hash), { recursive: true });
      try {
        return { hash, ...(await encodeAll(bytes, placeOf(hash))) };
      } catch {
        await discard(hash);
        throw notAPicture('Only JPEG, PNG and WebP pictures of at most 24 megapixels can be used.');
      }
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
  return picture ? `${picture.base}/${picture.widths.at(-1)}.webp` : null;
}
