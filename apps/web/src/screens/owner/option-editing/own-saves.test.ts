import { expect, test } from 'vitest';
import { withoutSave } from './own-saves.ts';

const before = { name: 'Chico', price: '3', available: true };
const after = { name: ' Mediano ', price: '5.5', available: true };

test.each([
  ['nothing else was saved', { name: 'Mediano', price: '5.50', available: true }, before],
  [
    'another field was saved since',
    { name: 'Mediano', price: '5.50', available: false },
    { ...before, available: false },
  ],
  ['the same field was saved since', { name: 'Grande', price: '5.50', available: true }, { ...before, name: 'Grande' }],
])('one save is taken back where %s (OPTION-4)', (_, now, expected) => {
  expect(withoutSave(now, { before, after })).toEqual(expected);
});

test('a price that was saved as nothing is taken back, however its zeros were typed (OPTION-4)', () => {
  const now = { price: '0' };
  expect(withoutSave(now, { before: { price: '5' }, after: { price: '0.00' } })).toEqual({ price: '5' });
});
