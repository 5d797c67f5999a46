import { localTime } from '@mercadito/domain/opening-hours/local-time';
import { describe, expect, test } from 'vitest';
import { planOrders } from './order-plan.ts';

const ZONE = 'America/Chihuahua';
const NOW = new Date('2026-11-24T18:00:00Z');
const DAY_MS = 86_400_000;

const isOpen = (ending: string): boolean => ['pending', 'shipped', 'requeued'].includes(ending);

describe('the plan of the demo’s orders', () => {
  test('covers five weeks, every day of them, oldest first', () => {
    const plan = planOrders(NOW, ZONE);
    const times = plan.map(({ placedAt }) => placedAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const days = new Set(plan.map(({ placedAt }) => localTime(placedAt, ZONE).date));
    expect(days.size).toBe(36);
    expect(NOW.getTime() - (times[0] ?? 0)).toBeGreaterThan(34 * DAY_MS);
  });

  test('has more orders on Saturdays than on Mondays, and none in the night before today', () => {
    const plan = planOrders(NOW, ZONE).filter(({ ending }) => !isOpen(ending));
    const on = (weekday: number) => plan.filter(({ placedAt }) => localTime(placedAt, ZONE).weekday === weekday).length;
    expect(on(6)).toBeGreaterThan(2 * on(1));
    const past = plan.filter(({ placedAt }) => localTime(placedAt, ZONE).date !== '2026-11-24');
    for (const { placedAt } of past) expect(localTime(placedAt, ZONE).minutes).toBeGreaterThanOrEqual(8 * 60);
  });

  test('leaves only what is of today undecided, and nothing in the future, whenever it is made', () => {
    for (const hour of [0, 6, 7, 12, 18, 23]) {
      const now = new Date(Date.UTC(2026, 10, 24, hour, 20));
      for (const { ending, placedAt } of planOrders(now, ZONE)) {
        expect(placedAt.getTime()).toBeLessThan(now.getTime());
        if (isOpen(ending) || ending === 'failed') expect(now.getTime() - placedAt.getTime()).toBeLessThan(DAY_MS);
      }
    }
  });
});
