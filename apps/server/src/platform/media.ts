import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves stored pictures: their names never change meaning, so they are kept for ever; and they are never documents. */
export async function registerMedia(app: FastifyInstance): Promise<void> {
  const { directory } = app.services.pictures;
  await mkdir(directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
