import { createProduct } from '@mercadito/contracts/products';
import { createService } from '@mercadito/contracts/services';
import { expect, test } from 'vitest';
import { isTaken, sentValue } from './field-checks.ts';

test.each([
  ['a number that need not be there is left out', createProduct, 'stock', '', undefined],
  ['and goes out once it is typed', createProduct, 'stock', '12', '12'],
  ['what may be blank goes out blank', createService, 'hour_price', '', ''],
  ['what has to be there is refused, not left out', createProduct, 'name', '', ''],
])('%s', (_, contract, field, typed, sent) => {
  expect(sentValue(contract, field, typed)).toBe(sent);
});

const photo = new File(['pixels'], 'pan.webp');

test.each([
  [createProduct, 'photo', [], false],
  [createProduct, 'photo', [photo], true],
  [createProduct, 'photo', [photo, photo], false],
  [createProduct, 'files', [], true],
  [createProduct, 'files', [photo, photo, photo], true],
  [createProduct, 'files', [photo, photo, photo, photo], false],
])('%o takes as many pictures in %s as its contract says: %o', (contract, field, files, expected) => {
  expect(isTaken(contract, field, files)).toBe(expected);
});

test('a form with a field that its call does not take is a mistake in the program', () => {
  expect(() => isTaken(createProduct, 'colour', '')).toThrow('createProduct takes no colour');
});
