import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_LENGTH } from '../input-limits.ts';
import { LANGUAGES } from '../language.ts';
import { MAX_PRICE_CENTS } from '../money/price-text.ts';
import { hasEnough, isProductAvailable } from './availability.ts';
import { canAddImages, canAddProduct, canAddService, canPin, clampDiscount } from './limits.ts';
import { MAX_PRICE_PERCENT, MIN_PRICE_PERCENT, priceAfterPercent } from './price-change.ts';
import { cardName, nameOfCopy } from './product-name.ts';
import { stateOfProduct } from './product-state.ts';

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

  it('is cut where a character ends, whatever letters it has', () => {
    const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' });
    const letters = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(letters, (name) => {
        const characters = [...segmenter.segment(name)].map(({ segment }) => segment);
        expect(cardName(name)).toBe(characters.length > 10 ? `${characters.slice(0, 10).join('')}…` : name);
      }),
    );
  });
});

describe('the name of a copy', () => {
  test.each([
    ['Queso', 'es', 'Queso (copia)'],
    ['Queso', 'en', 'Queso (copy)'],
    ['Queso (copia)', 'es', 'Queso (copia) (copia)'],
    [`${'x'.repeat(111)} 👩‍👩‍👧‍👦`, 'es', `${'x'.repeat(111)} (copia)`],
  ] as const)('of "%s" in %s is "%s"', (name, language, copy) => {
    expect(nameOfCopy(name, language)).toBe(copy);
  });

  it('is never longer than a name may be, and never torn', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: MAX_LENGTH.productName });
    fc.assert(
      fc.property(names, fc.constantFrom(...LANGUAGES), (name, language) => {
        const copy = nameOfCopy(name, language);
        return copy.length <= MAX_LENGTH.productName && copy.isWellFormed() === name.isWellFormed();
      }),
    );
  });
});

describe('a price that changes by percent', () => {
  test.each([
    [100_00, 10, 110_00],
    [100_00, -10, 90_00],
    [99, 50, 149],
    [33, 1, 33],
    [50, 1, 51],
    [1, -90, 1],
    [4, -90, 1],
    [MAX_PRICE_CENTS, 1, MAX_PRICE_CENTS],
    [12_34, 0, 12_34],
  ])('%d cents and %d percent are %d cents', (cents, percent, after) => {
    expect(priceAfterPercent(cents, percent)).toBe(after);
  });

  const prices = fc.integer({ min: 1, max: MAX_PRICE_CENTS });
  const percents = fc.integer({ min: MIN_PRICE_PERCENT, max: MAX_PRICE_PERCENT });

  it('stays a price: whole cents, one at least, the largest at most (BULK-2)', () => {
    const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 1 && cents <= MAX_PRICE_CENTS;
    fc.assert(fc.property(prices, percents, (cents, percent) => isPrice(priceAfterPercent(cents, percent))));
  });

  it('is half a cent off at most, where no bound holds it', () => {
    const middling = fc.integer({ min: 10, max: 199_999_999 });
    fc.assert(
      fc.property(middling, percents, (cents, percent) => {
        const difference = priceAfterPercent(cents, percent) * 100 - cents * (100 + percent);
        return difference > -50 && difference <= 50;
      }),
    );
  });

  it('never puts a dearer product below a cheaper one', () => {
    fc.assert(
      fc.property(prices, prices, percents, (one, other, percent) => {
        const [cheap, dear] = [Math.min(one, other), Math.max(one, other)];
        return priceAfterPercent(cheap, percent) <= priceAfterPercent(dear, percent);
      }),
    );
  });
});

const UNCOUNTED = { quantityManage: false, stock: null, nothingToChoose: false };

describe('a product in its owner’s table', () => {
  test.each([
    ['on_sale', { published: true, available: true }],
    ['sold_out', { published: true, available: false }],
    ['sold_out', { published: true, available: true, nothingToChoose: true }],
    ['draft', { published: false, available: true }],
    ['draft', { published: false, available: false }],
  ])('is %s with %o', (state, switches) => {
    expect(stateOfProduct({ ...UNCOUNTED, ...switches })).toBe(state);
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
    expect(isProductAvailable({ available, quantityManage, stock, nothingToChoose: false })).toBe(bought);
  });

  it('not while a choice has to be made where none can be', () => {
    expect(isProductAvailable({ available: true, quantityManage: true, stock: 9, nothingToChoose: true })).toBe(false);
  });

  it('as many at once as are counted, or as one likes', () => {
    const counted = { available: true, quantityManage: true, stock: 3, nothingToChoose: false };
    expect(hasEnough(counted, 3)).toBe(true);
    expect(hasEnough(counted, 4)).toBe(false);
    expect(hasEnough({ ...UNCOUNTED, available: true }, 1000)).toBe(true);
  });
});

test('a business offers 200 services at most', () => {
  expect(canAddService(199).allowed).toBe(true);
  expect(canAddService(200)).toEqual({ allowed: false, refusal: 'service_limit' });
});

describe('the limits of a shop', () => {
  it('are 5 pins, 3 extra images and 100 products without a plan (PRODUCT-5)', () => {
    expect([4, 5].map((count) => canPin(count).allowed)).toEqual([true, false]);
    expect([3, 4].map((count) => canPin(count, 2).allowed)).toEqual([true, false]);
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
    ['15 %', 15],
    ['5,00', 5],
    ['90', 90],
    ['91', 90],
    ['1,000', 90],
    ['15.9', null],
    ['12,5', null],
    ['Infinity', null],
    ['a lot', null],
  ])('a discount typed as "%s" becomes %s', (typed, discount) => {
    expect(clampDiscount(typed)).toBe(discount);
  });

  it('and texts of whole lengths', () => {
    expect(Object.values(MAX_LENGTH).every((length) => Number.isInteger(length) && length > 0)).toBe(true);
  });
});
