import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { canChangeItemStatus, ITEM_STATUSES } from './item-status.ts';
import { type OrderCompanyAmounts, orderTotals } from './order-totals.ts';

const RUNS = { numRuns: 10_000 };
const item = fc.record({ itemTotalCents: fc.nat(10_000_00), status: fc.constantFrom(...ITEM_STATUSES) });
const company = fc.record({ companyId: fc.nat(), items: fc.array(item, { minLength: 1, maxLength: 8 }) });
const order = fc.array(company, { minLength: 1, maxLength: 4 });

/** The order with one item's status changed. */
function withStatus(companies: readonly OrderCompanyAmounts[], status: (typeof ITEM_STATUSES)[number]) {
  return companies.map((each, place) =>
    place === 0 ? { ...each, items: each.items.map((one, row) => (row === 0 ? { ...one, status } : one)) } : each,
  );
}

describe('the totals of an order', () => {
  it('leave out what is canceled or not found', () => {
    const companies = [
      {
        companyId: 7,
        items: [
          { itemTotalCents: 100, status: 'approved' },
          { itemTotalCents: 20, status: 'canceled' },
        ],
      },
      { companyId: 8, items: [{ itemTotalCents: 3, status: 'not_found' }] },
    ] as const;
    expect(orderTotals(companies)).toEqual({
      orderTotalCents: 100,
      companies: [
        { companyId: 7, totalCents: 100 },
        { companyId: 8, totalCents: 0 },
      ],
    });
  });

  it('are the sum of the companies, which are the sums of their approved items', () => {
    const isSum = (companies: OrderCompanyAmounts[]) => {
      const approved = companies.flatMap((each) => each.items).filter((one) => one.status === 'approved');
      const totals = orderTotals(companies);
      const expected = approved.reduce((sum, one) => sum + one.itemTotalCents, 0);
      return (
        totals.orderTotalCents === expected &&
        totals.companies.reduce((sum, each) => sum + each.totalCents, 0) === expected
      );
    };
    fc.assert(fc.property(order, isSum), RUNS);
  });

  it('come back to the cent when an item goes out and in again (ORDER-10)', () => {
    const comesBack = (companies: OrderCompanyAmounts[], out: 'canceled' | 'not_found') => {
      const before = withStatus(companies, 'approved');
      const without = withStatus(before, out);
      const first = before[0]?.items[0]?.itemTotalCents ?? 0;
      expect(orderTotals(without).orderTotalCents).toBe(orderTotals(before).orderTotalCents - first);
      expect(orderTotals(withStatus(without, 'approved'))).toEqual(orderTotals(before));
    };
    fc.assert(fc.property(order, fc.constantFrom('canceled', 'not_found'), comesBack), RUNS);
  });
});

describe('changing the status of an item', () => {
  const held = { status: 'shipped', driverId: 3 } as const;

  test.each([
    ['is for the driver who holds the shipped order', { order: held }, { allowed: true }],
    ['is not for another driver', { order: { ...held, driverId: 4 } }, { refusal: 'order_not_held' }],
    [
      'is not for an order nobody holds',
      { order: { status: 'pending', driverId: null } },
      { refusal: 'order_not_held' },
    ],
    ['is over once delivered', { order: { ...held, status: 'delivered' } }, { refusal: 'order_not_shipped' }],
    ['needs another status', { order: held, to: 'approved' }, { refusal: 'status_unchanged' }],
  ] as const)('%s', (_rule, change, verdict) => {
    expect(canChangeItemStatus({ driverId: 3, from: 'approved', to: 'canceled', ...change })).toMatchObject(verdict);
  });
});
