import { Readable } from 'node:stream';
import { problem } from '@mercadito/contracts/common';
import type { AnyEndpoint, Parsed } from '@mercadito/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Config } from '../../config.ts';
import type { Statements } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';
import { inTransaction, OutcomeUnknown } from '../../database/transaction.ts';
import type { TellRows } from '../limits/limits.ts';
import { readUploads, type UploadedFiles, type Uploads } from '../pictures/uploads.ts';
import { audited, idsAmong } from '../record/audit.ts';
import type { Viewer } from './actor.ts';
import { type ActorOf, admit, findViewer, requireRecentPassword, resolveSubject, type SubjectOf } from './authorize.ts';
import { idempotencyKeyOf, once, type SentRequest } from './idempotency.ts';
import { answerIn, keepOutcome, type Outcome, outcomeOf, replayOutcome } from './outcome.ts';
import { parseRequest } from './parse-request.ts';
import { isForVisitors, visitorsAnswers } from './visitors-answer.ts';

/** What a handler works with: the request, parsed and authorised, and its dependencies. */
type Call<E extends AnyEndpoint> = Parsed<E> & {
  readonly actor: ActorOf<E['access']['subject']>;
  /** Whose data it is about: the token's ids, or those an Admin named. */
  readonly subject: SubjectOf<E['access']['subject']>;
  /** The uploaded pictures, already checked and stored, and tables, already read, by field. */
  readonly files: UploadedFiles<NonNullable<E['files']>>;
  /** For reads the database, for writes the call's transaction: commit, retry and audit are not the handler's business. */
  readonly db: Db;
  readonly now: Date;
  readonly config: Config;
  readonly request: FastifyRequest;
  /** For headers of the answer; a handler that may run again sets them, and adds none. */
  readonly reply: Pick<FastifyReply, 'header'>;
};

export type Handler<E extends AnyEndpoint> = (call: Call<E>) => Promise<z.input<E['response']>>;

export interface ServeOptions<E extends AnyEndpoint> {
  /** The handler opens its own transactions, because it does slow work (a password hash) outside of them. */
  readonly ownTransaction?: boolean;
  /**
   * Does a large part of a write before it, in short transactions of its own, so that no row is held for long. What it does
   * has to be right by itself, should the write then be refused; `db` is the database.
   */
  readonly beforehand?: (call: Call<E>) => Promise<unknown>;
  /**
   * Reads the answer to a replay under the same `Idempotency-Key`, by what holds now. Without it the first answer is
   * kept for a month: only where nothing in it is anybody's secret, or changes.
   */
  readonly replay?: (call: Call<E>, kept: unknown) => Promise<z.input<E['response']>>;
  /** What `replay` has to know of the first answer, where the request does not name it: the id of what was made. */
  readonly keep?: (answer: z.input<E['response']>) => unknown;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract that a route serves. */
    readonly endpoint?: AnyEndpoint;
  }
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
    config: { endpoint },
    schema: {
      operationId: endpoint.name,
      summary: endpoint.summary,
      tags: [endpoint.feature.name],
      ...(endpoint.description && { description: endpoint.description }),
      ...(endpoint.files && { consumes: ['multipart/form-data'] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status]: endpoint.response, '4xx': problem, '5xx': problem },
    },
    onRequest: async (request: FastifyRequest): Promise<void> => {
      const { limits } = app;
      const look = () => findViewer(request, services.findActor, services.now(), isUse);
      const viewer = await limits.lookUp(request, look);
      limits.countTry(endpoint.rate, request, viewer);
      viewers.set(request, admit(endpoint, viewer, services.config.ownersNeedSubscription));
    },
  };
}

/** As whom `onRequest` let a request in. */
export const viewerOf = (request: FastifyRequest): Viewer => viewers.get(request) ?? null;

/** Who stands in line: the person, or the address of a visitor. */
const callerKeyOf = (request: FastifyRequest): string => String(viewerOf(request)?.userId ?? request.ip);

/**
 * Serves a contract: authenticates, parses, authorises, runs the handler (a write in one transaction, with its audit row
 * and, where the contract says so, once for an idempotency key) and sends what the response schema names.
 */
export function serve<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions<E> = {},
): void {
  const answerVisitor = visitorsAnswers(app, endpoint);
  app.route({
    ...routeOptionsOf(app, endpoint),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { limits, services } = app;
      const acceptOn = (db: Db) => {
        const work = (tellRows: TellRows) =>
          answerOf(app, endpoint, handler, options, { request, reply, tellRows, db });
        // One that brings pictures needs a place for it, before its body is read.
        const admitted = endpoint.files
          ? (tellRows: TellRows) => services.pictures.admit(callerKeyOf(request), () => work(tellRows))
          : work;
        return limits.countAccepted(endpoint.rate, request, viewerOf(request), admitted);
      };
      if (isForVisitors(endpoint, request)) return answerVisitor(request, reply, acceptOn);
      const answer = await acceptOn(services.database.db);
      reply.header('cache-control', 'private, no-store').code(endpoint.status);
      if (!endpoint.mediaType) return reply.send(answer);
      return reply.type(`${endpoint.mediaType}; charset=utf-8`).send(Readable.from(answer as AsyncIterable<string>));
    },
  });
}

/**
 * Serves a write whose answer shows what it has done. A replay under the same `Idempotency-Key` does nothing, and shows
 * it by what holds then (docs/decisions/0012).
 * @param act does it; what it answers is known to `show`, and need not be read again
 */
