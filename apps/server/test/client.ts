import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { injectCall } from '../src/platform/serve/inject-call.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a contract takes; one that is known only when a test runs takes any fields. */
type Taken<E extends AnyEndpoint> = string extends keyof Input<E> ? Fields : Input<E>;

/** How a test calls an application over HTTP. `input` is flat: path, query, body and file fields in one object. */
export interface Client {
  /** Makes a call with what its contract takes. */
  readonly call: <E extends AnyEndpoint>(
    endpoint: E,
    input: Taken<E>,
    token?: string,
    idempotencyKey?: string,
  ) => Promise<Answer<Output<E>>>;
  /** Calls with rubbish, sent under the contract's own names; what it does not name is left out. */
  readonly callWrongly: <E extends AnyEndpoint>(
    endpoint: E,
    input: Fields,
    token?: string,
    idempotencyKey?: string,
  ) => Promise<Answer<Output<E>>>;
}

export function clientOf(app: FastifyInstance): Client {
  const send: Client['callWrongly'] = async (endpoint, input, token, idempotencyKey = randomUUID()) => {
    const response = await injectCall(app, endpoint, input, { token, idempotencyKey });
    const isText = String(response.headers['content-type']).startsWith('text/csv');
    const body: unknown = isText ? response.payload : response.json();
    return { status: response.statusCode, body: body as Output<typeof endpoint>, headers: response.headers };
  };
  return { call: send as Client['call'], callWrongly: send };
}
