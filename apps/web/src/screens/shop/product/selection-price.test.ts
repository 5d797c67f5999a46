import { describe, expect, test } from 'vitest';
import { selectionPrice } from './selection-price.ts';

const burrito = { price: 45, discount: 0, currency: 'MXN', cargo_extra: 0 } as const;

describe('the price of what is chosen', () => {
  test('is the price times the number', () => {
    expect(selectionPrice({ product: burrito, attributes: [], count: 3 }, 17)).toEqual({ own: 135, mxn: 135 });
  });

  test('takes the discount off the price alone, not off options and extra charge', () => {
    const product = { price: 100, discount: 20, currency: 'MXN', cargo_extra: 5 } as const;
    const attributes = [{ price: 15.5 }, { price: 3 }];
    expect(selectionPrice({ product, attributes, count: 2 }, 17)).toEqual({ own: 207, mxn: 207 });
  });

  test('of dollars is told in pesos at the rate, rounded once at the end', () => {
    const product = { price: 16.8, discount: 30, currency: 'USD', cargo_extra: 0 } as const;
    expect(selectionPrice({ product, attributes: [], count: 3 }, 17.257)).toEqual({ own: 35.28, mxn: 608.83 });
  });

  test('stays a price while the rate is unknown', () => {
    const product = { ...burrito, currency: 'USD' } as const;
    expect(selectionPrice({ product, attributes: [], count: 1 }, Number.NaN)).toEqual({ own: 45, mxn: 45 });
  });
});
