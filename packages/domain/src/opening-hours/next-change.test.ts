import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { clockOfMinutes, type Day, MINUTES_OF_DAY, minutesOfClock } from './day.ts';
import { closureAt, isOpenByClock, openingStateAt } from './next-change.ts';
import { changeAfter } from './week.ts';
import { weekOfDays } from './week-of-days.ts';

const ZONE = 'America/Chihuahua'; // six hours behind UTC all year

function dayOf(number: number, opens: string, shuts: string, rest?: { start: string; end: string }): Day {
  return { number, closed: false, schedule: [{ opens, shuts }], break: rest ? [rest] : [] };
}

const week = [dayOf(1, '08:00', '16:00', { start: '12:00', end: '13:00' }), dayOf(3, '09:00', '18:00')];

const twoDigits = (max: number) => fc.nat(max).map((number) => String(number).padStart(2, '0'));
const clock = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'));
const anyDay = fc.record({
  number: fc.integer({ min: 1, max: 7 }),
  closed: fc.boolean(),
  schedule: fc.array(fc.record({ opens: clock, shuts: clock }), { maxLength: 1 }),
  break: fc.array(fc.record({ start: clock, end: clock }), { maxLength: 1 }),
});
const anyDays = fc.uniqueArray(anyDay, { selector: (each) => each.number, maxLength: 7 });

/** Whether a business is open in a minute of the week, as HOURS-2 says it. `HH:mm` compares as text. */
function isOpenIn(days: readonly Day[], weekday: number, minutes: number): boolean {
  const day = days.find(({ number }) => number === weekday);
  const [hours, rest] = [day?.schedule[0], day?.break[0]];
  if (day?.closed !== false || hours === undefined) return false;
  const time = clockOfMinutes(minutes);
  const isInBreak = rest !== undefined && time >= rest.start && time < rest.end;
  return time >= hours.opens && time <= hours.shuts && !isInBreak;
}

describe('the week of the days of a business', () => {
  test.each([
    [1, '07:00', 'opens', '08:00', 60],
    [1, '08:00', 'closes', '12:00', 240],
    [1, '12:30', 'opens', '13:00', 30],
    [1, '15:59', 'closes', '16:01', 2],
    [1, '16:00', 'closes', '16:01', 1],
    [1, '16:01', 'opens', '09:00', 2459],
    [7, '23:59', 'opens', '08:00', 481],
    [3, '20:00', 'opens', '08:00', 6480],
  ])('on day %d at %s: it %s at %s, %d minutes on', (weekday, at, what, then, minutesAhead) => {
    const minutes = minutesOfClock(at) ?? -1;
    const { isOpen, changesAt } = changeAfter(weekOfDays(week), { date: `2026-05-0${3 + weekday}`, weekday, minutes });
    expect([isOpen ? 'closes' : 'opens', (changesAt ?? -1) - minutes]).toEqual([what, minutesAhead]);
    expect(clockOfMinutes((changesAt ?? -1) % MINUTES_OF_DAY)).toBe(then);
  });

  it('has a change this day next week for a shop of one day, and none when always or never closed', () => {
    const at = { date: '2026-05-04', weekday: 1, minutes: 1_000 };
    expect(changeAfter(weekOfDays([dayOf(1, '08:00', '16:00')]), at).changesAt).toBe(7 * MINUTES_OF_DAY + 480);
    const always = [1, 2, 3, 4, 5, 6, 7].map((number) => dayOf(number, '00:00', '23:59'));
    const never = always.map((day) => ({ ...day, closed: true }));
    for (const days of [[], always, never]) expect(changeAfter(weekOfDays(days), at).changesAt).toBeNull();
  });

  it('is open in the minutes of HOURS-2, and changes where a walk from minute to minute finds it (HOURS-4)', () => {
    const isFound = (days: Day[], weekday: number, minutes: number) => {
      const { isOpen, changesAt } = changeAfter(weekOfDays(days), { date: '2026-05-04', weekday, minutes });
      expect(isOpen).toBe(isOpenIn(days, weekday, minutes));
      expect(changesAt).toBe(walk(days, weekday, minutes));
    };
    const moment = [fc.integer({ min: 1, max: 7 }), fc.nat(MINUTES_OF_DAY - 1)] as const;
    fc.assert(fc.property(anyDays, ...moment, isFound), { numRuns: 300 });
  });
});

/** The minute at which the answer differs, since the midnight of that day, found the slow way. */
function walk(days: readonly Day[], weekday: number, minutes: number): number | null {
  const now = isOpenIn(days, weekday, minutes);
  for (let at = minutes + 1; at <= minutes + 8 * MINUTES_OF_DAY; at += 1) {
    const day = ((weekday - 1 + Math.floor(at / MINUTES_OF_DAY)) % 7) + 1;
    if (isOpenIn(days, day, at % MINUTES_OF_DAY) !== now) return at;
  }
  return null;
}

