import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp, { type Metadata } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jpegWithManyScans, pngWithMuchText, webpWithFrames } from '../../../test/picture-files.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { HttpError } from '../problems/errors.ts';
import { decodedBytesOf, encodePicture } from './encode-picture.ts';
import { createFolderFiles } from './folder-files.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';

const ON_FULL_DISK = fileURLToPath(new URL('../../../test/pictures-on-full-disk.ts', import.meta.url));

/** A directory of data, marked as that of a site's pictures. */
async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  await mkdir(join(directory, 'pictures'));
  await writeFile(join(directory, 'pictures', '.pictures'), '');
  return directory;
}

const storeIn = (directory: string, mostWaiting?: number): PictureStore =>
  createPictureStore(createFolderFiles(join(directory, 'pictures')), mostWaiting);

const statusOf = ({ status }: HttpError): number => status;
const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

describe('a stored picture', () => {
  let directory: string;
  let pictures: PictureStore;
  beforeEach(async () => {
    directory = await aDirectory();
    pictures = storeIn(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const filesOf = (hash: string): Promise<string[]> => readdir(join(pictures.directory, hash));

  test('is kept in its widest size, and can be had in the narrower ones (PICTURE-1)', async () => {
    const { hash, widths } = await pictures.store(await aPhoto(1800, 1350));
    expect(widths).toEqual([160, 320, 640, 1024, 1600]);
    expect(await filesOf(hash)).toEqual(['1600.webp']);
  });

  test('is no wider than the widest size', async () => {
    const { width, height, widths } = await pictures.store(await aPhoto(4000, 3000));
    expect([width, height, widths.at(-1)]).toEqual([1600, 1200, 1600]);
  });

  test('is made narrower once, when somebody asks, by whoever asks first', async () => {
    const { hash } = await pictures.store(await aPhoto(800, 600));
    expect(await Promise.all([1, 2, 3].map(() => pictures.ensureSize(hash, 320)))).toEqual([true, true, true]);
    expect((await filesOf(hash)).sort()).toEqual(['320.webp', '640.webp']);
    const { width, height } = await sharp(await readFile(join(pictures.directory, hash, '320.webp'))).metadata();
    expect([width, height]).toEqual([320, 240]);
  });

  test.each([100, 640, 1024])('of 500 px is not made in a size it has not: %d', async (width) => {
    const { hash, widths } = await pictures.store(await aPhoto(500, 400));
    expect(widths).toEqual([160, 320, 500]);
    expect(await pictures.ensureSize(hash, width)).toBe(false);
  });

  test('that is none has no size', async () => {
    expect(await pictures.ensureSize('0'.repeat(32), 320)).toBe(false);
  });

  test('tells its placeholder from a grey and from a transparent one', async () => {
    const grey = await sharp(await aPhoto(64, 64))
      .greyscale()
      .png()
      .toBuffer();
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#a3330080' } })
      .png()
      .toBuffer();
    const placeholders = await Promise.all(
      [await aPhoto(64, 64), grey, clear].map(async (bytes) => (await pictures.store(bytes)).placeholder),
    );
    expect(new Set(placeholders).size).toBe(3);
  });
});

describe('an upload that is made to hold the decoder', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number]>([
    ['text that unpacks to much in a PNG', pngWithMuchText, 200],
    ['a hundred thousand frames in a WebP', () => webpWithFrames(100_000), 200],
    ['two thousand scans in a JPEG', jpegWithManyScans, 415],
  ])('by %s does not', { timeout: 10_000 }, async (_case, made, status) => {
    const directory = await aDirectory();
    const answer = storeIn(directory)
      .store(await made())
      .then(() => 200, statusOf);
    expect(await answer).toBe(status);
    await rm(directory, { recursive: true });
  });
});

describe('of pictures that wait for the decoder', () => {
  test('there are so many in all, and more are refused as busy', async () => {
    const directory = await aDirectory();
    const pictures = storeIn(directory, 3);
    const photo = await aPhoto(64, 64);
    const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const answers = people.map((person) => pictures.store(photo, person).then(() => 200, statusOf));
    const refused = { status: 503, retryAfterSeconds: 2 };
    await expect(pictures.admit('h', async () => undefined)).rejects.toMatchObject(refused);
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200, 503, 503]);
    await rm(directory, { recursive: true });
  });

  test('those of who brings many give way', async () => {
    const directory = await aDirectory();
    const pictures = storeIn(directory, 3);
    const photo = await aPhoto(64, 64);
    const answers = ['a', 'a', 'a', 'a', 'a', 'b'].map((who) => pictures.store(photo, who).then(() => 200, statusOf));
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 503, 200]);
    await rm(directory, { recursive: true });
  });
});

