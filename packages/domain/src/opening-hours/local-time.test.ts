import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { minutesOfClock } from './day.ts';
import { addDays, endOfLocalDay, instantOfLocal, isTimeZone, localTime } from './local-time.ts';

describe('the clock on the wall', () => {
  test.each([
    ['2026-05-04T06:00:00Z', 'America/Chihuahua', '2026-05-04', 1, 0],
    ['2026-05-04T05:59:59Z', 'America/Chihuahua', '2026-05-03', 7, 1439],
    ['2026-07-01T12:00:00Z', 'America/Denver', '2026-07-01', 3, 360],
    ['2026-01-01T12:00:00Z', 'America/Denver', '2026-01-01', 4, 300],
    ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01', 4, 345],
  ])('at %s in %s shows %s, weekday %d, minute %d', (instant, zone, date, weekday, minutes) => {
    expect(localTime(new Date(instant), zone)).toEqual({ date, weekday, minutes });
  });

  it('leads back to the instant, in summer and in winter', () => {
    const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 5 });
    const comesBack = (sinceNewYear: number) => {
      const instant = new Date(Date.UTC(2026, 0, 1) + sinceNewYear * 60_000);
      const { date, minutes } = localTime(instant, 'America/Denver');
      const back = instantOfLocal(date, minutes, 'America/Denver').getTime();
      // The hour that the end of summer time repeats has one wall time for two instants.
      return back === instant.getTime() || Math.abs(back - instant.getTime()) === 3_600_000;
    };
    fc.assert(fc.property(minute, comesBack), { numRuns: 2_000 });
  });

  test.each([
    ['2026-03-08', '01:59', '2026-03-08T08:59:00.000Z'],
    ['2026-03-08', '02:30', '2026-03-08T09:30:00.000Z'], // skipped: it is 03:30 then
    ['2026-03-08', '03:30', '2026-03-08T09:30:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01', '02:30', '2026-11-01T09:30:00.000Z'],
  ])('on %s, when the clocks change, shows %s at %s', (date, clock, instant) => {
    expect(instantOfLocal(date, minutesOfClock(clock) ?? -1, 'America/Denver').toISOString()).toBe(instant);
  });

  it('refuses what is no time zone', () => {
    expect(() => localTime(new Date(0), 'Nowhere/Land')).toThrow(RangeError);
  });
});

describe('dates', () => {
  it('go on over months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('end at midnight of the marketplace, also when the clocks change', () => {
    expect(endOfLocalDay('2026-05-04', 'America/Chihuahua').toISOString()).toBe('2026-05-05T06:00:00.000Z');
    expect(endOfLocalDay('2026-03-08', 'America/Denver').toISOString()).toBe('2026-03-09T06:00:00.000Z');
    expect(endOfLocalDay('2026-03-07', 'America/Denver').toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
});

test.each([
  ['America/Chihuahua', true],
  ['UTC', true],
  // The database reads their sign the other way round.
  ['+05:00', false],
  ['-07:00', false],
  ['Nowhere/Town', false],
])('%s is the name of a zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
