import { expect, test } from 'vitest';
import { bodyOf } from './endpoint.ts';
import { createProduct, updateProduct } from './products.ts';
import { createService } from './services.ts';
import { updateSettings } from './settings.ts';
import { writtenNumberOf } from './written-number.ts';

test('a form knows of each field which number is written in it, if any', () => {
  const { price, stock, cargo_extra, name, category } = bodyOf(createProduct).shape;
  expect([price, stock, cargo_extra, name, category].map(writtenNumberOf)).toEqual([
    2,
    'whole',
    2,
    undefined,
    undefined,
  ]);
  expect(writtenNumberOf(bodyOf(updateProduct).shape.stock_was)).toBe('whole');
  expect(writtenNumberOf(bodyOf(createService).shape.hour_price)).toBe(3);
  expect(writtenNumberOf(bodyOf(updateSettings).shape.usd_mxn_value)).toBe(6);
});
