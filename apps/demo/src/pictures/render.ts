import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_DIRECTORY } from '@mercadito/server/platform/pictures/cache-directory';
import { writeWhole } from '@mercadito/server/platform/pictures/write-whole';
import sharp from 'sharp';
import type { DemoPicture } from './demo-pictures.ts';

const DRAWN = join(CACHE_DIRECTORY, 'pictures');

/** A server reads no SVG, which may hold anything; a program that draws its own says so here. */
export const allowDrawing = (): void => sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/**
 * Rasterises one of our SVGs. Its root is told the size wanted, so that it is drawn once, at that size, instead of
 * drawn large and scaled down. A JPEG is what a phone would send, and the quickest to write and to read.
 */
export async function renderPicture({ svg, width, height }: DemoPicture): Promise<Buffer> {
  const sized = svg.replace(/^<svg ([^>]*?)width="\d+" height="\d+"/, `<svg $1width="${width}" height="${height}"`);
  return sharp(Buffer.from(sized)).removeAlpha().jpeg({ quality: 90 }).toBuffer();
}

/** A picture as bytes to upload: drawn once and kept under its drawing's fingerprint, so that another drawing is another picture. */
export async function drawnPicture(picture: DemoPicture): Promise<Buffer> {
  const fingerprint = createHash('sha256').update(JSON.stringify(picture)).digest('hex');
  const file = join(DRAWN, `${fingerprint}.jpg`);
  const known = await readFile(file).catch(() => null);
  if (known) return known;
  const bytes = await renderPicture(picture);
  await mkdir(DRAWN, { recursive: true });
  await writeWhole(file, bytes);
  return bytes;
}
