import { expect, test } from 'vitest';
import { takeOut } from './take-out.ts';

const line = (productId: number, count: number, attributeIds: number[] = []) => ({ productId, count, attributeIds });
const cart = [line(1, 5), line(1, 2, [7, 8]), line(2, 3)];

test.each([
  ['some pieces of a line', [line(1, 2)], [line(1, 3), line(1, 2, [7, 8]), line(2, 3)]],
  ['a whole line, whatever the order of its options', [line(1, 2, [8, 7])], [line(1, 5), line(2, 3)]],
  ['of several, and no more than is there', [line(2, 9), line(1, 1)], [line(1, 4), line(1, 2, [7, 8])]],
  ['nothing of what is not there', [line(3, 1), line(1, 1, [7])], cart],
])('takes out %s', (_, pieces, left) => {
  expect(takeOut(cart, pieces)).toEqual(left);
});
