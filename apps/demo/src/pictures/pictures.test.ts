import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { people } from '../catalogue/index.ts';
import { allPictures, drawAvatar, renderPicture } from './index.ts';

/** Every picture of the demo, drawn afresh. */
const drawAll = (): string[] => [
  ...allPictures().map(({ svg }) => svg),
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
    const { width, height } = await sharp(await renderPicture({ svg: first, width: 640, height: 200 })).metadata();
    expect([width, height]).toEqual([640, 200]);
  });
});
