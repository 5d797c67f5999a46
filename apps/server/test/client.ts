import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { type RequestParts, requestOf } from '@mercadito/contracts/request';
import type { FastifyInstance } from 'fastify';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

interface Sending {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
}

/** The body as `inject` takes it; a form becomes bytes with its boundary. */
async function payloadOf({ body, headers }: RequestParts) {
  if (!(body instanceof FormData)) return { headers, ...(body !== undefined && { payload: body }) };
  const encoded = new Response(body);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/**
 * Makes a call over HTTP as its contract describes it. `input` is flat: path, query, body and file fields in one object.
 * Rubbish is sent under the contract's own names; what it does not name is left out.
 */
export async function send<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: Input<E> | Record<string, unknown>,
  { token, idempotencyKey = randomUUID() }: Sending = {},
): Promise<Answer<Output<E>>> {
  const parts = requestOf(endpoint, input as Record<string, unknown>);
  const { headers, ...payload } = await payloadOf(parts);
  const response = await app.inject({
    method: parts.method,
    url: parts.path,
    ...payload,
    headers: {
      ...headers,
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey }),
    },
  });
  return { status: response.statusCode, body: response.json() as Output<E>, headers: response.headers };
}
