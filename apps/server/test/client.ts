import { randomUUID } from 'node:crypto';
import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { injectCall } from '../src/platform/inject-call.ts';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Record<string, unknown>;
}

interface Sending {
  readonly token?: string | undefined;
  readonly idempotencyKey?: string;
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
  const response = await injectCall(app, endpoint, input as Record<string, unknown>, { token, idempotencyKey });
  return { status: response.statusCode, body: response.json() as Output<E>, headers: response.headers };
}
