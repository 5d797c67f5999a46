import { expect, test } from 'vitest';
import { roomToSayCents } from './cart-cap.ts';

test.each([
  ['not said of a cart that has room', 7_999_99, null],
  ['said from 80 % on', 8_000_00, 2_000_00],
  ['said to the last cent', 9_999_99, 1],
  ['none in a full cart', 10_000_00, 0],
  ['none in one that a rate has made dearer', 10_400_00, 0],
])('the room left is %s (CART-15)', (_what, total, room) => {
  expect(roomToSayCents(total)).toBe(room);
});
