import { renderHook, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useEventStream } from './use-event-stream.ts';

const STREAM = './browser-stream.ts';
const openBrowserStream = vi.fn(() => () => undefined);
const nothing = () => undefined;

test('a page whose code for the stream was lost on the way hears of what happens once the line is back', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const lose = vi.fn(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock(STREAM, lose);
  renderHook(() => useEventStream('a-token', { onRefresh: nothing, onRefused: nothing }));
  await waitFor(() => expect(lose).toHaveBeenCalled());
  expect(openBrowserStream).not.toHaveBeenCalled();
  vi.doMock(STREAM, () => ({ openBrowserStream }));
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(openBrowserStream).toHaveBeenCalledExactlyOnceWith('a-token', expect.anything());
  });
});
