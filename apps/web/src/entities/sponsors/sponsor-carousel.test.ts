import { describe, expect, test } from 'vitest';
import { type Step, stepIn } from './sponsor-carousel.tsx';

/** Four slides of 300 px, of which two fit. */
const row = (scrollLeft: number, clientWidth = 600) => ({
  scrollLeft,
  clientWidth,
  scrollWidth: 1200,
  children: { length: 4 },
});

describe('a step in a row of slides', () => {
  test.each<[from: number, Step, left: number, at: number]>([
    [0, 1, 300, 1],
    [300, 1, 600, 2],
    [600, -1, 300, 1],
    [450, 1, 600, 2],
  ])('from %i by %i leads to %i', (from, step, left, at) => {
    expect(stepIn(row(from), step)).toEqual({ left, at });
  });

  test('beyond either end begins at the other one', () => {
    expect(stepIn(row(600), 1)).toEqual({ left: 0, at: 0 });
    expect(stepIn(row(0), -1)).toEqual({ left: 600, at: 2 });
  });

  test('stays where all of them fit', () => {
    expect(stepIn(row(0, 1200), 1)).toEqual({ left: 0, at: 0 });
  });
});
