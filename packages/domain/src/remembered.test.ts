import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('nothing is made before it is asked for', () => {
  const make = vi.fn(() => 'made');
  remembered(make);
  expect(make).not.toHaveBeenCalled();
});

test('it is made once for each key', () => {
  const make = vi.fn((key: string) => ({ key }));
  const of = remembered(make);
  expect(of('a')).toBe(of('a'));
  expect(of('b')).toEqual({ key: 'b' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('also nothing at all is remembered', () => {
  const make = vi.fn(() => undefined);
  const of = remembered(make);
  of();
  of();
  expect(make).toHaveBeenCalledTimes(1);
});
