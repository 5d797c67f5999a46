import { describe, expect, test } from 'vitest';
import { isOnDuty } from './on-duty.ts';

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const driver = (start: string | null, end: string | null) => ({ availability: 'available' as const, start, end });

describe('a driver is at work (MESSAGE-4)', () => {
  test.each([
    ['at any time without hours', null, null, '03:00', true],
    ['from the first minute', '09:00', '17:00', '09:00', true],
    ['not in the last', '09:00', '17:00', '17:00', false],
    ['before midnight in a shift past it', '20:00', '02:00', '23:59', true],
    ['after midnight in a shift past it', '20:00', '02:00', '01:59', true],
    ['not between two such shifts', '20:00', '02:00', '12:00', false],
  ])('%s', (_what, start, end, time, expected) => {
    expect(isOnDuty(driver(start, end), at(time))).toBe(expected);
  });

  test('never while unavailable', () => {
    expect(isOnDuty({ ...driver(null, null), availability: 'unavailable' }, at('12:00'))).toBe(false);
  });
});
