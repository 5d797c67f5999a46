import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cashDueCents, changeDueCents, paysWithInPesos } from './cash.ts';

const RUNS = { numRuns: 10_000 };
const cents = fc.nat(11_000_00);

describe('what is due in cash (CASH-1)', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 50],
    [123_45, 123_00],
    [123_50, 123_50],
    [123_99, 123_50],
  ])('of %d cents is %d', (total, cash) => {
    expect(cashDueCents(total)).toBe(cash);
  });

  it('is in whole coins, never more than the sum, and less than a coin below it', () => {
    const holds = (total: number) => {
      const cash = cashDueCents(total);
      return cash % 50 === 0 && cash <= total && total - cash < 50;
    };
    fc.assert(fc.property(cents, holds), RUNS);
  });
});

describe('what the driver gives back (CASH-2)', () => {
  test.each([
    ['of a note', 500_00, 376_00, 124_00],
    ['nothing of what is due to the cent', 376_00, 376_00, 0],
    ['whole coins, in the customer’s favour, of what a rate makes odd', 342_46, 124_00, 218_50],
    ['nothing, where nothing is to be paid any more', 500_00, 0, null],
    ['nothing of too little', 100_00, 120_00, null],
  ])('is %s', (_what, pays, cash, change) => {
    expect(changeDueCents(pays, cash)).toBe(change);
  });

  it('counts dollars at the order’s rate', () => {
    expect(paysWithInPesos({ cents: 20_00, currency: 'USD' }, 17_123_000)).toBe(342_46);
    expect(paysWithInPesos({ cents: 500_00, currency: 'MXN' }, 17_123_000)).toBe(500_00);
  });

  it('grows when goods go, and never leaves the customer short', () => {
    const holds = (pays: number, due: number, gone: number) => {
      const before = changeDueCents(pays, cashDueCents(due + gone));
      const after = changeDueCents(pays, cashDueCents(due));
      if (before === null || after === null) return true;
      return after >= before && pays - after <= cashDueCents(due);
    };
    fc.assert(fc.property(cents, cents, fc.nat(1_000_00), holds), RUNS);
  });
});
