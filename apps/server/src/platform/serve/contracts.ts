import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that are served, by their names, in the order in which the features serve them. */
    contracts: ReadonlyMap<string, AnyEndpoint>;
  }
}

/** Gathers the contracts of all calls; before the first is served. */
export function gatherContracts(app: FastifyInstance): void {
  const contracts = new Map<string, AnyEndpoint>();
  app.decorate('contracts', contracts);
  app.addHook('onRoute', ({ config }) => {
    const { endpoint } = (config ?? {}) as { endpoint?: AnyEndpoint };
    if (endpoint) contracts.set(endpoint.name, endpoint);
  });
}