export function serveShown<E extends AnyEndpoint, Done>(
  app: FastifyInstance,
  endpoint: E,
  act: (call: Call<E>) => Promise<Done>,
  show: (call: Call<E>, done?: Done) => ReturnType<Handler<E>>,
): void {
  serve(app, endpoint, async (call) => show(call, await act(call)), { replay: (call) => show(call) });
}

/**
 * Serves a call that creates something. A replay under the same `Idempotency-Key` creates nothing, and shows what the first
 * one created as it is then (docs/decisions/0012).
 * @param create makes it, and tells its id
 * @param keep what of the first answer is kept: its id
 */
export function serveCreated<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { create, show, keep }: Creation<E>,
): void {
  const createAndShow: Handler<E> = async (call) => show(call, await create(call));
  serve(app, endpoint, createAndShow, { keep, replay: (call, kept) => show(call, Number(kept)) });
}

interface Creation<E extends AnyEndpoint> {
  readonly create: (call: Call<E>) => Promise<number>;
  readonly show: (call: Call<E>, id: number) => Promise<z.input<E['response']>>;
  readonly keep: (answer: z.input<E['response']>) => number | string;
}

interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly tellRows: TellRows;
  /** The primary, but for what visitors read. */
  readonly db: Db;
}

async function answerOf<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions<E>,
  arrival: Arrival,
): Promise<z.input<E['response']>> {
  const { services } = app;
  const { request } = arrival;
  const hold = (giveUp: () => void) => services.pictures.hold(callerKeyOf(request), giveUp);
  const uploads = await readUploads(endpoint, request, hold);
  try {
    return await answerTo(app, endpoint, handler, options, { ...arrival, uploads });
  } finally {
    uploads.release();
  }
}

async function answerTo<E extends AnyEndpoint>(
  { services }: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions<E>,
  { request, reply, tellRows, db, uploads }: Arrival & { uploads: Uploads },
): Promise<z.input<E['response']>> {
  const viewer = viewerOf(request);
  const parsed = parseRequest(endpoint, request, uploads);
  const subject = resolveSubject(endpoint, viewer, parsed);
  requireRecentPassword(endpoint, viewer, parsed.body, services.now());
  const files = await uploads.store(services.pictures, callerKeyOf(request));
  const callOn = (db: Db): Call<E> => ({
    ...parsed,
    actor: viewer as ActorOf<E['access']['subject']>,
    subject,
    files: files.byField as Call<E>['files'],
    db,
    now: services.now(),
    config: services.config,
    request,
    reply,
  });
  const { replay, keep } = options;
  if (endpoint.method === 'GET' || options.ownTransaction) return handler(callOn(db));
  try {
    await options.beforehand?.(callOn(db));
    const sent = {
      received: { params: request.params, query: request.query, body: uploads.body, files: files.digests },
      parsed: files.digests.length > 0 ? { ...parsed, files: files.digests } : parsed,
    };
    const { answer, isReplay } = await write(db, endpoint, viewer, sent, request, {
      work: (transaction) => handler(callOn(transaction)),
      replay: async (transaction, kept) =>
        replay ? replay(callOn(transaction), kept) : (kept as z.input<E['response']>),
      keep: (answer) => keep?.(answer) ?? (replay ? null : answer),
      tellRows,
    });
    // A replay's pictures came with the first call, and lie there under that one's names.
    if (isReplay) await files.discard();
    return answer;
  } catch (error) {
    // What the database may know of stays; the sweep finds out.
    if (!(error instanceof OutcomeUnknown)) await files.discard();
    throw error;
  }
}

interface Writing<T> {
  readonly work: (transaction: Db) => Promise<T>;
  readonly replay: (transaction: Db, kept: unknown) => Promise<T>;
  readonly keep: (answer: T) => unknown;
  readonly tellRows: TellRows;
}

interface Sent extends SentRequest {
  readonly parsed: Record<'params' | 'query' | 'body', Record<string, unknown>>;
}

async function write<T>(
  db: Db,
  endpoint: AnyEndpoint,
  viewer: Viewer,
  sent: Sent,
  request: FastifyRequest,
  { work, replay, keep, tellRows }: Writing<T>,
): Promise<{ answer: T; isReplay: boolean }> {
  const key = endpoint.idempotent ? idempotencyKeyOf(request) : null;
  let rows = 0;
  const { answer: outcome, isReplay } = await inTransaction(db, async (transaction) => {
    rows = 0;
    const detail = idsAmong(sent.parsed.params, sent.parsed.body);
    const entry = { actorId: viewer?.userId ?? null, action: endpoint.name, detail };
    const accepted = async (keeping?: (outcome: Outcome<T>) => Statements) => {
      const { result, rowsLeft } = await audited(
        transaction,
        () => outcomeOf(() => work(transaction)),
        // A handler that says that nothing has happened leaves nothing on record, without a statement.
        (outcome, { events, changes }) => ('answer' in outcome && events.length + changes.length === 0 ? null : entry),
        keeping,
      );
      rows = rowsLeft;
      return result;
    };
    if (key === null || !viewer) return { answer: await accepted(), isReplay: false };
    const attempt = { userId: viewer.userId, key, endpoint: endpoint.name, sent };
    return once(transaction, attempt, {
      work: accepted,
      keep: keepOutcome(keep),
      replay: replayOutcome((kept) => replay(transaction, kept)),
    });
  });
  tellRows(rows);
  return { answer: answerIn(outcome), isReplay };
}
