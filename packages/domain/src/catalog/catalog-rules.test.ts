import { describe, expect, it, test } from 'vitest';
import { MAX_LENGTH } from '../input-limits.ts';
import { hasEnough, isProductAvailable } from './availability.ts';
import { canAddImages, canAddProduct, canPin, clampDiscount } from './limits.ts';
import { cardName } from './product-name.ts';

describe('a name on a card', () => {
  test.each([
    ['Tortillas', 'Tortillas'],
    ['0123456789', '0123456789'],
    ['01234567890', '0123456789…'],
    ['Tortillas de maíz', 'Tortillas …'],
    ['Jalapen\u0303os rojos', 'Jalapen\u0303os …'],
    ['👩‍👩‍👧‍👦👍🏽🇲🇽4567890', '👩‍👩‍👧‍👦👍🏽🇲🇽4567890'],
    ['', ''],
  ])('"%s" reads "%s"', (name, shown) => {
    expect(cardName(name)).toBe(shown);
  });
});

describe('a product can be bought', () => {
  test.each([
    [true, false, null, true],
    [true, false, 0, true],
    [true, true, 1, true],
    [true, true, 0, false],
    [true, true, null, false],
    [false, false, null, false],
    [false, true, 9, false],
  ])('switched on: %s, counted: %s, in stock: %s → %s', (available, quantityManage, stock, bought) => {
    expect(isProductAvailable({ available, quantityManage, stock })).toBe(bought);
  });

  it('as many at once as are counted, or as one likes', () => {
    expect(hasEnough({ available: true, quantityManage: true, stock: 3 }, 3)).toBe(true);
    expect(hasEnough({ available: true, quantityManage: true, stock: 3 }, 4)).toBe(false);
    expect(hasEnough({ available: true, quantityManage: false, stock: null }, 1000)).toBe(true);
  });
});

describe('the limits of a shop', () => {
  it('are 5 pins, 3 extra images and 100 products without a plan', () => {
    expect([4, 5].map((count) => canPin(count).allowed)).toEqual([true, false]);
    expect([canAddImages(0, 3), canAddImages(2, 2)].map((verdict) => verdict.allowed)).toEqual([true, false]);
    expect(canAddProduct({ productCount: 99, hasPlan: false }).allowed).toBe(true);
    expect(canAddProduct({ productCount: 100, hasPlan: false })).toEqual({ allowed: false, refusal: 'product_limit' });
    expect(canAddProduct({ productCount: 100, hasPlan: true }).allowed).toBe(true);
  });

  test.each([
    ['', 0],
    ['-5', 0],
    ['-0', 0],
    ['15', 15],
    ['15.9', 15],
    ['90', 90],
    ['91', 90],
    ['Infinity', 90],
    ['a lot', 0],
  ])('a discount typed as "%s" becomes %d', (typed, discount) => {
    expect(clampDiscount(typed)).toBe(discount);
  });

  it('and texts of whole lengths', () => {
    expect(Object.values(MAX_LENGTH).every((length) => Number.isInteger(length) && length > 0)).toBe(true);
  });
});
