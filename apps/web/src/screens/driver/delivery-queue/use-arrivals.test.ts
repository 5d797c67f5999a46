import { expect, test } from 'vitest';
import { countArrivals } from './use-arrivals.ts';

const order = (minute: number) => ({
  transaction_id: `order-${minute}`,
  date_issued: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
});
/** In pages of three. */
const reading = (count: number, ...minutes: number[]) => ({
  count,
  pages: Math.max(1, Math.ceil(minutes.length / 3)),
  orders: minutes.map(order),
});

test.each([
  ['one more at the end is one', reading(2, 1, 2), reading(3, 1, 2, 3), 1],
  ['more on pages that are not loaded count too', reading(10, 1, 2), reading(12, 1, 2), 2],
  ['one that came while another went is one', reading(2, 1, 2), reading(2, 2, 3), 1],
  ['what was taken is none', reading(2, 1, 2), reading(1, 2), 0],
  ['a further page is none', reading(4, 1, 2), reading(4, 1, 2, 3, 4), 0],
  [
    'a further page is none, though another driver took one before it came',
    reading(5, 1, 2),
    reading(4, 1, 2, 3, 4),
    0,
  ],
  ['a further page is none, but what has come since is one', reading(4, 1, 2), reading(5, 1, 2, 3, 4), 1],
  ['an older one put back into the queue is one', reading(1, 5), reading(2, 1, 5), 1],
  ['the first into an empty queue is one', reading(0), reading(1, 1), 1],
])('%s', (_, before, after, arrivals) => {
  expect(countArrivals(before, after)).toBe(arrivals);
});
