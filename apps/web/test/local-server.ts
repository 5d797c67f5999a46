// A real server, so Node's types, which the screens themselves do without.
/// <reference types="node" />
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface LocalServer {
  /** Where it answers. */
  readonly origin: string;
  /** What has arrived, in order. */
  readonly received: readonly Received[];
  /** Takes the line away: requests fail as they do without a connection. */
  readonly cutLine: () => void;
  /** Gives it back. */
  readonly mendLine: () => void;
}

type Respond = (request: Received, response: ServerResponse) => unknown;

/** The usual answer: a status and JSON. */
export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req-7' }).end(JSON.stringify(body));
}

/** A file's text, as a call with a `mediaType` answers it. */
export function answerCsv(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(text);
}

/** The `Idempotency-Key` a call came with. */
export function keyOf({ headers }: Received): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}

/** What a call sent, its pictures left out. */
export const sentBy = ({ body }: Received): Record<string, unknown> => (body === '' ? {} : JSON.parse(body));

/**
 * A form as it can leave this browser, whose forms Node's `fetch` does not know: its fields, without its pictures. How they
 * are packed is the browser's matter.
 */
const sendable = (init: RequestInit = {}): RequestInit => {
  if (!(init.body instanceof FormData)) return init;
  const fields = [...init.body].filter(([, value]) => typeof value === 'string');
  return { ...init, body: JSON.stringify(Object.fromEntries(fields)) };
};

// The real one, whatever a test does to the clock.
const nextTurn = globalThis.setImmediate;

/** Starts a server on loopback for one test; the page's `fetch` leads to it. */
export async function startLocalServer(respond: Respond): Promise<LocalServer> {
  const received: Received[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const { method = '', url = '', headers } = incoming;
    // By the clock of the test, which may be another one.
    response.setHeader('date', new Date().toUTCString());
    const request = { method, url, headers, body: Buffer.concat(parts).toString() };
    received.push(request);
    await respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const open = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let origin = open;
  const { fetch } = globalThis;
  const underWay = new Set<Promise<unknown>>();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const asked = fetch(`${origin}${path}`, sendable(init));
    underWay.add(asked);
    asked.catch(() => undefined).finally(() => underWay.delete(asked));
    return asked;
  });
  onTestFinished(async () => {
    vi.stubGlobal('fetch', fetch);
    server.closeAllConnections();
    server.close();
    // What a page still makes of an answer is none of the next test's.
    await Promise.allSettled(underWay);
    for (let turns = 0; turns < 3; turns += 1) await new Promise((resolve) => nextTurn(resolve));
  });
  return {
    origin: open,
    received,
    cutLine: () => {
      // Port 1 is nobody's: the connection is refused.
      origin = 'http://127.0.0.1:1';
    },
    mendLine: () => {
      origin = open;
    },
  };
}
