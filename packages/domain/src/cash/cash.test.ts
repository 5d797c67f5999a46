import { describe, expect, it, test } from 'vitest';
import { collectedCash, feesOf, heldOfOrder } from './driver-cash.ts';
import { judgeCount, judgeHandIn } from './hand-in.ts';
import { owedToShop, stillOwed, toPayAtPickUp } from './shop-dues.ts';

const BROUGHT = { goodsCents: 100_25, deliveryFeeCents: 20_00, status: 'delivered' } as const;

describe('what an order leaves with its driver (CASH-4)', () => {
  test.each([
    ['what was taken less the change', { mxnCents: 200_00, usdCents: 0, changeCents: 80_00 }, BROUGHT, 120_00, 0],
    [
      'dollars, with the pesos given back of them',
      { mxnCents: 0, usdCents: 10_00, changeCents: 62_50 },
      BROUGHT,
      -62_50,
      10_00,
    ],
    ['what was due in cash, where nobody has said', null, BROUGHT, 120_00, 0],
    ['nothing of a failed one', null, { ...BROUGHT, status: 'delivery_failed' }, 0, 0],
    ['nothing of one that has no item left', null, { ...BROUGHT, goodsCents: 0 }, 0, 0],
  ] as const)('is %s', (_what, said, order, mxnCents, usdCents) => {
    expect(collectedCash(said, order)).toEqual({ mxnCents, usdCents });
  });

  it('is less what was paid to the shops', () => {
    const collected = { mxnCents: 120_00, usdCents: 5_00 };
    expect(heldOfOrder({ transactionId: 'A', collected, paidCents: 130_00 })).toEqual({
      mxnCents: -10_00,
      usdCents: 5_00,
    });
  });
});

test('what is earned is the fees of what was brought (CASH-7)', () => {
  expect(feesOf([BROUGHT, BROUGHT, { ...BROUGHT, status: 'delivery_failed' }, { ...BROUGHT, goodsCents: 0 }])).toBe(
    40_00,
  );
});

describe('a hand-in (CASH-5)', () => {
  const held = ['A', 'B'].map((transactionId) => ({
    ...{ transactionId, paidCents: 20_00 },
    collected: { mxnCents: 120_00, usdCents: 1_00 },
  }));
  const of = (mxnCents: number, usdCents: number, ...transactionIds: string[]) =>
    judgeHandIn(held, { transactionIds, cash: { mxnCents, usdCents } }).allowed;

  test.each([
    ['takes all that is held of its orders', of(200_00, 2_00, 'A', 'B'), true],
    ['takes one of them alone', of(100_00, 1_00, 'B'), true],
    ['takes no other pesos', of(199_50, 2_00, 'A', 'B'), false],
    ['takes no other dollars', of(200_00, 0, 'A', 'B'), false],
    ['takes nothing that is not held', of(100_00, 1_00, 'A', 'C'), false],
    ['takes no order twice', of(200_00, 2_00, 'A', 'A'), false],
    ['is of one order at least', of(0, 0), false],
  ])('%s', (_rule, allowed, expected) => {
    expect(allowed).toBe(expected);
  });

  it('counted otherwise than was said has a reason (CASH-6)', () => {
    const said = { mxnCents: 100_00, usdCents: 0 };
    expect(judgeCount(said, said, '').allowed).toBe(true);
    expect(judgeCount(said, { ...said, usdCents: 1 }, '')).toMatchObject({ refusal: 'reason_needed' });
    expect(judgeCount(said, { ...said, mxnCents: 99_50 }, 'a coin fell').allowed).toBe(true);
  });
});

describe('what a shop gets (CASH-8)', () => {
  test.each([
    ['its goods, once they were brought', 'delivered', 0, 100_00],
    ['nothing while they are on the road', 'shipped', 0, 0],
    ['the rest of what was paid at the pick-up', 'delivered', 80_00, 20_00],
    ['back what it has got of a failed delivery', 'delivery_failed', 100_00, -100_00],
  ] as const)('is %s', (_what, status, paidCents, owed) => {
    expect(stillOwed({ status, totalCents: 100_00, paidCents })).toBe(owed);
    expect(owedToShop({ status, totalCents: 100_00 })).toBe(owed + paidCents);
  });

  it('is neither more nor less while what was paid for is on the road', () => {
    expect(stillOwed({ status: 'shipped', totalCents: 80_00, paidCents: 100_00 })).toBe(0);
  });

  test.each([
    ['all of it from the driver, where the town has it so', true, 0, 100_00],
    ['what is left of it', true, 40_00, 60_00],
    ['nothing more than it costs', true, 120_00, 0],
    ['nothing at the door of the shop, where the Admin pays', false, 0, null],
  ] as const)('is %s', (_what, doDriversPay, paidCents, amount) => {
    expect(toPayAtPickUp(doDriversPay, { totalCents: 100_00, paidCents })).toBe(amount);
  });
});