describe('the opening state that a company carries', () => {
  test.each([
    ['2026-05-04T13:59:59.999Z', false, '2026-05-04T14:00:00.000Z'], // Monday 07:59
    ['2026-05-04T14:00:00.000Z', true, '2026-05-04T18:00:00.000Z'], // Monday 08:00
    ['2026-05-04T19:00:00.000Z', true, '2026-05-04T22:00:59.999Z'], // Monday 13:00, after the break
    ['2026-05-04T22:00:59.000Z', true, '2026-05-04T22:00:59.999Z'], // Monday 16:00, the last minute
    ['2026-05-05T05:00:00.000Z', false, '2026-05-06T15:00:00.000Z'], // Monday 23:00, though Tuesday in UTC
  ])('at %s is open: %s, until %s', (now, isOpenNow, nextChangeAt) => {
    expect(openingStateAt(week, new Date(now), ZONE)).toEqual({ isOpenNow, nextChangeAt });
  });

  it('is nothing without hours', () => {
    expect(openingStateAt([], new Date('2026-05-04T14:00:00Z'), ZONE)).toEqual({ isOpenNow: null, nextChangeAt: null });
  });

  it('is carried on by the clock as the days themselves have it, to the second', () => {
    const monday = Date.parse('2026-05-04T06:00:00Z');
    const second = fc.nat(7 * 24 * 60 * 60 - 1).map((seconds) => new Date(monday + seconds * 1000));
    const isCarriedOn = (now: Date) => {
      const state = openingStateAt(week, now, ZONE);
      const change = Date.parse(state.nextChangeAt ?? '');
      const [before, after] = [Math.max(now.getTime(), change - 1000), change + 1000].map((at) => new Date(at));
      for (const at of [before, after] as Date[]) {
        expect(isOpenByClock(state, at)).toBe(openingStateAt(week, at, ZONE).isOpenNow);
      }
    };
    fc.assert(fc.property(second, isCarriedOn), { numRuns: 300 });
  });

  test.each([
    ['its break begins', '2026-05-04T17:00:00Z', '2026-05-04T17:59:59Z', '2026-05-04T18:00:00Z'],
    ['its break ends', '2026-05-04T18:30:00Z', '2026-05-04T18:59:59Z', '2026-05-04T19:00:00Z'],
    ['its last minute is over', '2026-05-04T21:00:00Z', '2026-05-04T22:00:59Z', '2026-05-04T22:01:00Z'],
    ['it opens', '2026-05-04T12:00:00Z', '2026-05-04T13:59:59Z', '2026-05-04T14:00:00Z'],
  ])('changes on the second when %s', (_what, now, before, from) => {
    const state = openingStateAt(week, new Date(now), ZONE);
    expect(isOpenByClock(state, new Date(before))).toBe(state.isOpenNow);
    expect(isOpenByClock(state, new Date(from))).toBe(!state.isOpenNow);
  });

  it('stays unknown without hours', () => {
    expect(isOpenByClock({ isOpenNow: null, nextChangeAt: null }, new Date())).toBeNull();
  });
});

describe('whoever orders is told of a shop that', () => {
  test.each([
    ['is closed in the morning: opens at 8:00', '2026-05-04T12:00:00Z', { opensAt: '2026-05-04T14:00:00.000Z' }],
    ['has its break: opens at 13:00', '2026-05-04T18:30:00Z', { opensAt: '2026-05-04T19:00:00.000Z' }],
    ['is closed for the week: opens Monday 8:00', '2026-05-08T12:00:00Z', { opensAt: '2026-05-11T14:00:00.000Z' }],
    ['is open: nothing', '2026-05-04T15:00:00Z', null],
  ])('%s', (_what, at, told) => {
    const now = new Date(at);
    expect(closureAt(openingStateAt(week, now, ZONE), now)).toEqual(told);
  });

  it('has closed since the server was asked: no more than that', () => {
    const state = openingStateAt(week, new Date('2026-05-04T15:00:00Z'), ZONE);
    expect(closureAt(state, new Date('2026-05-04T18:05:00Z'))).toEqual({ opensAt: null });
  });

  it('never opens: that it is closed, and of one without hours nothing', () => {
    const now = new Date('2026-05-04T15:00:00Z');
    const never = week.map((day) => ({ ...day, closed: true }));
    expect(closureAt(openingStateAt(never, now, ZONE), now)).toEqual({ opensAt: null });
    expect(closureAt(openingStateAt([], now, ZONE), now)).toBeNull();
  });
});
