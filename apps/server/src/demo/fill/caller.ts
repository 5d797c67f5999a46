import type { AnyEndpoint, Input, Output } from '@mercadito/contracts/endpoint';
import { requestOf } from '@mercadito/contracts/request';

/** Makes calls on behalf of one person, or of a visitor. */
export type Caller = <E extends AnyEndpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/**
 * Calls a running server as any client would.
 * @throws with the answer's detail when the server refuses: the demo's data is wrong then
 */
export function createCaller(address: string, token?: string): Caller {
  let calls = 0;
  return async (endpoint, input) => {
    const { method, path, headers, body } = requestOf(endpoint, input as Record<string, unknown>);
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...headers,
        // Packing answers for a neighbour on the same machine is work for nothing.
        'accept-encoding': 'identity',
        ...(token !== undefined && { authorization: `Token ${token}` }),
        ...(endpoint.idempotent && { 'idempotency-key': `demo-fill-${++calls}` }),
      },
      ...(body !== undefined && { body }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`The demo cannot ${endpoint.name}: ${JSON.stringify(answer)} to ${body}`);
    return answer as Output<typeof endpoint>;
  };
}

/** Does `work` for every item, a few at a time, in order of their start. */
export async function forEachOf<T>(items: readonly T[], atOnce: number, work: (item: T, at: number) => Promise<void>) {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const at = next++;
      const item = items[at];
      if (item !== undefined) await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
