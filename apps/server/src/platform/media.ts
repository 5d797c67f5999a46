import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { isPictureName } from './pictures.ts';
import { leavePageHeadersOut } from './security.ts';

const SIZE = /^([1-9]\d{0,3})\.webp$/;

/** Serves stored pictures: their names never change meaning, so they are kept for ever; and they are never documents. */
export async function registerMedia(app: FastifyInstance): Promise<void> {
  const { pictures } = app.services;
  await mkdir(pictures.directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: pictures.directory,
    serve: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    { schema: { hide: true } as object, onSend: leavePageHeadersOut },
    async (request, reply) => {
      const { hash, file } = request.params;
      const [, width] = SIZE.exec(file) ?? [];
      if (!isPictureName(hash) || !width || !(await pictures.ensureSize(hash, Number(width))))
        throw notFound('Picture');
      return reply.sendFile(`${hash}/${file}`);
    },
  );
}
