import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { forgetPerson } from './raw-storage.ts';
import { changeStored, createStored, ownedBy } from './stored.ts';

const numbers = () => createStored('numbers', () => z.array(z.int()), { area: 'device', perPerson: false });
const searches = () => createStored('searches', () => z.array(z.string()), { area: 'device', perPerson: true });

/** As the browser tells it when another tab has written. */
function writeInAnotherTab(key: string, raw: string): void {
  localStorage.setItem(key, raw);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('is there after the page is opened anew, and the same object until it changes', () => {
  numbers().write([1, 2]);
  const opened = numbers();
  expect(opened.read()).toEqual([1, 2]);
  expect(opened.read()).toBe(opened.read());
  opened.write(null);
  expect(localStorage.getItem('numbers')).toBeNull();
});

test.each(['{', '"other"', '[1, "two"]', 'null'])('%s, which it does not know, is none', (raw) => {
  localStorage.setItem('numbers', raw);
  expect(numbers().read()).toBeNull();
});

test('a screen follows what this tab and another one write', () => {
  const stored = numbers();
  const { result } = renderHook(() => stored.use());
  expect(result.current).toBeNull();
  act(() => stored.write([1]));
  expect(result.current).toEqual([1]);
  act(() => writeInAnotherTab('numbers', '[2]'));
  expect(result.current).toEqual([2]);
});

test('signing out removes what is the person’s, of a screen too, and nothing else', () => {
  const stored = searches();
  const { result } = renderHook(() => stored.use());
  act(() => stored.write(['conchas']));
  numbers().write([1]);
  act(() => forgetPerson('device'));
  expect(result.current).toBeNull();
  expect(numbers().read()).toEqual([1]);
});

test('lives as long as the page where storage is forbidden or full', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const stored = numbers();
  stored.write([3]);
  expect(stored.read()).toEqual([3]);
  refused.mockRestore();
  expect(localStorage.getItem('numbers')).toBeNull();
  stored.write([4]);
  expect(localStorage.getItem('numbers')).toBe('[4]');
});

test('where storage cannot even be asked, a screen stands all the same', () => {
  const closed = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const stored = createStored('closed', () => z.int(), { area: 'device', perPerson: false });
  expect(stored.read()).toBeNull();
  stored.write(1);
  expect(stored.read()).toBe(1);
  closed.mockRestore();
});

test('a change that is still looked for when its page is gone breaks nothing', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  changeStored(
    numbers(),
    () => [1],
    () => true,
  );
  vi.stubGlobal('window', undefined);
  try {
    vi.runAllTimers();
  } finally {
    vi.unstubAllGlobals();
  }
});

test('what names its person is for that person alone', () => {
  expect(ownedBy(5, { userId: 5, text: 'mine' })).toEqual({ userId: 5, text: 'mine' });
  expect(ownedBy(6, { userId: 5, text: 'mine' })).toBeNull();
  expect(ownedBy(null, null)).toBeNull();
});
