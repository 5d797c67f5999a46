import { expect, test } from 'vitest';
import { openPushed, type PushWorker, showPushed } from './push.ts';

test('the number on the icon falls when a message is opened', async () => {
  let shown: { tag: string; data: unknown; close: () => void }[] = [];
  let badge = -1;
  const registration = {
    getNotifications: async ({ tag }: { tag?: string } = {}) => shown.filter((each) => !tag || each.tag === tag),
    showNotification: async (_: string, options: { tag: string; data: unknown }) => {
      const notification = {
        ...options,
        close: () => {
          shown = shown.filter((each) => each !== notification);
        },
      };
      shown.push(notification);
    },
  };
  const worker = {
    registration,
    navigator: {
      setAppBadge: async (count: number) => {
        badge = count;
      },
    },
    clients: { matchAll: async () => [], openWindow: async () => null },
  } as unknown as PushWorker;
  await showPushed(
    worker,
    JSON.stringify({ id: 1, title: 'a', text: 'b', href: '/', tag: 'o', at: '2026-06-10T16:00:00.000Z' }),
  );
  expect(badge).toBe(1);
  await openPushed(worker, shown[0] as never);
  expect(badge).toBe(0);
});

test('a page that hears nothing is not all there is: the message opens a new one', async () => {
  const opened: string[] = [];
  const page = (answers: boolean) => ({
    focus: async () => undefined,
    postMessage: (_: unknown, ports?: MessagePort[]) => {
      if (answers) ports?.[0]?.postMessage(true);
    },
  });
  const workerWith = (answers: boolean) =>
    ({
      registration: { getNotifications: async () => [] },
      navigator: {},
      clients: { matchAll: async () => [page(answers)], openWindow: async (url: string) => opened.push(url) },
    }) as unknown as PushWorker;
  const notification = { close: () => undefined, data: { id: 1, href: '/inbox' } } as unknown as Notification;
  await openPushed(workerWith(true), notification);
  expect(opened).toEqual([]);
  await openPushed(workerWith(false), notification);
  expect(opened).toEqual(['/inbox']);
});
