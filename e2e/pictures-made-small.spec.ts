import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { inRoot } from '../scripts/lib/root.ts';
import { expect, test } from './support/test.ts';

// What a browser does with a picture before it is sent (PICTURE-3): nothing of it can be seen without one.

const ENTRY = inRoot('apps', 'web', 'src', 'shared', 'pictures', 'shrink-picture.ts');

let code = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'kit', fileName: 'kit' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  code = output[0].code;
});

/** A phone's picture: lying on its side, red where the top is, with the camera's notes. */
async function phonePicture(): Promise<string> {
  const half = (background: string) => ({ create: { width: 1500, height: 1500, channels: 3 as const, background } });
  const blue = await sharp(half('#0000ff')).png().toBuffer();
  const picture = sharp(half('#ff0000'))
    .extend({ right: 1500, background: '#0000ff' })
    .composite([{ input: blue, left: 1500, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitude: '30/1 0/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 });
  return (await picture.jpeg({ quality: 95 }).toBuffer()).toString('base64');
}

/** What comes out of it in the browser: the type, the name and the bytes; or what it breaks with. */
async function shrink(page: Page, file: { name: string; type: string; bytes: string; isCalledOff?: boolean }) {
  await page.route('**/a-page-of-ours', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title>' }),
  );
  await page.goto('/a-page-of-ours');
  await page.addScriptTag({ content: code });
  return page.evaluate<{ type: string; name: string; bytes: string } | string>(`(async () => {
    const { name, type, bytes, isCalledOff } = ${JSON.stringify(file)};
    const whole = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const signal = isCalledOff ? AbortSignal.abort() : new AbortController().signal;
    try {
      const small = await kit.shrinkPicture(new File([whole], name, { type }), signal);
      const letters = Array.from(new Uint8Array(await small.arrayBuffer()), (byte) => String.fromCharCode(byte));
      return { type: small.type, name: small.name, bytes: btoa(letters.join('')) };
    } catch (error) {
      return String(error);
    }
  })()`);
}

/** The colour in the middle of a row of pixels. */
async function colourAt(picture: Buffer, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left: 250, top, width: 1, height: 1 }).removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

test('a phone’s picture is sent upright, 1024 px long, as WebP, without the place it was taken at (PICTURE-3)', async ({
  page,
}) => {
  const bytes = await phonePicture();
  expect((await sharp(Buffer.from(bytes, 'base64')).metadata()).exif).toBeDefined();
  const small = await shrink(page, { name: 'IMG_1.JPG', type: 'image/jpeg', bytes });
  if (typeof small === 'string') throw new Error(small);
  expect(small).toMatchObject({ type: 'image/webp', name: 'IMG_1.webp' });
  const picture = Buffer.from(small.bytes, 'base64');
  const { width, height, exif, format } = await sharp(picture).metadata();
  expect({ width, height, exif, format }).toEqual({ width: 512, height: 1024, exif: undefined, format: 'webp' });
  const [red = 0, , blueAtTop = 0] = await colourAt(picture, 100);
  const [redBelow = 0, , blue = 0] = await colourAt(picture, 900);
  expect(red - blueAtTop, 'red above').toBeGreaterThan(150);
  expect(blue - redBelow, 'blue below').toBeGreaterThan(150);
});

test('a small picture is made no larger, and loses the camera’s notes too', async ({ page }) => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#00ff00' } });
  const bytes = (
    await picture
      .withExif({ IFD0: { Make: 'A phone' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
  const small = await shrink(page, { name: 'small.jpg', type: 'image/jpeg', bytes });
  if (typeof small === 'string') throw new Error(small);
  const { width, height, exif } = await sharp(Buffer.from(small.bytes, 'base64')).metadata();
  expect({ width, height, exif }).toEqual({ width: 300, height: 200, exif: undefined });
});

test('what is no picture inside is refused, and what is called off never begins', async ({ page }) => {
  const bytes = Buffer.from('no picture at all').toString('base64');
  expect(await shrink(page, { name: 'a.jpg', type: 'image/jpeg', bytes })).toContain('Failed to load the image');
  expect(await shrink(page, { name: 'a.jpg', type: 'image/jpeg', bytes, isCalledOff: true })).toContain('AbortError');
});
