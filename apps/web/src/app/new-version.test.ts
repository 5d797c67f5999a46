import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOUR_MS = 3_600_000;

let worker: EventTarget & { controller: unknown };
let options: RegisterSWOptions;
let registration: { update: () => Promise<void>; waiting: object | null };
const update = vi.fn(async () => undefined);

/** Each test with a page of its own. */
async function openPage() {
  vi.resetModules();
  const [page, { keepVersions }] = await Promise.all([import('./new-version.ts'), import('./keep-versions.ts')]);
  keepVersions((given) => {
    options = given;
    return update;
  });
  registration = { update: async () => undefined, waiting: {} };
  options.onRegisteredSW?.('/service-worker.js', registration as never);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
  worker = Object.assign(new EventTarget(), { controller: {} });
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: worker });
  update.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('tells of a newer version that waits, and lets it in at the word of the person alone', async () => {
  const { hasNewVersion, onNewVersion, takeNewVersion } = await openPage();
  const listener = vi.fn();
  onNewVersion(listener);
  expect(hasNewVersion()).toBe(false);

  options.onNeedRefresh?.();
  expect(hasNewVersion()).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  expect(update).not.toHaveBeenCalled();

  takeNewVersion();
  expect(update).toHaveBeenCalledOnce();
});

test('starts over in the page where it was asked for, and in no other (LOOK-8)', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  await openPage();
  options.onNeedRefresh?.();
  // Without one of ours, every open page would start over.
  expect(options.onNeedReload).toBeTypeOf('function');
  options.onNeedReload?.();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();

  const asked = await openPage();
  options.onNeedRefresh?.();
  asked.takeNewVersion();
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('starts over at the word of the person also where another tab has let it in already', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { takeNewVersion } = await openPage();
  options.onNeedRefresh?.();
  registration.waiting = null;
  worker.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  takeNewVersion();
  expect(reload).toHaveBeenCalledOnce();
});

test('says nothing on a first visit, where nothing is replaced', async () => {
  const { hasNewVersion } = await openPage();
  worker.controller = null;
  options.onNeedRefresh?.();
  expect(hasNewVersion()).toBe(false);
});

test('a page left open all day asks every hour, also after the line was gone', async () => {
  await openPage();
  const ask = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue(undefined);
  options.onRegisteredSW?.('/service-worker.js', { update: ask } as never);
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});
