import { describe, expect, test } from 'vitest';
import { wrongDriverSetting } from './driver.ts';

describe('a change of a driver’s settings', () => {
  test.each<[string, Parameters<typeof wrongDriverSetting>[0], ReturnType<typeof wrongDriverSetting>]>([
    ['says something', {}, 'availability_status'],
    ['may be the availability alone', { availability_status: 'available' }, null],
    ['may be both hours', { daily_start_time: '20:00', daily_end_time: '02:00' }, null],
    ['may take both hours away', { daily_start_time: null, daily_end_time: null }, null],
    ['has no end without a beginning', { daily_end_time: '16:00' }, 'daily_start_time'],
    [
      'has an end set only where the beginning is',
      { daily_start_time: null, daily_end_time: '16:00' },
      'daily_start_time',
    ],
    ['has no beginning without an end', { daily_start_time: '08:00' }, 'daily_end_time'],
    [
      'has a beginning set only where the end is',
      { daily_start_time: '08:00', daily_end_time: null },
      'daily_end_time',
    ],
    ['lasts longer than no time', { daily_start_time: '08:00', daily_end_time: '08:00' }, 'daily_end_time'],
  ])('%s', (_what, settings, wrong) => {
    expect(wrongDriverSetting(settings)).toBe(wrong);
  });
});
