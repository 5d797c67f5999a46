import { expect, test } from 'vitest';
import { isWorthAChart, type OwnerMatters, thingsToDo } from './things-to-do.ts';

const DONE = { photo: true, hours: true, address: true, contact: true, product: true };
const matters = (own: Partial<OwnerMatters> = {}): OwnerMatters => ({
  orders_to_make: 0,
  orders_waiting: 0,
  first_steps: DONE,
  asked_and_sold_out: [],
  products: { sold_out: 0, drafts: 0 },
  low_reviews: 0,
  ...own,
});
const asked = (product_id: number, available = false) => ({ product_id, available });

const namesOf = (own: Partial<OwnerMatters>) => thingsToDo(matters(own)).map(({ name }) => name);

test.each<[string, Partial<OwnerMatters>, string[]]>([
  ['nothing presses: what brings people', {}, ['status_picture', 'poster', 'add_product']],
  ['orders wait: they come first', { orders_to_make: 2 }, ['orders', 'status_picture', 'poster']],
  [
    'everything waits: somebody who waits, what keeps people away, what they could not buy',
    {
      orders_to_make: 1,
      first_steps: { ...DONE, hours: false },
      asked_and_sold_out: [asked(3)],
      products: { sold_out: 2, drafts: 1 },
      low_reviews: 1,
    },
    ['orders', 'step', 'missed'],
  ],
  [
    'goods alone are missing: those asked for, the others, and then drafts',
    { asked_and_sold_out: [asked(3)], products: { sold_out: 2, drafts: 1 } },
    ['missed', 'sold_out', 'drafts'],
  ],
  [
    'all that is sold out was asked for: it is told once',
    { asked_and_sold_out: [asked(3)], products: { sold_out: 1, drafts: 0 }, low_reviews: 2 },
    ['missed', 'low_reviews', 'status_picture'],
  ],
  [
    'what was asked for is back',
    { asked_and_sold_out: [asked(3, true)], products: { sold_out: 1, drafts: 0 } },
    ['sold_out', 'status_picture', 'poster'],
  ],
])('an owner’s three things where %s (FIGURES-11)', (_, own, names) => {
  expect(namesOf(own)).toEqual(names);
});

test('each names what it is about', () => {
  const first_steps = { ...DONE, address: false, product: false };
  expect(
    thingsToDo(matters({ orders_to_make: 4, first_steps, asked_and_sold_out: [asked(9, true), asked(3)] })),
  ).toEqual([
    { name: 'orders', count: 4 },
    { name: 'step', step: 'product' },
    { name: 'missed', productId: 3 },
  ]);
});

test('an older server tells of orders that nobody has taken alone', () => {
  expect(thingsToDo(matters({ orders_to_make: undefined, orders_waiting: 3 }))[0]).toEqual({
    name: 'orders',
    count: 3,
  });
});

test.each([
  [[], false],
  [[0, 5, 0], false],
  [[0, 5, 1], true],
])('a chart of days that sold %j shows something: %s (FIGURES-6)', (days, is) => {
  expect(isWorthAChart(days.map((orders) => ({ orders })))).toBe(is);
});
