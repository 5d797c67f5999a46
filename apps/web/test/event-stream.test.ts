// Node’s types for the server side of the stream.
/// <reference types="node" />
import type { ServerResponse } from 'node:http';
import { locks } from 'node:worker_threads';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { openBrowserStream } from '../src/shared/live/browser-stream.ts';
import { startLocalServer } from './local-server.ts';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  Reflect.deleteProperty(document, 'visibilityState');
});

const withLocks = () => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

function show(isInSight: boolean): void {
  const visibilityState = isInSight ? 'visible' : 'hidden';
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A server of streams, with those that are open. */
async function startStreams() {
  const streams = new Set<ServerResponse>();
  const local = await startLocalServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  });
  const refresh = (...tags: string[]) => {
    for (const stream of streams) stream.write(`event: refresh\ndata: ${JSON.stringify({ tags })}\n\n`);
  };
  return { ...local, streams, refresh };
}

/** A tab that hears of what changes. */
function openTab(token = 'abc') {
  const onRefresh = vi.fn();
  const onRefused = vi.fn();
  const close = openBrowserStream(token, { onRefresh, onRefused });
  onTestFinished(close);
  return { onRefresh, onRefused, close, heard: () => onRefresh.mock.calls.map(([tags]) => tags) };
}

test('what happened before the first opening is in doubt, as after every gap', async () => {
  const { received, streams, refresh } = await startStreams();
  const { heard } = openTab();
  await vi.waitFor(() => expect(heard()).toEqual([null]));
  expect(received[0]?.headers.authorization).toBe('Token abc');
  refresh('OrdersUser');
  await vi.waitFor(() => expect(heard()).toEqual([null, ['OrdersUser']]));

  for (const stream of streams) stream.destroy();
  // The network is back: the wait is cut short, however often it has to be said.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(received).toHaveLength(2);
  });
  await vi.waitFor(() => expect(heard()).toEqual([null, ['OrdersUser'], null]));
});

test('a tag that a newer server names is skipped alone', async () => {
  const { refresh } = await startStreams();
  const { heard } = openTab();
  await vi.waitFor(() => expect(heard()).toEqual([null]));
  refresh('Parcels', 'OrdersUser');
  refresh('Parcels');
  refresh('Cart');
  await vi.waitFor(() => expect(heard()).toEqual([null, ['OrdersUser'], ['Cart']]));
});

test('a stream that is refused says so once, and is not asked for again', async () => {
  const { received } = await startLocalServer((_, response) => {
    response.writeHead(401).end();
  });
  const { onRefused } = openTab();
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toHaveLength(1);
});

test('of seven tabs one has the stream, and all hear of what it says', async () => {
  withLocks();
  show(false);
  const { received, refresh } = await startStreams();
  const tabs = Array.from({ length: 7 }, () => openTab());
  for (const { heard } of tabs) await vi.waitFor(() => expect(heard()).toContain(null));
  refresh('Cart');
  for (const { heard } of tabs) await vi.waitFor(() => expect(heard().at(-1)).toEqual(['Cart']));
  expect(received).toHaveLength(1);
});

test('when the tab that has the stream is left, another opens one, and all read anew', async () => {
  withLocks();
  show(false);
  const { received, streams } = await startStreams();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  for (const { heard } of [first, second, third]) await vi.waitFor(() => expect(heard()).toContain(null));
  for (const { onRefresh } of [second, third]) onRefresh.mockClear();
  first.close();
  await vi.waitFor(() => expect(received).toHaveLength(2));
  await vi.waitFor(() => expect(streams.size).toBe(1));
  for (const { heard } of [second, third]) await vi.waitFor(() => expect(heard()).toContain(null));
});

test('a page that is left gives the stream back, and hears again when it is come back to', async () => {
  withLocks();
  const { received, streams } = await startStreams();
  const { heard } = openTab();
  await vi.waitFor(() => expect(heard()).toEqual([null]));
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(streams.size).toBe(0));
  expect((await locks.query()).held).toEqual([]);
  window.dispatchEvent(new Event('pageshow'));
  await vi.waitFor(() => expect(heard()).toEqual([null, null]));
  expect(received).toHaveLength(2);
});

test('a page that is come back to hears of the gap when its stream is open before it knows that nobody else has one', async () => {
  // As a browser answers that is busy with the page: in the order of asking, but late.
  const isTaken = Promise.withResolvers<void>();
  const request: LockManager['request'] = async (...asked: unknown[]) => {
    if ((asked[1] as LockOptions).steal) isTaken.resolve();
    await isTaken.promise;
    return (locks as unknown as { request: (...all: unknown[]) => never }).request(...asked);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  show(false);
  await startStreams();
  const { heard } = openTab();
  show(true);
  await isTaken.promise;
  await vi.waitFor(() => expect(heard()).toContain(null));
});

test('the tab in sight takes the stream over without a gap, and the other gives it up', async () => {
  withLocks();
  show(false);
  const { received, streams, refresh } = await startStreams();
  const behind = openTab();
  await vi.waitFor(() => expect(behind.heard()).toEqual([null]));
  show(true);
  const inSight = openTab();
  await vi.waitFor(() => expect(received).toHaveLength(2));
  await vi.waitFor(() => expect(streams.size).toBe(1));
  refresh('Cart');
  await vi.waitFor(() => expect(inSight.heard()).toEqual([null, ['Cart']]));
  await vi.waitFor(() => expect(behind.heard()).toEqual([null, ['Cart']]));
});

test('without locks a tab has a stream of its own while it is in sight', async () => {
  const { received, streams } = await startStreams();
  const { heard } = openTab();
  await vi.waitFor(() => expect(heard()).toEqual([null]));
  show(false);
  await vi.waitFor(() => expect(streams.size).toBe(0));
  show(true);
  await vi.waitFor(() => expect(heard()).toEqual([null, null]));
  expect(received).toHaveLength(2);
});
