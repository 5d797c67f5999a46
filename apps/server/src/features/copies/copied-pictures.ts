import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPictureName } from '../../platform/pictures/picture-store.ts';
import { writeWhole } from '../../platform/pictures/write-whole.ts';
import { type Part, pictureOfPart, picturePart, type TakePart } from './copy-format.ts';

/** Below DATA_DIR, as `createPictureStore` has it. */
export const picturesOf = (dataDir: string): string => join(dataDir, 'pictures');

async function widestOf(place: string): Promise<number | undefined> {
  const names = await readdir(place).catch(() => []);
  const widths = names.map((name) => Number(/^(\d+)\.webp$/.exec(name)?.[1])).filter(Boolean);
  return widths.length > 0 ? Math.max(...widths) : undefined;
}

/**
 * Hands over the widest size of each picture: narrower ones are made when they are asked for.
 * @returns those that are not there
 */
export async function givePictures(dataDir: string, hashes: readonly string[], take: TakePart): Promise<string[]> {
  const missing: string[] = [];
  for (const hash of hashes) {
    const place = join(picturesOf(dataDir), hash);
    const width = await widestOf(place);
    // One that is swept while it is read is missing too.
    const bytes = width && (await readFile(join(place, `${width}.webp`)).catch(() => undefined));
    if (width && bytes) await take({ name: picturePart(hash, width), bytes });
    else missing.push(hash);
  }
  return missing;
}

/** Puts a picture where it belongs; one that is there stays: its name says what it is. */
export async function putPicture(dataDir: string, { name, bytes }: Part): Promise<void> {
  const picture = pictureOfPart(name);
  if (!picture || !isPictureName(picture.hash)) return;
  const place = join(picturesOf(dataDir), picture.hash);
  await mkdir(place, { recursive: true });
  await writeWhole(join(place, picture.file), Buffer.from(bytes));
}
