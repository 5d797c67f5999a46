import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { leavePageHeadersOut, POLICY_OF_FILES } from '../http/security.ts';
import { NOT_IN_DOCUMENT } from '../open-api/open-api.ts';
import { isHttpError, notFound, unavailable } from '../problems/errors.ts';
import type { Conditions, Fetched } from '../s3/bucket.ts';
import { isPictureName } from './picture-files.ts';
import { isKnown } from './pictures.ts';

const SIZE = /^([1-9]\d{0,3})\.webp$/;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': `${POLICY_OF_FILES}; sandbox`,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Answers with what a store gave, as the file itself would be sent. */
function sendFetched(reply: FastifyReply, { status, bytes, etag, range }: Fetched): FastifyReply {
  reply.code(status).headers(HEADERS);
  if (etag) reply.header('etag', etag);
  if (range) reply.header('content-range', range);
  return status === 304 || status === 416 ? reply.send() : reply.type('image/webp').send(bytes);
}

/** A part of what may have changed since is none: it is sent whole. */
const conditionsOf = (headers: Record<string, string | string[] | undefined>): Conditions => {
  const textOf = (name: string): string | undefined => headers[name]?.toString();
  return { ifNoneMatch: textOf('if-none-match'), range: textOf('if-range') ? undefined : textOf('range') };
};

/** Serves stored pictures: their names never change meaning, so they are kept for ever; and they are never documents. */
export async function registerMedia(app: FastifyInstance): Promise<void> {
  const { pictures } = app.services;
  const { files } = pictures;
  const fetchStored = async (hash: string, width: number, conditions: Conditions): Promise<Fetched | undefined> =>
    files.fetch?.(hash, width, conditions).catch((cause: unknown) => {
      throw isHttpError(cause) ? cause : unavailable({ cause });
    });
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
      const width = Number(SIZE.exec(file)?.[1]);
      if (!isPictureName(hash) || !width) throw notFound('Picture');
      const conditions = conditionsOf(request.headers);
      const stored = await fetchStored(hash, width, conditions);
      if (stored) return sendFetched(reply, stored);
      if (files.fetch && !(await isKnown(app.services.database.db, hash, width))) throw notFound('Picture');
      const size = await pictures.ensureSize(hash, width);
      if (!size) throw notFound('Picture');
      if (size !== true) {
        request.log.error({ err: size.reason }, 'a size of a picture could not be kept');
        return reply.headers(HEADERS).type('image/webp').send(size.bytes);
      }
      if (!files.fetch) return reply.sendFile(`${hash}/${file}`);
      const made = await fetchStored(hash, width, conditions);
      if (!made) throw notFound('Picture');
      return sendFetched(reply, made);
    },
  );
}
