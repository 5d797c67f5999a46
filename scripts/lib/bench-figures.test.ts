import { expect, test } from 'vitest';
import { type BenchRow, compared, figureOf, tableOf } from './bench-figures.ts';

const A_ROW: BenchRow = {
  what: 'list',
  limit: 'pgbench',
  perSecond: figureOf([900, 1000, 1100]),
  limitPerSecond: figureOf([2000]),
  ratio: figureOf([0.45, 0.5, 0.55]),
  tail: figureOf([2, 2.5, 3]),
  server: figureOf([0.9, 1, 1.1]),
  database: figureOf([0.5]),
  statements: figureOf([3]),
  buffers: figureOf([120]),
  refused: 0,
};

test('of what was measured in rounds the middle one is told, with how far they lie apart', () => {
  const [, , row] = tableOf([A_ROW]).split('\n');
  expect(row?.split(/ *\| */).slice(1, -1)).toEqual([
    'list',
    '1000',
    '20 %',
    '2.5',
    'pgbench 2000',
    '0.500',
    '3.0',
    '1.00',
    '0.500',
    '120',
  ]);
});

test('a figure is worse where each of its rounds is worse than all before, and not where they overlap', () => {
  const slower = { ...A_ROW, ratio: figureOf([0.3, 0.35, 0.4]), server: figureOf([1, 1.2, 1.5]) };
  expect(compared([A_ROW], [slower])).toEqual(['✗ list: ratio 0.500 → 0.350']);
  expect(compared([slower], [A_ROW])).toEqual(['✓ list']);
});

test('more buffers are worse, and so is what was refused', () => {
  const now = { ...A_ROW, buffers: figureOf([1200]), refused: 7 };
  expect(compared([A_ROW], [now])).toEqual(['✗ list: buffers 120 → 1200, refused 0 → 7']);
});

test('a statement more is worse, a row that is new is compared with nothing', () => {
  expect(compared([A_ROW], [{ ...A_ROW, statements: figureOf([4]) }])).toEqual(['✗ list: statements 3.00 → 4.00']);
  expect(compared([], [A_ROW])).toEqual([]);
});
