import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastDayOf, membershipEnd, prolongedTo } from './membership.ts';

const ZONE = 'America/Chihuahua';
const NOW = new Date('2026-06-15T18:00:00Z');

describe('a membership that is given more time (ROLE-10)', () => {
  test.each<[string, string | null, number, string]>([
    ['begins today where there was none', null, 1, '2026-07-15'],
    ['begins today where it is over', '2026-03-31', 1, '2026-07-15'],
    ['goes on from its own last day while it runs', '2026-08-10', 1, '2026-09-10'],
    ['ends on the last day of a shorter month', '2026-08-31', 1, '2026-09-30'],
    ['ends in another year', '2026-12-05', 1, '2027-01-05'],
    ['ends on the 28th a year after a 29th of February', '2028-02-29', 12, '2029-02-28'],
    ['may end today and goes on all the same', '2026-06-15', 12, '2027-06-15'],
  ])('%s', (_what, until, months, expected) => {
    const end = until === null ? null : membershipEnd(until, ZONE);
    expect(prolongedTo(end, months, NOW, ZONE)).toBe(expected);
  });
});

test('a month at a time from January 31 ends on April 30, and in May on the 31st', () => {
  const days = [1, 2, 3, 4].reduce<string[]>(
    (given) => [
      ...given,
      prolongedTo(membershipEnd(given.at(-1) ?? '', ZONE), 1, new Date('2026-01-15T18:00:00Z'), ZONE),
    ],
    ['2026-01-31'],
  );
  expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
});

test('what was given by the month, the year and the month again, days apart, ends where the month does', () => {
  const given: [string, number, string][] = [
    ['2026-01-20', 1, '2026-02-28'],
    ['2026-02-11', 1, '2026-03-31'],
    ['2026-03-30', 12, '2027-03-31'],
    ['2027-03-31', 1, '2027-04-30'],
    ['2027-04-02', 12, '2028-04-30'],
    ['2028-04-30', 10, '2029-02-28'],
    ['2029-01-03', 12, '2030-02-28'],
    ['2030-02-28', 24, '2032-02-29'],
  ];
  let until = membershipEnd('2026-01-31', ZONE);
  for (const [day, months, expected] of given) {
    const last = prolongedTo(until, months, new Date(`${day}T18:00:00Z`), ZONE);
    expect(last).toBe(expected);
    until = membershipEnd(last, ZONE);
  }
});

test('the last day of what was given by its last day is that day', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const isThatDay = (given: string) => {
    expect(lastDayOf(membershipEnd(given, ZONE), ZONE)).toBe(given);
  };
  fc.assert(fc.property(day, isThatDay));
});