test('what is not the directory of the pictures, as below an unmounted disk, takes none', async () => {
  const directory = await aDirectory();
  await rm(join(directory, 'pictures', '.pictures'));
  const kept = storeIn(directory).store(await aPhoto(64, 64));
  await expect(kept).rejects.toMatchObject({ status: 503, cause: { message: expect.stringContaining('mounted') } });
  expect(await readdir(join(directory, 'pictures'))).toEqual([]);
  await rm(directory, { recursive: true });
});

test('narrower sizes are made one after the other, however many are asked for', async () => {
  const directory = await aDirectory();
  const pictures = storeIn(directory);
  const { hash } = await pictures.store(await aPhoto(1600, 1200));
  // The widest first: beside each other the narrowest would be ready long before it.
  const ready: number[] = [];
  const make = async (width: number) => {
    expect(await pictures.ensureSize(hash, width)).toBe(true);
    ready.push(width);
  };
  await Promise.all([1024, 640, 320, 160].map(make));
  expect(ready).toEqual([1024, 640, 320, 160]);
  await rm(directory, { recursive: true });
});

describe('a disk that takes no more', () => {
  test('is no fault of the picture, keeps no half of it, and narrower sizes are shown all the same', async () => {
    const directory = await aDirectory();
    const { hash } = await storeIn(directory).store(await aPhoto(1600, 1200));
    const photo = join(directory, 'photo.jpg');
    await writeFile(photo, await aPhoto(1600, 1200));
    const before = await readdir(directory, { recursive: true });
    // No file may grow in there: the kernel refuses each write, as it does on a full disk.
    const limited = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, ON_FULL_DISK, directory, hash, photo];
    const { stdout } = await promisify(execFile)('sh', limited);
    expect(JSON.parse(stdout)).toEqual({
      error: { status: 503, cause: 'EFBIG' },
      size: { width: 320, reason: 'EFBIG' },
    });
    expect(await readdir(directory, { recursive: true })).toEqual(before);
    await rm(directory, { recursive: true });
  });
});

describe('what a decoder may have to keep of a picture', () => {
  const told = {
    format: 'png',
    width: 4_000,
    height: 6_000,
    channels: 3,
    depth: 'uchar',
    isProgressive: false,
  } as const;

  test.each([
    ['eight bits of three colours', {}, 72_000_000],
    ['sixteen bits of three colours', { depth: 'ushort' }, 144_000_000],
    ['sixteen bits of three colours and how far they cover', { depth: 'ushort', channels: 4 }, 192_000_000],
    ['a JPEG', { format: 'jpeg' }, 72_000_000],
    ['a progressive JPEG', { format: 'jpeg', isProgressive: true }, 144_000_000],
  ] as const)('of %s is its points by their bytes', (_what, more, bytes) => {
    expect(decodedBytesOf({ ...told, ...more } as Metadata)).toBe(bytes);
  });

  test('is bounded: sixteen bits of four channels are taken up to 18 megapixels', async () => {
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: '#a336' } })
        .toColourspace('rgb16')
        .png({ compressionLevel: 1 })
        .toBuffer();
    await expect(encodePicture(await png(4_800, 4_000))).rejects.toMatchObject({ status: 415 });
    expect((await encodePicture(await png(400, 400))).picture).toMatchObject({ width: 400 });
  }, 60_000);
});

describe('the address of a picture', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('answers each of its sizes as WebP, for ever', async () => {
    const { hash, widths } = await app.app.services.pictures.store(await aPhoto(700, 500));
    for (const width of widths) {
      const { statusCode, headers } = await app.app.inject({ url: `/media/${hash}/${width}.webp` });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test.each(['320.jpg', '0.webp', '99999.webp', '..%2F320.webp', '320.webp%00', 'x.webp'])(
    'is not %s',
    async (file) => {
      const { hash } = await app.app.services.pictures.store(await aPhoto(700, 500));
      expect((await app.app.inject({ url: `/media/${hash}/${file}` })).statusCode).toBe(404);
    },
  );

  test.each(['nothing', 'f'.repeat(31), '..%2Fpictures'])('lies in no directory %s', async (hash) => {
    expect((await app.app.inject({ url: `/media/${hash}/320.webp` })).statusCode).toBe(404);
  });
});
