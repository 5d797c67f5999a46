import { expect, test } from 'vitest';
import { canPublish } from './publishing.ts';

test.each([
  ['a draft without a picture', false, false, false],
  ['a draft with one', false, true, true],
  ['what is published already, with or without one', true, false, true],
])('published with others may be %s: %s, %s → %s', (_, published, hasPicture, expected) => {
  expect(canPublish({ published, hasPicture }, true)).toBe(expected);
  expect(canPublish({ published, hasPicture }, false)).toBe(true);
});
