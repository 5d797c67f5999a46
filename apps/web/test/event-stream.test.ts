// Node’s types for the server side of the stream.
/// <reference types="node" />
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEventStream } from '../src/shared/live/event-stream.ts';
import { startLocalServer } from './local-server.ts';

test('a stream carries tags, and tells of a gap when the connection is back', async () => {
  const streams: ServerResponse[] = [];
  const { received } = await startLocalServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    streams.push(response);
  });
  const onRefresh = vi.fn();
  const stream = openEventStream('abc', { onRefresh, onRefused: () => undefined });
  onTestFinished(stream.close);

  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(received[0]?.headers.authorization).toBe('Token abc');
  streams[0]?.write('event: refresh\ndata: {"tags":["OrdersUser"]}\n\n');
  streams[0]?.write('event: refresh\ndata: {"tags":["NoSuchTag"]}\n\n');
  await vi.waitFor(() => expect(onRefresh.mock.calls).toEqual([[['OrdersUser']], [[]]]));

  streams[0]?.destroy();
  // The network is back: the wait is cut short, however often it has to be said.
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(streams).toHaveLength(2);
  });
  await vi.waitFor(() => expect(onRefresh).toHaveBeenLastCalledWith(null));
});

test('a stream that is refused says so once, and is not asked for again', async () => {
  const { received } = await startLocalServer((_, response) => {
    response.writeHead(401).end();
  });
  const onRefused = vi.fn();
  const stream = openEventStream('abc', { onRefresh: vi.fn(), onRefused });
  onTestFinished(stream.close);

  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toHaveLength(1);
});
