import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';
import type { FastifyInstance } from 'fastify';

/** Makes calls on behalf of one person, or of a visitor. */
export type Caller = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** A form as bytes with their boundary, as a browser would send it; other bodies as they are. */
async function payloadOf(body: FormData | string | undefined) {
  if (!(body instanceof FormData)) return { ...(body !== undefined && { payload: body }) };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

/**
 * Calls an application as any client would, without a network between: routing, authorisation and parsing included.
 * @throws with the answer when the application refuses: the demo's data is wrong then
 */
export function createCaller(app: FastifyInstance, token?: string): Caller {
  let calls = 0;
  return async (endpoint, input) => {
    const { method, path, headers, body } = requestOf(endpoint, input as Record<string, unknown>);
    const payload = await payloadOf(body);
    const response = await app.inject({
      method,
      url: path,
      ...payload,
      headers: {
        ...headers,
        ...payload.headers,
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...(endpoint.idempotent && { 'idempotency-key': `demo-fill-${++calls}` }),
      },
    });
    if (response.statusCode >= 400) throw new Error(`The demo cannot ${endpoint.name} at ${path}: ${response.body}`);
    return response.json() as Output<typeof endpoint>;
  };
}
