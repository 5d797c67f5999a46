import { describe, expect, test, vi } from 'vitest';
import type { OpeningState } from '../opening-hours/next-change.ts';
import { type ClockRange, type DeliveryHours, deliveryHoursProblem, deliveryWeek } from './delivery-hours.ts';
import { deliveryPromise, lastEndOfDay } from './delivery-promise.ts';

const ZONE = 'America/Chihuahua'; // six hours behind UTC all year
const DAY: ClockRange[] = [{ from: '08:00', to: '20:00' }];
const HOURS: DeliveryHours = {
  days: [
    DAY,
    DAY,
    DAY,
    DAY,
    DAY,
    [
      { from: '16:00', to: '20:00' },
      { from: '08:00', to: '12:00' },
    ],
    [],
  ],
  exceptions: [{ date: '2026-05-05', ranges: [] }],
  places: [{ place: 'Lagunitas', days: [[], [], [], [{ from: '10:00', to: '12:00' }], [], [], []] }],
};
/** A clock of May 2026; the 4th is a Monday. */
const at = (day: number, clock: string) => new Date(`2026-05-${String(day).padStart(2, '0')}T${clock}:00-06:00`);
const opensAt = (when: Date | null): OpeningState => ({ isOpenNow: false, nextChangeAt: when?.toISOString() ?? null });
const OPEN: OpeningState = { isOpenNow: true, nextChangeAt: at(4, '23:00').toISOString() };
const promised = (now: Date, delays = {}, place?: string) =>
  deliveryPromise(deliveryWeek(HOURS, place), now, ZONE, delays);

describe('what is ordered is brought (PROMISE-1)', () => {
  test.each([
    ['today until deliveries end', at(4, '10:00'), { kind: 'today', until: at(4, '20:00') }],
    ['from the next day on that is no holiday', at(4, '20:00'), { kind: 'from', at: at(6, '08:00') }],
    ['later today, before they begin', at(4, '06:00'), { kind: 'from', at: at(4, '08:00') }],
    ['between two ranges from the next on', at(9, '13:00'), { kind: 'from', at: at(9, '16:00') }],
    ['after a day without any', at(9, '21:00'), { kind: 'from', at: at(11, '08:00') }],
  ])('%s', (_when, now, promise) => expect(promised(now)).toEqual(promise));

  test.each([
    ['an open shop delays nothing', [OPEN], { kind: 'today', until: at(4, '20:00') }],
    [
      'one without hours delays nothing',
      [{ isOpenNow: null, nextChangeAt: null }],
      { kind: 'today', until: at(4, '20:00') },
    ],
    ['a closed one delays it', [OPEN, opensAt(at(4, '15:00'))], { kind: 'from', at: at(4, '15:00') }],
    [
      'the last to open counts',
      [opensAt(at(4, '15:00')), opensAt(at(4, '12:00'))],
      { kind: 'from', at: at(4, '15:00') },
    ],
    ['one that opens after deliveries delays it on', [opensAt(at(4, '21:00'))], { kind: 'from', at: at(6, '08:00') }],
    ['of one that is not known to open nobody can say', [opensAt(null)], null],
  ])('over several shops: %s', (_what, shops, promise) => expect(promised(at(4, '10:00'), { shops })).toEqual(promise));

  test.each([
    [at(4, '18:00'), { kind: 'from', at: at(4, '18:00') }],
    [at(4, '22:00'), { kind: 'from', at: at(6, '08:00') }],
    [at(4, '09:00'), { kind: 'today', until: at(4, '20:00') }],
  ])('not while deliveries are off until %s', (offUntil, promise) => {
    expect(promised(at(4, '10:00'), { offUntil })).toEqual(promise);
  });

  test('at a place with hours of its own by those, and on the same holidays', () => {
    expect(promised(at(4, '10:00'), {}, 'Lagunitas')).toEqual({ kind: 'from', at: at(7, '10:00') });
    expect(promised(at(4, '10:00'), {}, 'Galeana')).toEqual({ kind: 'today', until: at(4, '20:00') });
  });

  test('past midnight, and without an end where they never end', () => {
    const of = (range: ClockRange) => ({ ...HOURS, days: Array.from({ length: 7 }, () => [range]), exceptions: [] });
    const night = deliveryWeek(of({ from: '18:00', to: '02:00' }));
    expect(deliveryPromise(night, at(5, '01:00'), ZONE)).toEqual({ kind: 'today', until: at(5, '02:00') });
    const always = deliveryWeek(of({ from: '00:00', to: '00:00' }));
    expect(deliveryPromise(always, at(5, '01:00'), ZONE)).toEqual({ kind: 'today', until: null });
  });

  test('at once, however far ahead a day by date lies', () => {
    const days = Array.from({ length: 7 }, () => [{ from: '00:00', to: '00:00' }]);
    const { days: ranges } = deliveryWeek({ days, exceptions: [], places: [] });
    const exceptions = new Map([['9999-12-31', []]]);
    const reads = vi.spyOn(exceptions, 'get');
    expect(deliveryPromise({ days: ranges, exceptions }, at(4, '10:00'), ZONE)).toEqual({ kind: 'today', until: null });
    expect(reads.mock.calls.length).toBeLessThan(1_000);
  });

  test.each([
    ['a break', at(9, '12:00'), at(9, '20:00')],
    ['the last part', at(9, '20:00'), at(9, '20:00')],
  ])('the day ends after %s', (_what, end, last) => {
    expect(lastEndOfDay(deliveryWeek(HOURS), end, ZONE)).toEqual(last);
  });

  test('the day ends past midnight where its last part does', () => {
    const day = [
      { from: '08:00', to: '13:00' },
      { from: '18:00', to: '02:00' },
    ];
    const week = deliveryWeek({ ...HOURS, days: Array.from({ length: 7 }, () => day) });
    expect(lastEndOfDay(week, at(6, '13:00'), ZONE)).toEqual(at(7, '02:00'));
  });

  test('never in a week without hours: nobody can say', () => {
    expect(deliveryPromise(deliveryWeek({ days: [], exceptions: [], places: [] }), at(4, '10:00'), ZONE)).toBeNull();
  });
});

test.each([
  ['that make sense', HOURS, null],
  ['with a date twice', { ...HOURS, exceptions: [...HOURS.exceptions, ...HOURS.exceptions] }, 'date_twice'],
  ['with a place twice', { ...HOURS, places: [...HOURS.places, ...HOURS.places] }, 'place_twice'],
  ['of a place that is not there', { ...HOURS, places: [{ place: 'Atlantis', days: [] }] }, 'place_unknown'],
  ['with a date two years ahead', { ...HOURS, exceptions: [{ date: '2028-05-05', ranges: [] }] }, null],
  ['with a date beyond', { ...HOURS, exceptions: [{ date: '2028-05-06', ranges: [] }] }, 'date_far'],
])('delivery hours %s (TOWN-3)', (_how, hours, problem) => {
  expect(deliveryHoursProblem(hours, [{ value: 'Galeana' }, { value: 'Lagunitas' }], '2026-05-04')).toBe(problem);
});
