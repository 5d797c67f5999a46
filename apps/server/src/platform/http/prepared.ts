import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../sha256.ts';

// Once for all who ask; the best of it takes seconds for a megabyte.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** What stays the same for as long as the process lives: one buffer for each encoding, and a tag that says which it is. */
export interface Prepared {
  readonly tag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text);
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)]);
  return { tag: `W/"${sha256(text).slice(0, 32)}"`, plain, br, gzip: gzipped };
}

const ENCODINGS = ['br', 'gzip'] as const;

const accepted = (header: string): string[] =>
  header.split(',').flatMap((each) => {
    const [name = '', weight = ''] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });

/** Says what it is and how long it is good, and answers what goes out: nothing to whoever has it already. */
export function answerPrepared(prepared: Prepared, request: FastifyRequest, reply: FastifyReply): Buffer | string {
  reply.header('etag', prepared.tag).header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (known.includes(prepared.tag) || known.includes('*')) {
    reply.code(304);
    return '';
  }
  const given = accepted(String(request.headers['accept-encoding'] ?? ''));
  const encoding = ENCODINGS.find((each) => given.includes(each));
  if (encoding === undefined) return prepared.plain;
  reply.header('content-encoding', encoding);
  return prepared[encoding];
}
