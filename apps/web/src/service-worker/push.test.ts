import { expect, test } from 'vitest';
import { type PushWorker, showPushed } from './push.ts';

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
