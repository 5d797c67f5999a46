import swagger from '@fastify/swagger';
import type { AnyEndpoint, FileField } from '@mercadito/contracts/endpoint';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

const PICTURE = { type: 'string', format: 'binary', description: 'A JPEG, PNG or WebP of at most 5 MB.' };
const pictureList = (min: number, max: number) => ({ type: 'array', items: PICTURE, minItems: min, maxItems: max });
const IDEMPOTENCY_HEADER = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      description:
        'The same key from the same person gives the first answer again and does nothing twice. A refusal is not kept.',
    },
  },
};

// The reference brings its settings and styles inline; it holds nobody's data.
const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'";

interface DescribedBody {
  properties?: Record<string, object>;
  required?: string[];
}

/** What a contract says beside its schemas: the pictures of a multipart call, and that it is done once for a key. */
const describeCall: typeof jsonSchemaTransform = (document) => {
  const described = jsonSchemaTransform(document);
  const endpoint = (document.route.config as { endpoint?: AnyEndpoint } | undefined)?.endpoint;
  const schema = described.schema as { body?: DescribedBody; headers?: object; produces?: string[] } | undefined;
  if (!endpoint || !schema) return described;
  const files: [string, FileField][] = Object.entries(endpoint.files ?? {});
  if (files.length > 0) {
    const { properties, required = [], ...body } = schema.body ?? {};
    const pictures = files.map(([field, { min, max }]) => [field, max > 1 ? pictureList(min, max) : PICTURE]);
    const needed = files.filter(([, { min }]) => min > 0).map(([field]) => field);
    schema.body = {
      ...body,
      properties: { ...properties, ...Object.fromEntries(pictures) },
      required: [...required, ...needed],
    };
  }
  if (endpoint.idempotent) schema.headers = IDEMPOTENCY_HEADER;
  if (endpoint.mediaType) schema.produces = [endpoint.mediaType];
  return described;
};

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
    transform: describeCall,
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
