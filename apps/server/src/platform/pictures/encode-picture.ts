import { PICTURE_WIDTHS } from '@mercadito/contracts/picture-sizes';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { notAPicture, unavailable } from '../problems/errors.ts';
import { drawingPartsOf } from './picture-parts.ts';
import type { StoredPicture } from './pictures.ts';

const WIDEST = Math.max(...PICTURE_WIDTHS);
// The fastest effort costs some 8 % in size and saves two thirds of the time.
const WEBP = { quality: 78, effort: 0 };
const PLACEHOLDER_SIDE = 32;
const FORMATS = ['jpeg', 'png', 'webp'];

/** No picture takes more when it is decoded: 24 megapixels of three colours, each of 16 bits, or as a progressive JPEG. */
const MOST_DECODED_BYTES = 150_000_000;
/** What takes more than a telephone's photograph of 12 megapixels is decoded alone. */
const MANY_DECODED_BYTES = 40_000_000;
const decodingMany = createConcurrencyLimit({ atOnce: 1 });

// The largest picture there may be takes some two seconds.
const LONGEST_WORK = { seconds: 10 };
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** The standard widths up to a picture's own, and its own where the last of them would waste much of it. */
export function widthsUpTo(width: number): number[] {
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

/** What a decoder may have to keep of a picture: all its points by the bytes of each; of a progressive JPEG twice as much. */
export function decodedBytesOf({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  const ofColor = depth === 'uchar' && !(format === 'jpeg' && isProgressive) ? 1 : 2;
  return width * height * channels * ofColor;
}

async function decode(bytes: Buffer): Promise<Pixels> {
  const image = sharp(drawingPartsOf(bytes), { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const metadata = await image.metadata();
  const { format, width, height } = metadata;
  if (!FORMATS.includes(format) || Math.max(width, height) > MAX_IMAGE_SIDE) throw new Error('format or size');
  const decodedBytes = decodedBytesOf(metadata);
  if (decodedBytes > MOST_DECODED_BYTES) throw new Error('depth');
  const bounds = { width: WIDEST, height: 2 * WIDEST, fit: 'inside', withoutEnlargement: true } as const;
  const toSize = () => toPixels(image.timeout(LONGEST_WORK).rotate().resize(bounds));
  return decodedBytes > MANY_DECODED_BYTES ? decodingMany(toSize) : toSize();
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

/** A picture ready to be kept, and its widest size. */
interface Encoded {
  readonly picture: Omit<StoredPicture, 'hash'>;
  readonly widest: { readonly width: number; readonly bytes: Buffer };
}

/**
 * Makes of an upload what is kept: decoded, turned upright, metadata dropped, as WebP of the widest size.
 * @throws 415 when the bytes are no JPEG, PNG or WebP within the limits, 503 when that takes too long
 */
export async function encodePicture(bytes: Buffer): Promise<Encoded> {
  try {
    return await encodeWidest(bytes);
  } catch (error) {
    throw errorFor(error);
  }
}

/** A narrower size of a picture as it is kept. */
export const narrowed = (bytes: Buffer, width: number): Promise<Buffer> =>
  sharp(bytes).resize({ width, withoutEnlargement: true }).webp(WEBP).toBuffer();

async function encodeWidest(bytes: Buffer): Promise<Encoded> {
  const pixels = await decode(bytes);
  const { width, height } = pixels.raw;
  const widths = widthsUpTo(width);
  const widest = widths.at(-1) ?? width;
  const image = sharp(pixels.data, { raw: pixels.raw }).timeout(LONGEST_WORK).resize({ width: widest }).webp(WEBP);
  const picture = { width, height, widths, placeholder: placeholderOf(pixels) };
  return { picture, widest: { width: widest, bytes: await image.toBuffer() } };
}

const tookTooLong = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout');

/** The error for what could not be decoded. One that took too long may have met a busy machine. */
const errorFor = (error: unknown): Error =>
  tookTooLong(error)
    ? unavailable({ cause: error })
    : notAPicture('Only JPEG, PNG and WebP pictures of at most 24 megapixels can be used.');
