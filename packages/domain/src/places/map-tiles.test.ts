import { expect, test } from 'vitest';
import { isTilesAddress, positionAt, tileAddress, tilesSeen, worldPointOf } from './map-tiles.ts';

const GALEANA = { latitude: 30.118312, longitude: -107.632047 };

test.each([
  [{ latitude: 0, longitude: 0 }, 0, 0, 0],
  [{ latitude: 0, longitude: 0 }, 1, 1, 1],
  // Reckoned by the formula of https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames.
  [GALEANA, 10, 205, 422],
  [GALEANA, 17, 26348, 54027],
  [{ latitude: 51.51202, longitude: 0.02435 }, 17, 65544, 43582],
])('%o lies at zoom %i in tile %i, %i (PLACE-10)', (position, zoom, x, y) => {
  const point = worldPointOf(position, zoom);
  expect([Math.floor(point.x / 256), Math.floor(point.y / 256)]).toEqual([x, y]);
});

test.each([5, 12, 19])('a place is found again where it was drawn at zoom %i', (zoom) => {
  expect(positionAt(worldPointOf(GALEANA, zoom), zoom)).toEqual(GALEANA);
});

test('the poles are at the edges of the world', () => {
  expect(worldPointOf({ latitude: 90, longitude: 180 }, 0)).toEqual({ x: 256, y: expect.closeTo(0, 2) });
});

test('what is seen is covered by tiles without a gap, and by none beside it', () => {
  const center = worldPointOf(GALEANA, 17);
  const tiles = tilesSeen({ center, zoom: 17, width: 328, height: 240 });
  const [left, top] = [Math.min(...tiles.map((each) => each.left)), Math.min(...tiles.map((each) => each.top))];
  const [right, bottom] = [Math.max(...tiles.map((each) => each.left)), Math.max(...tiles.map((each) => each.top))];
  for (const edge of [left, top]) expect(edge).toSatisfy((at: number) => at > -256 && at <= 0);
  expect(right + 256).toBeGreaterThanOrEqual(328);
  expect(bottom + 256).toBeGreaterThanOrEqual(240);
  expect([right < 328, bottom < 240]).toEqual([true, true]);
  expect(tiles).toHaveLength(
    new Set(tiles.map((each) => each.left)).size * new Set(tiles.map((each) => each.top)).size,
  );
});

test('beyond the edge of the world there is no tile', () => {
  const tiles = tilesSeen({ center: { x: 0, y: 0 }, zoom: 1, width: 300, height: 300 });
  expect(tiles).toEqual([{ z: 1, x: 0, y: 0, left: 150, top: 150 }]);
});

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', true],
  ['https://tiles.example/{z}/{x}.png', false],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', false],
  ['https://tiles.example/{z}/{x}/{y}}', false],
])('%s is an address of tiles or not: %s', (text, is) => {
  expect(isTilesAddress(text)).toBe(is);
});

test('the address of one tile has its numbers', () => {
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}@{z}.png', { z: 17, x: 4, y: 9 })).toBe(
    'https://tiles.example/17/4/9@17.png',
  );
});
