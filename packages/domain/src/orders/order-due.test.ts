import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { orderDue } from './order-due.ts';
import { ORDER_STATUSES } from './order-status.ts';

const SENT = { goodsCents: 100_00, deliveryFeeCents: 20_00, status: 'pending' } as const;

describe('what is to be paid for an order (FEE-4)', () => {
  test.each([
    ['goods and the fee that it was sent with', {}, { deliveryFeeCents: 20_00, totalCents: 120_00 }],
    ['the fee whole, however few goods are left', { goodsCents: 1 }, { deliveryFeeCents: 20_00, totalCents: 20_01 }],
    ['nothing, once no item is left', { goodsCents: 0 }, { deliveryFeeCents: 0, totalCents: 0 }],
    ['with the fee once it was brought', { status: 'delivered' }, { deliveryFeeCents: 20_00, totalCents: 120_00 }],
    ['no fee for a failed delivery', { status: 'delivery_failed' }, { deliveryFeeCents: 0, totalCents: 100_00 }],
    ['no fee for what was cancelled', { status: 'cancelled' }, { deliveryFeeCents: 0, totalCents: 100_00 }],
    ['no fee for what was declined', { status: 'declined' }, { deliveryFeeCents: 0, totalCents: 100_00 }],
  ] as const)('is %s', (_what, own, due) => {
    expect(orderDue({ ...SENT, ...own })).toMatchObject(due);
  });

  it('is always goods and fee together, of which the fee is all or nothing', () => {
    const amounts = fc.record({
      goodsCents: fc.nat(10_000_00),
      deliveryFeeCents: fc.nat(1_000_00),
      status: fc.constantFrom(...ORDER_STATUSES),
    });
    const holds = (each: typeof SENT | Parameters<typeof orderDue>[0]) => {
      const due = orderDue(each);
      return (
        due.totalCents === each.goodsCents + due.deliveryFeeCents &&
        [0, each.deliveryFeeCents].includes(due.deliveryFeeCents)
      );
    };
    fc.assert(fc.property(amounts, holds), { numRuns: 10_000 });
  });
});
