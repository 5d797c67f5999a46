import { describe, expect, it, test } from 'vitest';
import {
  canAdminDecline,
  canCustomerCancel,
  canDriverDeliver,
  canMove,
  canRequeue,
  hasEnded,
  isOrderStatus,
  mayMove,
  ORDER_MOVE_NAMES,
  ORDER_STATUSES,
  type OrderMover,
  type OrderStatus,
  statusAfter,
  statusesBefore,
} from './order-status.ts';

/** Written out by hand from the diagram of the orders, so that the table in the code is not compared with itself. */
const WHO_MAY: Readonly<Record<string, readonly OrderMover[]>> = {
  'pending → shipped': ['driver', 'admin'],
  'pending → cancelled': ['customer'],
  'pending → declined': ['admin'],
  'shipped → delivered': ['driver'],
  'shipped → delivery_failed': ['driver'],
  'delivery_failed → pending': ['admin'],
  'delivery_failed → cancelled': ['customer'],
  'delivery_failed → declined': ['admin'],
};

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

describe('the moves of an order', () => {
  test.each(pairs)('%s → %s is made by whom the diagram says, and by nobody else (ORDER-1)', (from, to) => {
    const movers = WHO_MAY[`${from} → ${to}`] ?? [];
    expect(canMove(from, to)).toBe(movers.length > 0);
    for (const mover of ['customer', 'driver', 'admin'] as const) {
      expect(mayMove(mover, from, to)).toBe(movers.includes(mover));
    }
  });

  it('each lead to one status, from wherever they start', () => {
    for (const name of ORDER_MOVE_NAMES) {
      for (const from of statusesBefore(name)) expect(canMove(from, statusAfter(name))).toBe(true);
    }
    expect(statusesBefore('cancel')).toEqual(['pending', 'delivery_failed']);
    expect(statusesBefore('take')).toEqual(['pending']);
  });

  it('reach every status from pending', () => {
    const reached = new Set<OrderStatus>(['pending']);
    for (const from of reached) {
      for (const to of ORDER_STATUSES) if (canMove(from, to)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...ORDER_STATUSES].sort());
  });
});

describe('what a screen offers', () => {
  test.each([
    ['pending', true, true, false, false],
    ['shipped', false, false, false, false],
    ['delivered', false, false, false, true],
    ['delivery_failed', true, true, true, false],
    ['cancelled', false, false, false, true],
    ['declined', false, false, false, true],
  ] as const)(
    'for %s: cancel %s, decline %s, back to the queue %s, ended %s',
    (status, cancel, decline, requeue, ended) => {
      expect(canCustomerCancel(status)).toBe(cancel);
      expect(canAdminDecline(status)).toBe(decline);
      expect(canRequeue(status)).toBe(requeue);
      expect(hasEnded(status)).toBe(ended);
    },
  );

  it('is handed over by its driver while it is on the road alone', () => {
    expect(ORDER_STATUSES.filter(canDriverDeliver)).toEqual(['shipped']);
  });

  it('knows its statuses from other words', () => {
    expect(['shipped', 'Shipped', 'canceled', null].map(isOrderStatus)).toEqual([true, false, false, false]);
  });
});
