import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('nothing is made before it is asked for', () => {
  const make = vi.fn(() => 'made');
  memoize(make);
  expect(make).not.toHaveBeenCalled();
});

test('it is made once for each key', () => {
  const make = vi.fn((key: string) => ({ key }));
  const of = memoize(make);
  expect(of('a')).toBe(of('a'));
  expect(of('b')).toEqual({ key: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('also nothing at all is remembered', () => {
  const make = vi.fn(() => undefined);
  const of = memoize(make);
  of();
  of();
  expect(make).toHaveBeenCalledTimes(1);
});
