import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

// The reference brings its settings and styles inline; it holds nobody's data.
const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'";

/** OpenAPI 3.1 at `/api/openapi.json`, derived from the contracts, and a reference to browse at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'mercadito',
        version: '0.1.0',
        description:
          'The calls of the marketplace, as its contracts describe them. Who signed in with a one-time password can change ' +
          'it, read the own account and sign out; every other call for signed-in people answers 403 `password_change_required`, ' +
          'and calls for anyone take them for a visitor.',
      },
      components: {
        securitySchemes: {
          token: {
            type: 'apiKey',
            in: 'header',
            name: 'Authorization',
            description: 'The word Token, a space, the token.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async () => app.swagger());
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', REFERENCE_POLICY);
    });
    await docs.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false },
    });
  });
}
