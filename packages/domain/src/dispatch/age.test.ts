import { expect, test } from 'vitest';
import { ageOf, standingOf } from './age.ts';

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

const at = (time: string): string => `2026-11-${time}:00.000Z`;
const MORNING = new Date(at('22T08:10'));

test.each([
  ['without shops, by the time alone', '21T22:00', [], { age: 'urgent', minutes: 610, counted: 'since' }],
  [
    'of a shop that was open, by the time alone',
    '22T07:50',
    ['22T07:50'],
    { age: 'waiting', minutes: 20, counted: 'since' },
  ],
  ['of the night, from the opening', '21T22:00', ['22T08:00'], { age: 'calm', minutes: 10, counted: 'opening' }],
  [
    'of two shops, from the first opening',
    '21T22:00',
    ['22T09:00', '22T07:30'],
    { age: 'late', minutes: 40, counted: 'opening' },
  ],
  ['of closed shops, not yet', '21T22:00', ['22T09:00'], { age: 'calm', minutes: 610, counted: 'closed' }],
  [
    'taken after the opening, from being taken',
    '22T08:05',
    ['22T08:00'],
    { age: 'calm', minutes: 5, counted: 'since' },
  ],
] as const)('an order is late %s (DISPATCH-4)', (_what, since, countsFrom, standing) => {
  expect(standingOf(at(since), countsFrom.map(at), MORNING)).toEqual(standing);
});
