import { expect, test } from 'vitest';
import { createDates } from './dates.ts';

const dates = createDates('en', 'America/Chihuahua');
// 9:00 on Tuesday, 24 November, in the towns.
const NOW = new Date('2026-11-24T15:00:00Z');

test.each([
  ['2026-11-24T14:59:30Z', 'just now'],
  ['2026-11-24T14:48:00Z', '12 minutes ago'],
  ['2026-11-24T10:00:00Z', '5 hours ago'],
  ['2026-11-23T16:00:00Z', '23 hours ago'],
])('what was today or in the night is told in minutes and hours: %s is %s', (at, words) => {
  expect(dates.relative(at, NOW)).toBe(words);
});

test.each([
  // 8:00 the day before.
  ['2026-11-23T14:00:00Z', 'yesterday'],
  // 23:00 two days before, 34 hours ago.
  ['2026-11-23T05:00:00Z', '2 days ago'],
  // 1:00 two days before, 56 hours ago.
  ['2026-11-22T07:00:00Z', '2 days ago'],
])("days are those of the towns' calendar: %s is %s", (at, words) => {
  expect(dates.relative(at, NOW)).toBe(words);
});

test('what is past is never told as what comes, whatever the clock says', () => {
  expect(dates.relative('2026-11-24T15:03:00Z', NOW)).toBe('just now');
});

test.each([
  ['en', '22:00', '10:00 PM'],
  ['es', '07:05', '7:05 a.m.'],
] as const)('a time of day is told in %s as every other time of the site: %s is %s', (language, time, words) => {
  const told = createDates(language, 'America/Chihuahua').clock(time);
  expect(told.replace(/\s/gu, ' ')).toBe(words);
});
