import { expect, test } from 'vitest';
import { ORDER_EVENTS } from './order-events.ts';

test('whatever changes what a shop is owed reaches the cash of the shop and of Admins (CASH-8)', () => {
  for (const type of ['order.delivered', 'order.delivery_failed', 'order.requeued'] as const) {
    const { businesses, admins } = ORDER_EVENTS[type].reaction;
    expect([type, businesses, admins]).toEqual([type, ['Orders', 'Cash'], ['Orders', 'Cash']]);
  }
});
