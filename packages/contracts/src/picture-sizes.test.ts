import { describe, expect, test } from 'vitest';
import { GALLERY_FROM, srcsetOf } from './picture-sizes.ts';

const aPicture = (...widths: number[]) => ({ base: '/media/abc', widths, width: 0, height: 0, placeholder: '' });
const widthsIn = (srcset: string) => srcset.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));

describe('the sizes a gallery may take', () => {
  test('are sharp on a phone of two pixels to a point, and wider where the upload has it', () => {
    expect(widthsIn(srcsetOf(aPicture(160, 320, 640, 1024, 1600), GALLERY_FROM))).toEqual([1024, 1600]);
  });

  test('are the widest there is of a small picture', () => {
    expect(srcsetOf(aPicture(160, 320, 448), GALLERY_FROM)).toBe('/media/abc/448.webp 448w');
  });
});

test('a card may take all of them', () => {
  expect(widthsIn(srcsetOf(aPicture(160, 320, 640)))).toEqual([160, 320, 640]);
});
