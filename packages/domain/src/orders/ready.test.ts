import { expect, test } from 'vitest';
import { canSayReady } from './ready.ts';

test.each([
  ['pending', false, true],
  ['shipped', false, true],
  ['shipped', true, false],
  ['delivered', false, false],
  ['cancelled', false, false],
  ['delivery_failed', false, false],
  ['other', false, false],
] as const)(
  'of an order that is %s, picked up: %s, a business may say that it is ready: %s (ORDER-19)',
  (status, isPickedUp, may) => {
    expect(canSayReady({ order: { status }, isPickedUp }).allowed).toBe(may);
  },
);
