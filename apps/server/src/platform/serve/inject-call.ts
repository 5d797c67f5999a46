import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';
import type { FastifyInstance } from 'fastify';

interface Sending {
  readonly token?: string | undefined;
  /** Sent with the calls that take one. */
  readonly idempotencyKey: string;
  /** What the caller's list of sessions is to say of the device. */
  readonly userAgent?: string;
}

/** The body as `inject` takes it; a form becomes bytes with its boundary. */
async function payloadOf(body: FormData | string | undefined) {
  if (!(body instanceof FormData)) return { ...(body !== undefined && { payload: body }) };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

/**
 * Calls an application as any client would, without a network between: routing, authorisation and parsing included.
 * @param input flat, as `requestOf` takes it
 */
export async function injectCall(
  app: FastifyInstance,
  endpoint: AnyEndpoint,
  input: Readonly<Record<string, unknown>>,
  { token, idempotencyKey, userAgent }: Sending,
) {
  const { method, path, headers, body } = requestOf(endpoint, input);
  const payload = await payloadOf(body);
  return app.inject({
    method,
    url: path,
    ...payload,
    headers: {
      ...headers,
      ...payload.headers,
      ...(userAgent !== undefined && { 'user-agent': userAgent }),
      ...(token !== undefined && { authorization: `Token ${token}` }),
      ...(endpoint.idempotent && { 'idempotency-key': idempotencyKey }),
    },
  });
}
