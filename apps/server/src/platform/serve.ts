import { problem } from '@mercadito/contracts/common';
import type { AnyEndpoint, Parsed } from '@mercadito/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../database/connection.ts';
import { inTransaction, OutcomeUnknown } from '../database/transaction.ts';
import type { Viewer } from './actor.ts';
import { idsAmong, recordAudit } from './audit.ts';
import { type ActorOf, admit, findViewer, resolveSubject, type SubjectOf } from './authorize.ts';
import { holdNotices } from './events.ts';
import { idempotencyKeyOf, once } from './idempotency.ts';
import { rateLimitOf } from './limits.ts';
import { parseRequest } from './parse-request.ts';
import type { StoredPicture } from './pictures.ts';
import { readUploads } from './uploads.ts';

/** What a handler works with: the request, parsed and authorised, and its dependencies. */
type Call<E extends AnyEndpoint> = Parsed<E> & {
  readonly actor: ActorOf<E['access']['who']>;
  /** Whose data it is about: the token's ids, or those an Admin named. */
  readonly subject: SubjectOf<E['access']['who']>;
  /** The uploaded pictures, already checked and stored, by field. */
  readonly files: Record<keyof NonNullable<E['files']> & string, readonly StoredPicture[]>;
  /** For reads the database, for writes the call's transaction: commit, retry and audit are not the handler's business. */
  readonly db: Db;
  readonly now: Date;
  readonly config: Config;
  readonly request: FastifyRequest;
};

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

export interface ServeOptions {
  /** The handler opens its own transactions, because it does slow work (a password hash) outside of them. */
  readonly ownTransaction?: boolean;
}

const viewers = new WeakMap<FastifyRequest, Viewer>();

/** The address of a contract in the router's words. */
export const routePathOf = (endpoint: AnyEndpoint): string => `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * The route options every contract shares: who may call, how often, and what the OpenAPI document says.
 * @param isUse whether calling it keeps the token alive
 */
export function routeOptionsOf(app: FastifyInstance, endpoint: AnyEndpoint, isUse = true) {
  const { services } = app;
  return {
    method: endpoint.method,
    url: routePathOf(endpoint),
    config: { endpoint, ...(services.config.rateLimits && { rateLimit: rateLimitOf(endpoint.rate) }) },
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [endpoint.feature],
      ...(endpoint.access.who !== 'anyone' && { security: [{ token: [] }] }),
      ...(endpoint.files && { consumes: ['multipart/form-data'] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status]: endpoint.response, '4xx': problem, '5xx': problem },
    },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const viewer = await findViewer(request, services.findActor, services.now(), isUse);
      viewers.set(request, admit(endpoint, viewer, services.config.ownersNeedSubscription));
    },
  };
}

/** As whom `onRequest` let a request in. */
export const viewerOf = (request: FastifyRequest): Viewer => viewers.get(request) ?? null;

/**
 * Serves a contract: authenticates, parses, authorises, runs the handler (a write in one transaction, with its audit row
 * and, where the contract says so, once for an idempotency key) and sends what the response schema names.
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  app.route({
    ...routeOptionsOf(app, endpoint),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await answerOf(app, endpoint, handler, options, request);
      if (request.headers.authorization !== undefined || endpoint.method !== 'GET') {
        reply.header('cache-control', 'no-store');
      }
      return reply.code(endpoint.status).send(answer);
    },
  });
}

async function answerOf<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions,
  request: FastifyRequest,
): Promise<z.input<E['response']>> {
  const { services } = app;
  const viewer = viewerOf(request);
  const uploads = await readUploads(endpoint, request);
  const parsed = parseRequest(endpoint, request, uploads.body);
  const subject = resolveSubject(endpoint, viewer, parsed);
  const files = await uploads.store(services.pictures);
  const callOn = (db: Db): Call<E> => ({
    ...parsed,
    actor: viewer as ActorOf<E['access']['who']>,
    subject,
    files: files.byField,
    db,
    now: services.now(),
    config: services.config,
    request,
  });
  const { db } = services.database;
  if (endpoint.method === 'GET' || options.ownTransaction) return handler(callOn(db));
  try {
    return await write(db, endpoint, viewer, parsed, request, (transaction) => handler(callOn(transaction)));
  } catch (error) {
    // What the database may know of stays; the sweep finds out.
    if (!(error instanceof OutcomeUnknown)) await files.discard();
    throw error;
  }
}

function write<T>(
  db: Db,
  endpoint: AnyEndpoint,
  viewer: Viewer,
  parsed: Record<'params' | 'query' | 'body', Record<string, unknown>>,
  request: FastifyRequest,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  const key = endpoint.idempotent ? idempotencyKeyOf(request) : null;
  return inTransaction(db, (transaction) => {
    const accepted = async (): Promise<T> => {
      const notices = holdNotices(transaction);
      const answer = await work(transaction);
      const detail = idsAmong(parsed.params, parsed.body);
      await recordAudit(transaction, { actorId: viewer?.userId ?? null, action: endpoint.name, detail }, notices);
      return answer;
    };
    if (key === null || !viewer) return accepted();
    const attempt = { userId: viewer.userId, key, endpoint: endpoint.name, request: parsed };
    return once(transaction, attempt, accepted);
  });
}
