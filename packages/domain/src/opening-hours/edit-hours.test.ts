import { describe, expect, it, test } from 'vitest';
import type { Day } from './day.ts';
import { applyHours, hoursRefusals, timesOf } from './edit-hours.ts';

function refusals(opens: string, shuts: string, breakStart: string, breakEnd: string): string[] {
  return hoursRefusals({ opens, shuts, breakStart, breakEnd }).map((refusal) => refusal.text);
}

const ONLY_ONE = 'There should not be only one value present in opens or shuts';
const NO_HOURS = 'Make sure opens and shuts are present if break_start or break_end are present';
const TOGETHER = 'Make sure break_start and break_end are present together';
const FOUR_EQUAL = 'Make sure opens, shuts, break_start and break_end are not the same';
const BREAK_EQUAL = 'Make sure break_start and break_end are not the same';
const OUTSIDE = 'You are outside the range of opens and shuts';
const BEFORE = 'Make sure opens is before shuts';

describe('the hours of a day are refused', () => {
  test.each([
    ['08:00', '', '', '', ONLY_ONE],
    ['', '16:00', '', '', ONLY_ONE],
    ['', '', '12:00', '13:00', NO_HOURS],
    ['08:00', '16:00', '12:00', '', TOGETHER],
    ['08:00', '16:00', '', '13:00', TOGETHER],
    ['08:00', '16:00', '08:00', '13:00', FOUR_EQUAL],
    ['08:00', '16:00', '12:00', '16:00', FOUR_EQUAL],
    ['08:00', '16:00', '12:00', '12:00', FOUR_EQUAL],
    ['08:00', '16:00', '07:00', '13:00', OUTSIDE],
    ['08:00', '16:00', '12:00', '17:00', OUTSIDE],
    ['16:00', '08:00', '', '', BEFORE],
    ['08:00', '08:00', '', '', BEFORE],
    ['08:00', '16:00', '13:00', '12:00', 'Make sure break_start is before break_end'],
  ])('with %s to %s and a break from %s to %s', (opens, shuts, breakStart, breakEnd, text) => {
    expect(refusals(opens, shuts, breakStart, breakEnd)[0]).toBe(text);
  });

  it('for every rule they break, in a fixed order (HOURS-6)', () => {
    expect(refusals('08:00', '16:00', '12:00', '12:00')).toEqual([FOUR_EQUAL, BREAK_EQUAL]);
    expect(refusals('08:00', '', '12:00', '')).toEqual([ONLY_ONE, NO_HOURS, TOGETHER]);
  });
});

describe('the hours of a day are taken', () => {
  test.each([
    ['blank', '', '', '', ''],
    ['without a break', '08:00', '16:00', '', ''],
    ['with a break inside', '08:00', '16:00', '12:00', '13:00'],
    ['round the clock', '00:00', '23:59', '', ''],
  ])('%s', (_day, opens, shuts, breakStart, breakEnd) => {
    expect(refusals(opens, shuts, breakStart, breakEnd)).toEqual([]);
  });
});

describe('saving the editor', () => {
  const closed = (number: number): Day => ({ number, closed: true, schedule: [], break: [] });
  const monday: Day = {
    number: 1,
    closed: false,
    schedule: [{ opens: '08:00', shuts: '16:00' }],
    break: [{ start: '12:00', end: '13:00' }],
  };
  const blank = { opens: '', shuts: '', breakStart: '', breakEnd: '' };

  it('gives a business without hours a week of seven days', () => {
    expect(applyHours([], [{ number: 1, ...timesOf(monday) }])).toEqual([monday, ...[2, 3, 4, 5, 6, 7].map(closed)]);
  });

  it('replaces the days it names and leaves the others as they were (HOURS-5)', () => {
    const before = applyHours([], [{ number: 1, ...timesOf(monday) }]);
    const after = applyHours(before, [{ number: 3, ...blank, opens: '09:00', shuts: '18:00' }]);
    expect(after[0]).toEqual(monday);
    expect(after[2]).toEqual({ number: 3, closed: false, schedule: [{ opens: '09:00', shuts: '18:00' }], break: [] });
  });

  it('takes the last word on a day that is given twice', () => {
    const edits = [
      { number: 1, ...timesOf(monday) },
      { number: 1, ...blank },
    ];
    expect(applyHours([], edits)[0]).toEqual(closed(1));
  });

  it('closes a day that is given blank', () => {
    expect(applyHours([monday], [{ number: 1, ...blank }])[0]).toEqual(closed(1));
    expect(timesOf(closed(1))).toEqual(blank);
  });
});
