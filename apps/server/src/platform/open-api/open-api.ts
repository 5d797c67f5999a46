import { randomBytes } from 'node:crypto';
import swagger from '@fastify/swagger';
import reference from '@scalar/fastify-api-reference';
import type { FastifyInstance, FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { answerPrepared, type Prepared, prepare } from '../http/prepared.ts';
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

/** Packed once for as long as the process lives. */
const QUALITY = 6;

const answerWhole = (prepared: Prepared, request: FastifyRequest, reply: FastifyReply) =>
  answerPrepared(prepared, request, reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }));

/** Has what the reference is made of compressed once: its script has some megabytes. */
function prepareOnce(): onSendHookHandler<unknown> {
  const prepared = new Map<string, Prepared>();
  return async (request, reply, payload) => {
    const { url } = request.routeOptions;
    if (url === undefined || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const made = prepared.get(url) ?? prepare(payload, QUALITY);
    prepared.set(url, made);
    reply.removeHeader('content-length');
    return answerWhole(made, request, reply);
  };
}

/** OpenAPI 3.1 at `/api/openapi.json`, derived from the contracts, and a reference to browse at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: documentHead(app.services.config),
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      completeDocument(jsonSchemaTransformObject(document) as OpenApiDocument, app.contracts),
  });
  const count = async (request: FastifyRequest): Promise<void> => app.limits.countServed('file', request);
  let made: Prepared | undefined;
  const document = (): Prepared => {
    made ??= prepare(JSON.stringify(app.swagger()), QUALITY);
    return made;
  };
  // Making the document takes a moment in which nothing else is done: before anybody asks for it.
  app.addHook('onListen', async () => void document());
  app.get('/api/openapi.json', { schema: NOT_IN_DOCUMENT, onRequest: count }, async (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return answerWhole(document(), request, reply);
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', count);
    docs.addHook('onSend', allowOwnScript);
    docs.addHook('onSend', prepareOnce());
    await docs.register(reference, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', withDefaultFonts: false, nonce: NONCE },
    });
  });
}
