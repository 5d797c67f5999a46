import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPrepared, type Prepared, prepare } from '../http/prepared.ts';

/** Whether a request reads what anybody may, as nobody in particular. */
export const isForVisitors = ({ method, access, mediaType }: AnyEndpoint, { headers }: FastifyRequest): boolean =>
  method === 'GET' && access.subject === 'anyone' && mediaType === undefined && headers.authorization === undefined;

/** A search is put on record, and rarely asked twice; what only who has its link may read is nobody else's. */
const mayBeKept = ({ params }: AnyEndpoint, { query }: FastifyRequest): boolean =>
  !(params && 'secret' in params.shape) && !(query as { search?: string }).search;

/**
 * Sends what a visitor reads, for as many as ask for it in that second, and nothing to whoever has it (CALL-22).
 * @returns what does so with the answer of a call, as it is read
 */
export function visitorsAnswers(app: FastifyInstance, endpoint: AnyEndpoint) {
  return async (request: FastifyRequest, reply: FastifyReply, read: () => Promise<unknown>) => {
    reply.code(endpoint.status);
    const make = async (): Promise<Prepared> => prepare(String(reply.serialize(await read())));
    // With its page links, which repeat the address.
    const prepared = await (mayBeKept(endpoint, request) ? app.keptAnswers.get(request.url, make) : make());
    reply.type('application/json; charset=utf-8');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, no-cache');
    reply.header('vary', 'accept-encoding, authorization');
    return reply.send(await answerPrepared(prepared, request, reply));
  };
}
