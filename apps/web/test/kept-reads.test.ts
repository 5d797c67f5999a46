import { expect, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { api } from '../src/shared/api/api.ts';
import { siteApi } from '../src/shared/site/site.api.ts';

test('what was read is kept for a minute after its last use, and no longer (LIVE-2)', async () => {
  vi.useFakeTimers();
  const store = createStore();
  const { initiate, select } = siteApi.endpoints.getSettings;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const use = store.dispatch(initiate());
  await vi.runAllTimersAsync();
  use.unsubscribe();
  const isKept = () => select()(store.getState()).isUninitialized === false;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isKept()).toBe(false);
  store.dispatch(api.util.resetApiState());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
