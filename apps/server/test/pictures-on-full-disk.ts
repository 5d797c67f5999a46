// Started by pictures.test.ts where no file may grow: says what became of a new picture, and of a narrower size of an old one.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createFolderFiles } from '../src/platform/pictures/folder-files.ts';
import { createPictureStore } from '../src/platform/pictures/picture-store.ts';
import type { HttpError } from '../src/platform/problems/errors.ts';

const [directory = '', hash = '', photo = ''] = process.argv.slice(2);
const pictures = createPictureStore(createFolderFiles(join(directory, 'pictures')));
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : error);

const error = await pictures.store(await readFile(photo)).then(
  () => 'stored',
  ({ status, cause }: HttpError) => ({ status, cause: codeOf(cause) }),
);
const unkept = await pictures.ensureSize(hash, 320);
if (typeof unkept === 'boolean') throw new Error('The size was kept');
const { width } = await sharp(unkept.bytes).metadata();
console.log(JSON.stringify({ error, size: { width, reason: codeOf(unkept.reason) } }));
