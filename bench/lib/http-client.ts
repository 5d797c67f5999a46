import { Agent, request } from 'node:http';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';

/** What came back; status 0 when nothing did. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface Calling {
  readonly token?: string;
  readonly idempotencyKey?: string;
}

export type Call = (
  endpoint: AnyEndpoint,
  input?: Readonly<Record<string, unknown>>,
  calling?: Calling,
) => Promise<Answer>;

/** More than this side keeps open at once measure this side. */
export const MOST_AT_ONCE = 256;
const GIVE_UP_AFTER_MS = 10_000;
const byte = (): number => 1 + Math.floor(Math.random() * 250);

/** Calls a server as ever other people do: each call comes from an address of its own, as from behind a proxy. */
export function createHttpClient(address: string): Call {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxFreeSockets: MOST_AT_ONCE });
  return (endpoint, input = {}, { token, idempotencyKey } = {}) => {
    const { method, path, headers, body } = requestOf(endpoint, input);
    const all = {
      ...headers,
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      ...(token && { authorization: `Token ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    };
    return new Promise((resolve) => {
      const nothing = (): void => resolve({ status: 0, headers: {}, body: '' });
      const sent = request({ hostname, port, method, path, headers: all, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
        response.on('error', nothing);
      });
      sent.setTimeout(GIVE_UP_AFTER_MS, () => sent.destroy());
      sent.on('error', nothing);
      sent.end(body);
    });
  };
}
