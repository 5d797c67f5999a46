import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { leavePageHeadersOut, POLICY_OF_FILES } from '../http/security.ts';
import { NOT_IN_DOCUMENT } from '../open-api/open-api.ts';
import { notFound } from '../problems/errors.ts';
import { isPictureName } from './picture-store.ts';

const SIZE = /^([1-9]\d{0,3})\.webp$/;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': `${POLICY_OF_FILES}; sandbox`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Serves stored pictures: their names never change meaning, so they are kept for ever; and they are never documents. */
export async function registerMedia(app: FastifyInstance): Promise<void> {
  const { pictures } = app.services;
  await mkdir(pictures.directory, { recursive: true });
  await app.register(fastifyStatic, {
    root: pictures.directory,
    serve: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(HEADERS)) reply.header(name, value);
    },
  });
  app.get<{ Params: { hash: string; file: string } }>(
    '/media/:hash/:file',
    {
      schema: NOT_IN_DOCUMENT,
      onRequest: async (request) => app.limits.countServed('file', request),
      onSend: leavePageHeadersOut,
    },
    async (request, reply) => {
      const { hash, file } = request.params;
      const [, width] = SIZE.exec(file) ?? [];
      const size = isPictureName(hash) && width ? await pictures.ensureSize(hash, Number(width)) : false;
      if (!size) throw notFound('Picture');
      if (size !== true) {
        request.log.error({ err: size.reason }, 'a size of a picture could not be kept');
        return reply.headers(HEADERS).type('image/webp').send(size.bytes);
      }
      return reply.sendFile(`${hash}/${file}`);
    },
  );
}
