import { describe, expect, test } from 'vitest';
import { dayOfChange } from './opening.ts';

const ZONE = 'America/Chihuahua';
// A Saturday, 20:30 on the clock of the towns and Sunday already in London.
const EVENING = new Date('2026-11-22T02:30:00Z');

describe('the day of the next change, on the clock of the towns', () => {
  test.each([
    ['today', '2026-11-22T04:00:00Z'],
    ['tomorrow', '2026-11-22T15:00:00Z'],
    ['tomorrow', '2026-11-23T05:59:00Z'],
    ['later', '2026-11-23T14:00:00Z'],
  ])('is %s for %s', (day, changeAt) => {
    expect(dayOfChange(changeAt, EVENING, ZONE)).toBe(day);
  });
});
