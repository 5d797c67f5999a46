import { expect, test } from 'vitest';
import { ORDER_EVENTS } from './order-events.ts';

test('whatever changes what a shop is owed reaches the cash of the shop and of Admins (CASH-8)', () => {
  const types = ['delivered', 'delivery_failed', 'requeued', 'cancelled', 'declined'] as const;
  for (const type of types.map((name) => `order.${name}` as const)) {
    const { businesses, admins } = ORDER_EVENTS[type].reaction;
    expect([type, businesses, admins]).toEqual([type, ['Orders', 'Cash'], ['Orders', 'Cash']]);
  }
});
