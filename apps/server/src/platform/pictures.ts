import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from '@mercadito/contracts/common';
import { pictureAddress } from '@mercadito/contracts/picture-sizes';
import { COMPRESSED_IMAGE_SIDE, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import { type RawBuilder, sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { Db } from '../database/connection.ts';
import { notAPicture } from './errors.ts';
import { createLimit } from './limit.ts';
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

export interface PictureStore {
  /** Where the sizes lie: `{directory}/{hash}/{width}.webp`. */
  readonly directory: string;
  /** Keeps the widest size. @throws 415 when the bytes are no JPEG, PNG or WebP within the limits */
  readonly store: (bytes: Buffer) => Promise<StoredPicture>;
  /** Makes a narrower size when it is asked for the first time. @returns whether the picture has that size. */
  readonly ensureSize: (hash: string, width: number) => Promise<boolean>;
  /** Harmless for one that is gone already. */
  readonly discard: (picture: Pick<StoredPicture, 'hash'>) => Promise<void>;
}

const NAME = /^[\da-f]{32}$/;

/** Whether a name may be that of a picture: what `store` gives out. */
export const isPictureName = (name: string): boolean => NAME.test(name);

const WIDEST = COMPRESSED_IMAGE_SIDE;
const WIDTHS = [160, 320, 640, WIDEST];
// The fastest effort costs some 8 % in size and saves two thirds of the time.
const WEBP = { quality: 78, effort: 0 };
const PLACEHOLDER_SIDE = 32;
const FORMATS = ['jpeg', 'png', 'webp'];

// More at once would take the cores from the calls.
const AT_ONCE = 2;
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
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const { format, width, height } = await image.metadata();
  if (!FORMATS.includes(format) || Math.max(width, height) > MAX_IMAGE_SIDE) throw new Error('format or size');
  const bounds = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;
  return toPixels(image.rotate().resize(bounds));
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

async function encodeWidest(bytes: Buffer, place: string): Promise<Omit<StoredPicture, 'hash'>> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.raw;
  const widths = widthsUpTo(width);
  const widest = sharp(pixels.data, { raw: pixels.raw })
    .resize({ width: widths.at(-1) ?? width })
    .webp(WEBP);
  await mkdir(place, { recursive: true });
  await writeFile(join(place, `${widths.at(-1)}.webp`), await widest.toBuffer());
  return { width, height, widths, placeholder: placeholderOf(pixels) };
}

/** The widths a picture has on the disk; none when there is no such picture. */
async function widthsAt(place: string): Promise<number[]> {
  const names = await readdir(place).catch(() => []);
  return names.map((name) => Number(/^(\d+)\.webp$/.exec(name)?.[1])).filter(Boolean);
}

/** Makes a size from the widest, which nobody is served half of. */
async function makeSize(place: string, width: number): Promise<boolean> {
  const widest = Math.max(...(await widthsAt(place)));
  if (!widthsUpTo(widest).includes(width)) return false;
  const bytes = await readFile(join(place, `${widest}.webp`));
  await writeWhole(join(place, `${width}.webp`), await sharp(bytes).resize({ width }).webp(WEBP).toBuffer());
  return true;
}

/**
 * Keeps pictures below `{dataDir}/pictures`: decoded, turned upright, metadata dropped, re-encoded. An upload waits for
 * the widest size alone; a narrower one is made when the first page shows it, once, and then lies beside it.
 * Each upload has a name of its own, so that taking one back never takes somebody else's.
 */
export function createPictureStore(dataDir: string): PictureStore {
  const directory = join(dataDir, 'pictures');
  const placeOf = (hash: string): string => join(directory, hash);
  const discard = (hash: string): Promise<void> => rm(placeOf(hash), { recursive: true, force: true });
  const inTurn = createLimit(AT_ONCE);
  const inTheMaking = new Map<string, Promise<boolean>>();
  return {
    directory,
    store: async (bytes) => {
      const hash = randomBytes(16).toString('hex');
      try {
        return { hash, ...(await inTurn(() => encodeWidest(bytes, placeOf(hash)))) };
      } catch {
        await discard(hash);
        throw notAPicture('Only JPEG, PNG and WebP pictures of at most 24 megapixels can be used.');
      }
    },
    ensureSize: async (hash, width) => {
      const name = `${hash}/${width}`;
      // Nearly always: such a one waits for no picture in the making.
      if (existsSync(join(placeOf(hash), `${width}.webp`))) return true;
      const make = () => makeSize(placeOf(hash), width);
      const making = inTheMaking.get(name) ?? inTurn(make).finally(() => inTheMaking.delete(name));
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
