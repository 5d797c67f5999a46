import { describe, expect, onTestFinished, test } from 'vitest';
import { keepPushKey } from '../shared/storage/push-key.ts';
import { countWithout, type PushWorker, showPushed, subscribeAnew } from './push.ts';

interface Shown {
  readonly tag: string;
  readonly silent: boolean;
  readonly renotify: boolean;
  readonly data: unknown;
}

/** A worker whose device shows one message of each thing, and what it has shown, in turn. */
function aWorker() {
  const all: Shown[] = [];
  const registration = {
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      all.filter((each) => !tag || each.tag === tag).slice(-1),
    showNotification: async (_: string, options: Shown) => void all.push(options),
  };
  return { all, worker: { registration, navigator: {} } as unknown as PushWorker };
}

const order = {
  id: 1,
  title: 'Pedido nuevo',
  text: 'ABCDEFGH',
  href: '/',
  tag: 'orders',
  at: '2026-06-10T16:00:00.000Z',
};

test('a knock is heard although its message is shown already; what comes twice is not (MESSAGE-11)', async () => {
  const { all, worker } = aWorker();
  for (const pushed of [order, order, { ...order, knock: 1 }, { ...order, knock: 1 }, { ...order, knock: 2 }]) {
    await showPushed(worker, JSON.stringify(pushed));
  }
  expect(all.map(({ silent, renotify }) => [silent, renotify])).toEqual([
    [false, true],
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ]);
});

test('a message that was swiped away is counted on the icon no more, though it is listed for a moment still', async () => {
  const counts: number[] = [];
  const worker = {
    registration: { getNotifications: async () => [{ tag: 'one' }, { tag: 'other' }] },
    navigator: { setAppBadge: async (count: number) => void counts.push(count) },
  } as unknown as PushWorker;
  await countWithout(worker, { tag: 'one' } as Notification);
  expect(counts).toEqual([1]);
});

describe('where a browser has ended what the device had (MESSAGE-8)', () => {
  /** A worker with a page open, what it subscribes by and what it says to the page. */
  function aReachedWorker() {
    const subscribed: unknown[] = [];
    const said: unknown[] = [];
    const worker = {
      registration: { pushManager: { subscribe: async (options: unknown) => void subscribed.push(options) } },
      clients: { matchAll: async () => [{ postMessage: (message: unknown) => void said.push(message) }] },
    } as unknown as PushWorker;
    return { worker, subscribed, said };
  }
  const SAID = [{ type: 'SUBSCRIBED_ANEW' }];

  test('subscribes anew by the same key, and tells a page', async () => {
    const { worker, subscribed, said } = aReachedWorker();
    const options = { userVisibleOnly: true, applicationServerKey: null };
    await subscribeAnew(worker, { oldSubscription: { options } as PushSubscription });
    expect(subscribed).toEqual([options]);
    expect(said).toEqual(SAID);
  });

  test('by the key that was kept, where the browser does not say what it was', async () => {
    const kept = new Map<string, Response>();
    const cache = {
      put: async (place: string, response: Response) => void kept.set(place, response),
      match: async (place: string) => kept.get(place),
    };
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => cache } });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'caches'));
    await keepPushKey('BEl62');
    const { worker, subscribed, said } = aReachedWorker();
    await subscribeAnew(worker, {});
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BEl62' }]);
    expect(said).toEqual(SAID);
  });

  test('only tells where the browser has done so itself, and does nothing where no key is known', async () => {
    const { worker, subscribed, said } = aReachedWorker();
    await subscribeAnew(worker, { newSubscription: {} as PushSubscription });
    expect([subscribed, said]).toEqual([[], SAID]);
    const unknowing = aReachedWorker();
    await subscribeAnew(unknowing.worker, {});
    expect([unknowing.subscribed, unknowing.said]).toEqual([[], []]);
  });
});
