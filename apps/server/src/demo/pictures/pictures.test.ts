import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { people, shops } from '../catalogue/index.ts';
import { drawAvatar, drawBanner, drawEmblem, drawProduct, renderPicture } from './index.ts';

/** Every picture of the demo, drawn afresh. */
const drawAll = (): string[] => [
  ...shops.flatMap((shop) => [
    drawBanner(shop),
    drawEmblem(shop),
    ...shop.products.flatMap(({ name, picture, extraPictures }) =>
      Array.from({ length: extraPictures + 1 }, (_, view) =>
        drawProduct({ shopKey: shop.key, productName: name, picture, view }),
      ),
    ),
    ...shop.services.map(({ name, picture }) => drawProduct({ shopKey: shop.key, productName: name, picture })),
  ]),
  ...people.map(({ username }) => drawAvatar(username)),
];

describe('the pictures of the demo', () => {
  const pictures = drawAll();

  test('are the same in every run', () => {
    expect(drawAll()).toEqual(pictures);
  });

  test('are all different', () => {
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('hold no number gone wrong and no text that would need a font', () => {
    for (const picture of pictures) expect(picture).not.toMatch(/NaN|undefined|<text/);
  });

  test('become pictures of the size asked for', async () => {
    const [first = ''] = pictures;
    const { width, height } = await sharp(await renderPicture(first, { width: 640, height: 200 })).metadata();
    expect([width, height]).toEqual([640, 200]);
  });
});
