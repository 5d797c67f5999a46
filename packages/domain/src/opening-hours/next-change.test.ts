import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Day, MINUTES_OF_DAY, type Moment, minutesOfClock } from './day.ts';
import { isOpen } from './is-open.ts';
import { closureAt, isOpenByClock, nextChange, openingStateAt } from './next-change.ts';

const ZONE = 'America/Chihuahua'; // six hours behind UTC all year

function dayOf(number: number, opens: string, shuts: string, rest?: { start: string; end: string }): Day {
  return { number, closed: false, schedule: [{ opens, shuts }], break: rest ? [rest] : [] };
}

const week = [dayOf(1, '08:00', '16:00', { start: '12:00', end: '13:00' }), dayOf(3, '09:00', '18:00')];

const twoDigits = (max: number) => fc.nat(max).map((number) => String(number).padStart(2, '0'));

describe('the next change', () => {
  test.each([
    [1, '07:00', 'opens', 0, '08:00', 60],
    [1, '08:00', 'closes', 0, '12:00', 240],
    [1, '12:30', 'opens', 0, '13:00', 30],
    [1, '15:59', 'closes', 0, '16:00', 2],
    [1, '16:00', 'closes', 0, '16:00', 1],
    [1, '16:01', 'opens', 2, '09:00', 2459],
    [7, '23:59', 'opens', 1, '08:00', 481],
    [3, '20:00', 'opens', 5, '08:00', 6480],
  ])(
    'on day %d at %s: it %s %d days ahead at %s, %d minutes on',
    (weekday, at, what, daysAhead, clock, minutesAhead) => {
      const moment = { weekday, minutes: minutesOfClock(at) ?? -1 };
      const minutes = minutesOfClock(clock);
      expect(nextChange(week, moment)).toEqual({ opens: what === 'opens', daysAhead, minutes, minutesAhead });
    },
  );

  it('is this day next week for a shop of one day', () => {
    expect(nextChange([dayOf(1, '08:00', '16:00')], { weekday: 1, minutes: 1000 })).toMatchObject({ daysAhead: 7 });
  });

  it('does not exist without hours, when always closed and when never closed', () => {
    const always = [1, 2, 3, 4, 5, 6, 7].map((number) => dayOf(number, '00:00', '23:59'));
    const never = always.map((day) => ({ ...day, closed: true }));
    for (const days of [[], always, never]) expect(nextChange(days, { weekday: 4, minutes: 600 })).toBeNull();
  });

  it('is where a walk from minute to minute finds it (HOURS-4)', () => {
    const clock = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(':'));
    const day = fc.record({
      number: fc.integer({ min: 1, max: 7 }),
      closed: fc.boolean(),
      schedule: fc.array(fc.record({ opens: clock, shuts: clock }), { maxLength: 1 }),
      break: fc.array(fc.record({ start: clock, end: clock }), { maxLength: 1 }),
    });
    const days = fc.uniqueArray(day, { selector: (each) => each.number, maxLength: 7 });
    const moment = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), minutes: fc.nat(MINUTES_OF_DAY - 1) });
    const isFound = (hours: Day[], at: Moment) => {
      expect(nextChange(hours, at)?.minutesAhead ?? null).toBe(walk(hours, at));
    };
    fc.assert(fc.property(days, moment, isFound), { numRuns: 300 });
  });
});

/** After how many minutes the answer differs, found the slow way. */
function walk(days: readonly Day[], { weekday, minutes }: Moment): number | null {
  const now = isOpen(days, { weekday, minutes });
  for (let ahead = 1; ahead <= 8 * MINUTES_OF_DAY; ahead += 1) {
    const total = (weekday - 1) * MINUTES_OF_DAY + minutes + ahead;
    const at = { weekday: (Math.floor(total / MINUTES_OF_DAY) % 7) + 1, minutes: total % MINUTES_OF_DAY };
    if (isOpen(days, at) !== now) return ahead;
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
