import { expect, test } from 'vitest';
import { orderCode } from './order-code.ts';

test.each([
  ['7KQ2M9XHPRTB', 'HPRTB'],
  ['ABC', 'ABC'],
])('%s is called %s', (transactionId, code) => {
  expect(orderCode(transactionId)).toBe(code);
});
