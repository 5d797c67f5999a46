import { describe, expect, it, test } from 'vitest';
import { clockOfMinutes, type Day, minutesOfClock, weekdayName } from './day.ts';
import { openingStateAt } from './next-change.ts';

const monday: Day = {
  number: 1,
  closed: false,
  schedule: [{ opens: '08:00', shuts: '16:00' }],
  break: [{ start: '12:00', end: '13:00' }],
};

/** 4 May 2026 is a Monday. */
const isOpenAt = (days: readonly Day[], weekday: number, clock: string): boolean | null =>
  openingStateAt(days, new Date(`2026-05-0${3 + weekday}T${clock}:00Z`), 'UTC').isOpenNow;

describe('a business with a break', () => {
  test.each([
    ['00:00', false],
    ['07:59', false],
    ['08:00', true],
    ['11:59', true],
    ['12:00', false],
    ['12:59', false],
    ['13:00', true],
    ['16:00', true],
    ['16:01', false],
    ['23:59', false],
  ])('at %s is open: %s', (clock, open) => {
    expect(isOpenAt([monday], 1, clock)).toBe(open);
  });
});

describe('a business is closed', () => {
  test.each([
    ['on a day marked so, whatever its hours', { ...monday, closed: true }],
    ['on a day without hours', { ...monday, schedule: [] }],
    ['on a day that lacks the flag', { ...monday, closed: undefined as unknown as boolean }],
    ['on a day whose hours are no times', { ...monday, schedule: [{ opens: '8', shuts: 'late' }] }],
  ])('%s', (_rule, day) => {
    expect(isOpenAt([day], 1, '09:00')).toBe(false);
  });

  it('on a day it never spoke of (HOURS-2)', () => {
    expect(isOpenAt([monday], 2, '09:00')).toBe(false);
  });
});

describe('a business', () => {
  it('without hours is neither open nor closed (HOURS-3)', () => {
    expect(isOpenAt([], 1, '09:00')).toBeNull();
  });

  it('has only its first hours and its first break counted', () => {
    const day = {
      ...monday,
      schedule: [...monday.schedule, { opens: '18:00', shuts: '20:00' }],
      break: [...monday.break, { start: '14:00', end: '15:00' }],
    };
    expect(isOpenAt([day], 1, '19:00')).toBe(false);
    expect(isOpenAt([day], 1, '14:30')).toBe(true);
  });
});

describe('times of day', () => {
  test.each([
    ['00:00', 0],
    ['08:30', 510],
    ['23:59', 1439],
    ['24:00', null],
    ['8:30', null],
    ['08:60', null],
    ['', null],
  ])('"%s" is %s minutes', (clock, minutes) => {
    expect(minutesOfClock(clock)).toBe(minutes);
    if (minutes !== null) expect(clockOfMinutes(minutes)).toBe(clock);
  });

  it('have weekdays from Monday to Sunday', () => {
    expect([1, 7].map(weekdayName)).toEqual(['Monday', 'Sunday']);
    expect(() => weekdayName(0)).toThrow(RangeError);
  });
});
