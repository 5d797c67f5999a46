import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type DeliveryFees,
  deliveryFee,
  hasDeliveryFees,
  lowestDeliveryFee,
  NO_DELIVERY_FEES,
} from './delivery-fees.ts';

const RUNS = { numRuns: 10_000 };
const FEES: DeliveryFees = {
  ...NO_DELIVERY_FEES,
  byPlace: [
    { place: 'Galeana', cents: 20_00 },
    { place: 'Lebaron', cents: 35_50 },
  ],
  freeFromCents: 500_00,
};

describe('what bringing an order costs (FEE-2)', () => {
  test.each([
    ['its place’s fee', 'Galeana', 100_00, 20_00],
    ['another place’s', 'Lebaron', 100_00, 35_50],
    ['nothing where the place has none', 'Angostura', 100_00, 0],
    ['nothing for a place that never was', '__proto__', 100_00, 0],
    ['the fee one centavo below the sum', 'Galeana', 499_99, 20_00],
    ['nothing from the sum on', 'Galeana', 500_00, 0],
    ['nothing where there are no goods', 'Galeana', 0, 0],
  ])('is %s', (_what, place, goods, cents) => {
    expect(deliveryFee(FEES, place, goods)).toBe(cents);
  });

  it('is nothing anywhere until an Admin has set it (FEE-1)', () => {
    expect(deliveryFee(NO_DELIVERY_FEES, 'Galeana', 100_00)).toBe(0);
    expect(hasDeliveryFees(NO_DELIVERY_FEES)).toBe(false);
  });

  it('never falls while there are more goods, but to nothing at the sum', () => {
    const place = fc.constantFrom('Galeana', 'Lebaron', 'Angostura');
    const holds = (where: string, goods: number, more: number) => {
      const [fewer, all] = [deliveryFee(FEES, where, goods), deliveryFee(FEES, where, goods + more)];
      return all === (goods + more >= 500_00 ? 0 : fewer);
    };
    fc.assert(fc.property(place, fc.integer({ min: 1, max: 10_000_00 }), fc.nat(10_000_00), holds), RUNS);
  });
});

describe('what it costs for somebody without an address (FEE-3)', () => {
  test.each([
    ['from the least of the places', ['Galeana', 'Lebaron'], 100_00, { cents: 20_00, isLeast: true }],
    ['from nothing, where one place costs nothing', ['Lebaron', 'Angostura'], 100_00, { cents: 0, isLeast: true }],
    ['exactly that, where all cost the same', ['Galeana'], 100_00, { cents: 20_00, isLeast: false }],
    ['nothing, from the sum on', ['Galeana', 'Lebaron'], 500_00, { cents: 0, isLeast: false }],
    ['nothing, of a town without places', [], 100_00, { cents: 0, isLeast: false }],
  ])('is %s', (_what, places, goods, fee) => {
    expect(lowestDeliveryFee(FEES, places, goods)).toEqual(fee);
  });
});
