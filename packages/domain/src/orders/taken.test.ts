import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settled, takenInPesos } from './taken.ts';

test.each([
  ['exactly what is due', 376_00, 376_00, 0, 0],
  ['a note of more', 500_00, 376_00, 124_00, 0],
  ['twenty pesos too little', 356_00, 376_00, 0, 20_00],
  ['dollars whose worth is odd: the change is in whole coins, in the customer’s favour', 370_13, 300_00, 70_50, 0],
  ['nothing where nothing is due', 0, 0, 0, 0],
  ['something where nothing is due: all of it goes back', 50_00, 0, 50_00, 0],
])('of %s (CASH-3)', (_what, pesos, cash, changeCents, missingCents) => {
  expect(settled(pesos, cash)).toEqual({ changeCents, missingCents });
});

test('pesos and dollars are counted together, at the order’s rate', () => {
  expect(takenInPesos({ mxnCents: 100_00, usdCents: 10_00 }, 18_250_000)).toBe(282_50);
});

test('nothing is both given back and missing, and what stays is what is due, less than a coin apart', () => {
  const sum = fc.integer({ min: 0, max: 11_000_00 });
  const holds = (pesos: number, coins: number) => {
    const cash = coins - (coins % 50);
    const { changeCents, missingCents } = settled(pesos, cash);
    const off = pesos - changeCents + missingCents - cash;
    return changeCents % 50 === 0 && (changeCents === 0 || missingCents === 0) && off <= 0 && off > -50;
  };
  fc.assert(fc.property(sum, sum, holds), { numRuns: 10_000 });
});
