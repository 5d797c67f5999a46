import { describe, expect, it, test } from 'vitest';
import { ITEM_STATUSES } from './item-status.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { countsAsSold, daysUpTo, SOLD, salesPeriods } from './sales.ts';

const ZONE = 'America/Chihuahua';

describe('what was sold', () => {
  it('is what is left of orders that were neither cancelled nor declined', () => {
    const sold = ORDER_STATUSES.flatMap((order) =>
      ITEM_STATUSES.filter((item) => countsAsSold(order, item)).map((item) => `${order} ${item}`),
    );
    expect(sold).toEqual(['pending approved', 'shipped approved', 'delivered approved', 'delivery_failed approved']);
  });

  it('is told to a query as every pair of statuses with which it counts', () => {
    for (const order of ORDER_STATUSES) {
      for (const item of ITEM_STATUSES) {
        expect(SOLD.orders.includes(order) && SOLD.items.includes(item)).toBe(countsAsSold(order, item));
      }
    }
  });
});

describe('the days up to today', () => {
  it('are fourteen of the calendar on the wall there, and begin at its midnight', () => {
    // Half past eleven at night in Chihuahua, where it is six hours earlier than in UTC.
    const days = daysUpTo(new Date('2026-06-11T05:30:00Z'), ZONE);
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: '2026-05-28', begins: new Date('2026-05-28T06:00:00Z') });
    expect(days[13]).toEqual({ date: '2026-06-10', begins: new Date('2026-06-10T06:00:00Z') });
  });

  it('are as long as they are where the clocks change', () => {
    const days = daysUpTo(new Date('2026-03-09T12:00:00Z'), 'America/Ciudad_Juarez', 3);
    expect(days.map(({ begins }) => begins.toISOString())).toEqual([
      '2026-03-07T07:00:00.000Z',
      '2026-03-08T07:00:00.000Z',
      '2026-03-09T06:00:00.000Z',
    ]);
  });
});

describe('a fortnight of sales', () => {
  const days = Array.from({ length: 14 }, (_, at) => ({ date: `day ${at}`, orders: 1, cents: at * 100 }));

  test.each([
    [1, 1, 13_00, 6_00],
    [3, 3, 36_00, 15_00],
    [7, 7, 70_00, 21_00],
  ])(
    'on weekday %i has a week of %i days, and the same days of the week before (FIGURES-2)',
    (weekday, orders, cents, before) => {
      const { thisWeek, weekBefore } = salesPeriods(days, weekday);
      expect({ thisWeek, weekBefore }).toEqual({ thisWeek: { orders, cents }, weekBefore: { orders, cents: before } });
    },
  );

  it('is today, the last seven days and the seven before them (FIGURES-2)', () => {
    const { today, lastDays, daysBefore } = salesPeriods(days, 3);
    expect(today).toEqual({ orders: 1, cents: 13_00 });
    expect([...daysBefore, ...lastDays]).toEqual(days);
    expect(lastDays).toHaveLength(7);
  });
});
