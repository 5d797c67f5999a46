import { expect, test } from 'vitest';
import { isLongName } from './long-name.ts';

test('a card cuts no name that two lines have room for (LOOK-51)', () => {
  expect(isLongName('Tortillas de harina hechas a mano, 1 kg')).toBeUndefined();
  expect(isLongName('Canasta de pan dulce surtido para veinticinco personas')).toBe(true);
});
