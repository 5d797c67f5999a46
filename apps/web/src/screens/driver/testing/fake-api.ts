// A real server, so Node’s types, which the screens themselves do without.
/// <reference types="node" />
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

interface Request {
  readonly call: string;
  readonly body: Record<string, unknown>;
  readonly key: string | undefined;
}

type Answer = { readonly status?: number; readonly body: unknown };
type Answers = Record<string, (request: Request) => Answer | Promise<Answer>>;

export interface FakeApi {
  /** What has arrived, in order: `PUT /api/companies/driver/driver-delivery/`. */
  readonly requests: readonly Request[];
  readonly to: (call: string) => Request[];
  readonly answers: Answers;
  /** Without a line no request leaves the device. */
  setOnline: (isOnline: boolean) => void;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

/** A real server on loopback that answers what a test tells it to; `fetch` of the page leads to it. */
export async function startFakeApi(answers: Answers): Promise<FakeApi> {
  const requests: Request[] = [];
  const server = createServer(async (incoming, response) => {
    const call = `${incoming.method} ${incoming.url?.split('?')[0]}`;
    const request = {
      call,
      body: await readBody(incoming),
      key: incoming.headers['idempotency-key'] as string | undefined,
    };
    requests.push(request);
    const { status = 200, body } = (await answers[call]?.(request)) ?? { status: 404, body: { code: 'not_found' } };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const realFetch = globalThis.fetch;
  let isOnline = true;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    isOnline ? realFetch(`http://127.0.0.1:${port}${path}`, init) : Promise.reject(new TypeError('Failed to fetch')),
  );
  return {
    requests,
    to: (call) => requests.filter((request) => request.call === call),
    answers,
    setOnline: (value) => {
      isOnline = value;
    },
    close: async () => {
      vi.stubGlobal('fetch', realFetch);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const refusal = (code: string, facts: Record<string, string> = {}): Answer => ({
  status: 409,
  body: { detail: `refused: ${code}`, message: `refused: ${code}`, code, facts },
});
