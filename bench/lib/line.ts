import { connect, type Socket } from 'node:net';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';

/** What came back, and its bytes as they came. */
interface Arrived {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** One connection that stays, and is asked one thing after the other: it costs a tenth of what Node's own client costs. */
export interface Line {
  readonly ask: (request: string) => Promise<Arrived>;
  readonly close: () => void;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** Each from an address of its own, as from behind a proxy. */
const headOf = (method: string, path: string, headers: Readonly<Record<string, string>>): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'accept-encoding: br',
    `x-forwarded-for: 10.${byte()}.${byte()}.${byte()}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n') + END_OF_HEAD;

/** A page, as a browser asks for it. */
export const pageRequest = (path: string): string => headOf('GET', path, { accept: 'text/html' });

/** A call, as the web makes it. */
export function callRequest(
  endpoint: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  { token, key }: { readonly token?: string | undefined; readonly key?: string } = {},
): string {
  const { method, path, headers, body } = requestOf(endpoint, input);
  if (body !== undefined && typeof body !== 'string') throw new Error(`${endpoint.name} takes files`);
  return (
    headOf(method, path, {
      ...headers,
      ...(token && { authorization: `Token ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    }) + (body ?? '')
  );
}

/** An answer, once it has come as a whole. */
function wholeAnswer(came: Buffer): Arrived | undefined {
  const end = came.indexOf(END_OF_HEAD);
  if (end < 0) return;
  const head = came.toString('latin1', 0, end);
  const body = came.subarray(end + END_OF_HEAD.length);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const isWhole = length === undefined ? body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : body.length >= +length;
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : undefined;
}

/** Opens a connection to a server on this machine. */
export function openLine(port: number): Line {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let parts: Buffer[] = [];
  let waiting: PromiseWithResolvers<Arrived> | undefined;
  const fail = (error: Error): void => waiting?.reject(error);
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server has closed a connection')));
  socket.on('data', (part) => {
    parts.push(part);
    const arrived = wholeAnswer(parts.length === 1 ? part : Buffer.concat(parts));
    if (!arrived) return;
    parts = [];
    waiting?.resolve(arrived);
  });
  return {
    ask: (request) => {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
