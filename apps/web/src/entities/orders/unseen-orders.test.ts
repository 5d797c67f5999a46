import { describe, expect, test } from 'vitest';
import { countUnseen, isUnseen, seenWith } from './unseen-orders.ts';

const at = (minute: number) => ({
  transaction_id: `At${minute}`,
  date_issued: `2026-11-20T18:${String(minute).padStart(2, '0')}:00.000Z`,
});
const orders = (count: number, ...minutes: number[]) => ({ count, results: minutes.map(at) });
const seen = seenWith(2, orders(2, 20, 10));

describe('of the orders that', () => {
  test.each([
    ['were there all are seen', orders(2, 20, 10), 0],
    ['came since are unseen', orders(4, 40, 30, 20, 10), 2],
    ['came since all are counted, also those beyond the page', orders(33, 50, 40, 30), 31],
    ['came since one was begun before the newest seen', orders(3, 20, 15, 10), 1],
    ['are fewer than were seen, the new ones are told by their dates', orders(1, 30), 1],
  ])('%s', (_, now, expected) => {
    expect(countUnseen(now, seen)).toBe(expected);
  });

  test('the first ever is new where none had been seen', () => {
    expect(countUnseen(orders(1, 10), seenWith(2, orders(0)))).toBe(1);
    expect(isUnseen(at(10), seenWith(2, orders(0)))).toBe(true);
  });

  test('is marked what came after the newest seen, and not that itself', () => {
    expect([30, 20, 10].map((minute) => isUnseen(at(minute), seen))).toEqual([true, false, false]);
  });
});
