import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MINUTES_OF_DAY } from './day.ts';
import { addDays, localTime } from './local-time.ts';
import { closesAt, isOpenAt, nextOpening, openingAt, type Range, type Week } from './week.ts';

const ZONES = ['America/Ojinaga', 'America/Ciudad_Juarez', 'America/Chihuahua', 'UTC'] as const;
const MINUTE = 60_000;
const hours = (from: number, to: number): Range => ({ from: from * 60, to: to * 60 });
const week = (days: Range[], exceptions: [string, Range[]][] = []): Week => ({
  days: Array.from({ length: 7 }, () => days),
  exceptions: new Map(exceptions),
});
const CHIHUAHUA = 'America/Chihuahua'; // six hours behind UTC all year
/** A clock of May 2026 in Chihuahua; the 4th is a Monday. */
const at = (day: number, clock: string) => new Date(`2026-05-${String(day).padStart(2, '0')}T${clock}:00-06:00`);

describe('a week with several ranges a day (HOURS-10)', () => {
  const market = week(
    [hours(8, 12), hours(16, 20)],
    [
      ['2026-05-05', []],
      ['2026-05-06', [hours(10, 11)]],
    ],
  );

  test.each([
    ['before it opens', at(4, '07:00'), false, at(4, '08:00')],
    ['in its first range', at(4, '08:00'), true, at(4, '12:00')],
    ['between two', at(4, '12:00'), false, at(4, '16:00')],
    ['after its last: over a day that is closed by date', at(4, '20:00'), false, at(6, '10:00')],
    ['on a day that is closed by date', at(5, '09:00'), false, at(6, '10:00')],
    ['on a day with other hours', at(6, '10:30'), true, at(6, '11:00')],
    ['after them', at(6, '11:00'), false, at(7, '08:00')],
  ])('%s', (_when, now, isOpen, changesAt) => {
    expect(openingAt(market, now, CHIHUAHUA)).toEqual({ isOpen, changesAt });
  });

  it('opens at once where it is open, and closes never where it is not', () => {
    expect(nextOpening(market, at(4, '09:00'), CHIHUAHUA)).toEqual(at(4, '09:00'));
    expect(closesAt(market, at(4, '09:00'), CHIHUAHUA)).toEqual(at(4, '12:00'));
    expect(closesAt(market, at(4, '13:00'), CHIHUAHUA)).toBeNull();
  });

  it('lasts past midnight, also into a day that is closed by date', () => {
    const night = week([hours(20, 26)], [['2026-05-05', []]]);
    expect(openingAt(night, at(5, '01:00'), CHIHUAHUA)).toEqual({ isOpen: true, changesAt: at(5, '02:00') });
    expect(openingAt(night, at(5, '21:00'), CHIHUAHUA)).toEqual({ isOpen: false, changesAt: at(6, '20:00') });
  });

  it('finds the one day that is open among months of closed ones', () => {
    expect(nextOpening(week([], [['2026-12-24', [hours(9, 10)]]]), at(4, '09:00'), 'UTC')).toEqual(
      new Date('2026-12-24T09:00:00Z'),
    );
    expect(nextOpening(week([]), at(4, '09:00'), CHIHUAHUA)).toBeNull();
  });

  it('does not open for hours that a change of clocks skips, but for the ones after them', () => {
    // In Ojinaga it is 03:00 at once after 01:59 on 14 March 2027.
    const sundays: Week = { days: [[], [], [], [], [], [], [{ from: 120, to: 121 }]], exceptions: new Map() };
    const lastThere = new Date('2027-03-07T02:01:00-06:00');
    expect(openingAt(sundays, lastThere, 'America/Ojinaga')).toEqual({
      isOpen: false,
      changesAt: new Date('2027-03-21T02:00:00-05:00'),
    });
  });

  it('never closes that is open around the clock, but on the day that is closed by date', () => {
    expect(openingAt(week([hours(0, 24)]), at(4, '09:00'), CHIHUAHUA)).toEqual({ isOpen: true, changesAt: null });
    expect(closesAt(week([hours(0, 24)], [['2026-05-25', []]]), at(4, '09:00'), CHIHUAHUA)).toEqual(at(25, '00:00'));
  });
});

describe('any week in any zone', () => {
  const range = fc
    .tuple(fc.nat(MINUTES_OF_DAY - 1), fc.integer({ min: 1, max: MINUTES_OF_DAY }))
    .map(([from, length]): Range => ({ from, to: from + length }));
  const ranges = fc.array(range, { maxLength: 3 }).map((some) => some.toSorted((one, other) => one.from - other.from));
  const exceptions = fc.array(fc.tuple(fc.nat(20), ranges), { maxLength: 3 });
  const input = [
    fc.tuple(...Array.from({ length: 7 }, () => ranges)),
    exceptions,
    fc.constantFrom(...ZONES),
    // Two years, whose spring and autumn have days of 23 and 25 hours.
    fc.nat(2 * 365 * MINUTES_OF_DAY).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE)),
  ] as const;
  const made = (days: Range[][], some: [number, Range[]][], zone: string, now: Date): Week => {
    const { date } = localTime(now, zone);
    return { days, exceptions: new Map(some.map(([ahead, of]) => [addDays(date, ahead), of])) };
  };

  /** Whether the clock on the wall is in a range of its day, or in one of the day before that lasts past midnight. */
  const isIn = ({ days, exceptions: others }: Week, now: Date, zone: string): boolean => {
    const { date, weekday, minutes } = localTime(now, zone);
    const of = (ahead: number) => others.get(addDays(date, ahead)) ?? days[(weekday + 6 + ahead) % 7] ?? [];
    const holds = (minute: number) => (each: Range) => minute >= each.from && minute < each.to;
    return of(0).some(holds(minutes)) || of(-1).some(holds(minutes + MINUTES_OF_DAY));
  };

  it('is open when the clock on the wall says so, and the change that is foretold comes', () => {
    fc.assert(
      fc.property(...input, (days, some, zone, now) => {
        const it = made(days, some, zone, now);
        const { isOpen, changesAt } = openingAt(it, now, zone);
        expect(isOpen).toBe(isIn(it, now, zone));
        if (changesAt === null) return;
        expect(changesAt > now).toBe(true);
        expect(isOpenAt(it, changesAt, zone)).toBe(!isOpen);
        expect(nextOpening(it, now, zone)).toEqual(isOpen ? now : changesAt);
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes nowhere in between, on days whose clock is not changed', () => {
    fc.assert(
      fc.property(...input, fc.double({ min: 0, max: 1, noNaN: true }), (days, some, zone, now, part) => {
        const it = made(days, some, zone, now);
        const { isOpen, changesAt } = openingAt(it, now, zone);
        if (changesAt === null) return;
        const offset = (of: Date) =>
          Date.parse(`${localTime(of, zone).date}T00:00Z`) + localTime(of, zone).minutes * MINUTE - of.getTime();
        if (offset(now) !== offset(changesAt)) return;
        const between = new Date(
          now.getTime() + Math.floor(((changesAt.getTime() - now.getTime()) * part) / MINUTE) * MINUTE,
        );
        if (between < changesAt) expect(isOpenAt(it, between, zone)).toBe(isOpen);
      }),
      { numRuns: 2_000 },
    );
  });
});
