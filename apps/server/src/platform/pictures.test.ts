import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createPictureStore, type PictureStore } from './pictures.ts';

const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();

describe('a stored picture', () => {
  let directory: string;
  let pictures: PictureStore;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    pictures = createPictureStore(directory);
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));
  const filesOf = (hash: string): Promise<string[]> => readdir(join(pictures.directory, hash));

  test('is kept in its widest size, and can be had in the narrower ones', async () => {
    const { hash, widths } = await pictures.store(await aPhoto(1600, 1200));
    expect(widths).toEqual([160, 320, 640, 1024]);
    expect(await filesOf(hash)).toEqual(['1024.webp']);
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
