import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

test.each([
  [0, 'calm'],
  [14, 'calm'],
  [15, 'waiting'],
  [29, 'waiting'],
  [30, 'late'],
  [59, 'late'],
  [60, 'urgent'],
  [4_000, 'urgent'],
])('after %i minutes an order is %s (DISPATCH-4)', (minutes, age) => {
  expect(ageOf(minutes)).toBe(age);
});
