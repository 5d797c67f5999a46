import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../sha256.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below it, what is packed is hardly smaller. */
export const WORTH_PACKING_BYTES = 1024;

/** Of brotli, for what is soon another: the best costs a hundred times the time and saves some 10 %. */
export const QUICK_QUALITY = 4;

/** What is sent to many as it is: its bytes, packed once for all who take it so, and a tag that says which they are. */
export interface Prepared {
  readonly tag: string;
  readonly plain: Buffer;
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
}

/** @param quality of brotli: higher for what is packed once for long */
export function prepare(text: string, quality = QUICK_QUALITY): Prepared {
  const plain = Buffer.from(text);
  const pack: Record<Encoding, () => Promise<Buffer>> = {
    br: () => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: () => promisify(gzip)(plain),
  };
  const known: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    tag: `W/"${sha256(text).slice(0, 32)}"`,
    plain,
    packed: (encoding) => {
      known[encoding] ??= pack[encoding]();
      return known[encoding];
    },
  };
}

const accepted = (header: string): string[] =>
  header.split(',').flatMap((each) => {
    const [name = '', weight = ''] = each
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });

/** What goes out, packed as the client takes it. */
export async function packedFor(
  { plain, packed }: Prepared,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const given = accepted(String(headers['accept-encoding'] ?? ''));
  const encoding = ENCODINGS.find((each) => given.includes(each));
  if (encoding === undefined || plain.length < WORTH_PACKING_BYTES) return plain;
  reply.header('content-encoding', encoding);
  return packed(encoding);
}

/** Says what it is, and answers what goes out: nothing to whoever has it already. */
export async function answerPrepared(
  prepared: Prepared,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | string> {
  reply.header('etag', prepared.tag);
  const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (!known.includes(prepared.tag) && !known.includes('*')) return packedFor(prepared, request, reply);
  reply.code(304);
  return '';
}
