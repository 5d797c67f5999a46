import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { injectCall } from '@mercadito/server/platform/serve/inject-call';
import type { FastifyInstance } from 'fastify';

/** What people there hold in their hands. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A145M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Makes calls on behalf of one person, or of a visitor. */
export type Caller = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/**
 * Calls an application as any client would.
 * @throws with the answer when the application refuses: the demo's data is wrong then
 */
export function createCaller(app: FastifyInstance, token?: string): Caller {
  let calls = 0;
  return async (endpoint, input) => {
    const sending = { token, idempotencyKey: `demo-fill-${++calls}`, userAgent: PHONE };
    const { statusCode, body } = await injectCall(app, endpoint, input as Record<string, unknown>, sending);
    if (statusCode >= 400) throw new Error(`The demo cannot ${endpoint.name}: ${body}`);
    return JSON.parse(body) as Output<typeof endpoint>;
  };
}
