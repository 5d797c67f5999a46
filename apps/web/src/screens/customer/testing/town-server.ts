import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, vi } from 'vitest';

export interface Asked {
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

/** An answer, or `lost`: the server has done its work and the line is cut before anybody hears of it. */
export type Reply = { readonly status?: number; readonly body: unknown } | 'lost';
type Replies = Readonly<Record<string, (asked: Asked) => Reply>>;

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.unstubAllGlobals();
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += part;
  return text ? JSON.parse(text) : {};
}

const NOT_FOUND = { detail: 'Not found', message: 'Not found', code: 'not_found' };

async function answer(request: IncomingMessage, response: ServerResponse, replies: Replies): Promise<void> {
  const path = (request.url ?? '').split('?')[0]?.replace(/^\/api|\/$/g, '');
  const find = replies[`${request.method} ${path}`];
  const key = request.headers['idempotency-key'];
  const reply = find?.({ key: typeof key === 'string' ? key : null, body: await bodyOf(request) });
  if (reply === 'lost') {
    request.socket.destroy();
    return;
  }
  response.writeHead(reply?.status ?? (reply ? 200 : 404), { 'content-type': 'application/json' });
  response.end(JSON.stringify(reply?.body ?? NOT_FOUND));
}

/** A real server on this machine for the calls of a test: `{ 'GET /settings': () => ({ body }) }`. */
export async function openTown(replies: Replies): Promise<void> {
  const server = createServer((request, response) => void answer(request, response, replies));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = globalThis.fetch;
  // The page's addresses have no host here, and its signals are the document's, which Node's fetch does not know.
  vi.stubGlobal('fetch', (address: string, { signal: _, ...init }: RequestInit = {}) =>
    send(new URL(address, base), init),
  );
}
