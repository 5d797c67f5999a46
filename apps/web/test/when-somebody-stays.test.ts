import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenSomebodyStays } from '../src/app/when-somebody-stays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what keeps the application on the device is not fetched for whoever passes by, and once for who stays', () => {
  const keep = vi.fn();
  whenSomebodyStays(keep);
  vi.advanceTimersByTime(9_999);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  fireEvent.pointerDown(document.body);
  expect(keep).toHaveBeenCalledOnce();
});

test.each(['pointerDown', 'keyDown', 'wheel'] as const)('and at the first %s', (use) => {
  const keep = vi.fn();
  whenSomebodyStays(keep);
  fireEvent[use](document.body);
  fireEvent[use](document.body);
  vi.advanceTimersByTime(60_000);
  expect(keep).toHaveBeenCalledOnce();
});
