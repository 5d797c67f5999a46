import { expect, test } from 'vitest';
import { durationOf, minutesSince } from './waiting-time.ts';

test.each([
  ['2026-11-22T10:00:00Z', '2026-11-22T10:14:59Z', 14],
  ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z', 1_440],
  ['2026-11-22T10:00:30Z', '2026-11-22T10:00:00Z', 0],
])('from %s to %s are %i whole minutes, and none where a clock is behind', (since, now, minutes) => {
  expect(minutesSince(since, new Date(now))).toBe(minutes);
});

test.each([
  [0, { unit: 'minutes', minutes: 0 }],
  [59, { unit: 'minutes', minutes: 59 }],
  [60, { unit: 'hours', hours: 1, minutes: 0 }],
  [140, { unit: 'hours', hours: 2, minutes: 20 }],
  [1_439, { unit: 'hours', hours: 23, minutes: 59 }],
  [2_940, { unit: 'days', days: 2 }],
])('%i minutes are said in the units that people say', (minutes, duration) => {
  expect(durationOf(minutes)).toEqual(duration);
});
