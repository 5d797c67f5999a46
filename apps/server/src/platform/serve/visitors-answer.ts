import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../database/connection.ts';
import { answerPrepared, type Prepared, prepare } from '../http/prepared.ts';

/** Whether a request reads what anybody may, as nobody in particular. */
export const isForVisitors = ({ method, access, mediaType }: AnyEndpoint, { headers }: FastifyRequest): boolean =>
  method === 'GET' && access.subject === 'anyone' && mediaType === undefined && headers.authorization === undefined;

/** A search is put on record, and rarely asked twice; what only who has its link may read is nobody else's. */
const mayBeKept = ({ params }: AnyEndpoint, { query }: FastifyRequest): boolean =>
  !(params && 'secret' in params.shape) && !(query as { search?: string }).search;

/** Within it all is read from the primary, since what comes of it is kept: a page is. */
const keeping = new AsyncLocalStorage<true>();

export const readForKeeping = <Result>(read: () => Promise<Result>): Promise<Result> => keeping.run(true, read);

/**
 * Sends what a visitor reads, for as many as ask for it in that second, and nothing to whoever has it (CALL-22). What comes from a
 * standby is kept for nobody.
 * @returns what does so with the answer of a call, as it is read on a database
 */
export function visitorsAnswers(app: FastifyInstance, endpoint: AnyEndpoint) {
  const { standby, db: primary } = app.services.database;
  return async (request: FastifyRequest, reply: FastifyReply, readOn: (db: Db) => Promise<unknown>) => {
    reply.code(endpoint.status);
    const makeOn = async (db: Db): Promise<Prepared> => prepare(String(reply.serialize(await readOn(db))));
    const isKept = mayBeKept(endpoint, request);
    // With its page links, which repeat the address.
    const make = () => (isKept ? app.keptAnswers.get(request.url, () => makeOn(primary)) : makeOn(primary));
    const isForStandby = standby && !keeping.getStore() && !(isKept && (await app.isAskedAgain(request.url)));
    const prepared = await (isForStandby ? standby.read(makeOn, make) : make());
    reply.type('application/json; charset=utf-8');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'public, no-cache');
    reply.header('vary', 'accept-encoding, authorization');
    return reply.send(await answerPrepared(prepared, request, reply));
  };
}
