import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance, onSendHookHandler } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { POLICY_OF_FILES } from '../http/security.ts';
import { completeDocument, documentHead, type OpenApiDocument } from './open-api-document.ts';

/** The schema of a route that is no call, and that the document leaves out. */
export const NOT_IN_DOCUMENT: object = { hide: true };

// Where the reference is to write the word by which its own scripts are known; each answer gets another one.
const NONCE = 'nonce-of-this-answer';

const referencePolicyOf = (nonce: string): string =>
  [
    POLICY_OF_FILES,
    `script-src 'self' 'nonce-${nonce}'`,
    // As on the pages: its editor of requests writes styles as it goes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
  ].join('; ');

/** The reference brings its settings in a script of the page, which runs by a word that nobody can guess. */
const allowOwnScript: onSendHookHandler<unknown> = async (_request, reply, payload) => {
  const nonce = randomBytes(16).toString('base64url');
  reply.header('content-security-policy', referencePolicyOf(nonce));
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
  return isPage ? String(payload).replaceAll(NONCE, nonce) : payload;
};

/** OpenAPI 3.1 at `/api/openapi.json`, derived from the contracts, and a reference to browse at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const contracts = new Map<string, AnyEndpoint>();
  app.addHook('onRoute', ({ config }) => {
    const { endpoint } = (config ?? {}) as { endpoint?: AnyEndpoint };
    if (endpoint) contracts.set(endpoint.name, endpoint);
  });
  await app.register(swagger, {
    openapi: documentHead(app.services.config),
    transform: jsonSchemaTransform,
    transformObject: (document) => completeDocument(jsonSchemaTransformObject(document) as OpenApiDocument, contracts),
  });
  app.get('/api/openapi.json', { schema: NOT_IN_DOCUMENT }, async () => app.swagger());
  await app.register(async (docs) => {
    docs.addHook('onSend', allowOwnScript);
    await docs.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, nonce: NONCE },
    });
  });
}
