import { expect, test } from 'vitest';
import { ifMissingOf, otherIfMissing } from './if-missing.ts';

test.each([
  ['what was said of the line', 'call_me', 'leave_out', 'call_me'],
  ['what was said of the order', null, 'leave_out', 'leave_out'],
  ['nothing where nobody has said', null, null, null],
] as const)('what holds for a line is %s (ORDER-20)', (_what, ofLine, ofOrder, holds) => {
  expect(ifMissingOf(ofLine, ofOrder)).toBe(holds);
});

test('beside the one thing that can be said there is the other', () => {
  expect([otherIfMissing('call_me'), otherIfMissing('leave_out')]).toEqual(['leave_out', 'call_me']);
});
