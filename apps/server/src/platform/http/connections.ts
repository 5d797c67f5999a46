import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createByteBudget } from '../limits/byte-budget.ts';
import { tooSlow, unavailable, unreadable } from '../problems/errors.ts';
import { writtenProblem } from '../problems/problem.ts';
import { answerInTurn } from './answer-in-turn.ts';
import { countProxied, keepPlaces } from './places.ts';

/** How long people may take to say what they want, and how many may be connected. */
export interface ConnectionLimits {
  readonly headersMs: number;
  /** For a body of JSON, of at most 100 KB. */
  readonly bodyMs: number;
  /** For a whole request, and so for an upload. */
  readonly uploadMs: number;
  /** When a connection on which nothing moves in either direction is given up. */
  readonly silenceMs: number;
  /** How long a connection is kept between two requests. */
  readonly keepMs: number;
  readonly lookEveryMs: number;
  readonly connections: number;
  /** Of these, those that are held open to be told of changes. */
  readonly streams: number;
  /** How many requests that were sent before an earlier one was answered wait in all. */
  readonly requestsWaiting: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const CONNECTION_LIMITS: ConnectionLimits = {
  // Some two kilobytes, and a connection on which half of them are lost.
  headersMs: 20 * SECOND,
  // 100 KB at 27 kbit/s; hardly any body has a fiftieth of that.
  bodyMs: 30 * SECOND,
  // Four pictures of 5 MB at half a megabit a second.
  uploadMs: 5 * MINUTE,
  silenceMs: 2 * MINUTE,
  // Longer than the minute that proxies keep theirs, or they would send into one that is being closed.
  keepMs: 72 * SECOND,
  lookEveryMs: 5 * SECOND,
  // Two for everybody whom one process can serve at a time, and no more than some 40 MB for those who say nothing.
  connections: 2_000,
  // The other half is for calls.
  streams: 1_000,
  // Each takes some kilobytes, and one piece of 64 KB from the network may bring two thousand.
  requestsWaiting: 5_000,
};

/** Of JSON that is still coming: three hundred of the largest bodies there may be. Uploads have a budget of their own. */
const BYTES_OF_BODIES = 32 * 1024 * 1024;

/** The limits as the server itself takes them. */
export const serverOptionsOf = (limits: ConnectionLimits) => ({
  requestTimeout: limits.uploadMs,
  connectionTimeout: limits.silenceMs,
  keepAliveTimeout: limits.keepMs,
  clientErrorHandler: refuseOnSocket,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookEveryMs },
});

/** Answers what came too slowly, or is no HTTP: there is no request yet, and no framework to answer it. */
function refuseOnSocket(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) {
    const httpError = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow() : unreadable('request');
    const { headers, body } = writtenProblem(httpError);
    const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${httpError.status} ${STATUS_CODES[httpError.status]}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isUpload = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Gives bodies other than uploads their own, shorter time: the server's is for whole requests of any kind. Whose body has not
 * come by then gets a 408, or nothing more where the answer has been given already; the connection ends.
 */
function boundBodies(app: FastifyInstance, bodyMs: number): void {
  const coming = createByteBudget(BYTES_OF_BODIES);
  const awaited = new WeakMap<FastifyRequest, PassThrough>();
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // Where the call comes from the application itself, there is no connection to be slow.
    if (raw.socket.remotePort !== undefined && hasBody(raw) && !isUpload(raw)) {
      const timer = setTimeout(() => {
        if (reply.raw.writableEnded) raw.destroy();
        else awaited.get(request)?.destroy(tooSlow());
      }, bodyMs);
      raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { raw } = request;
    if (raw.complete || !hasBody(raw) || isUpload(raw)) return done(null, payload);
    // A body that is given up takes its connection with it, and the answer too, unless it is parsed from a copy.
    const body = payload.pipe(new PassThrough());
    payload.once('error', (error) => body.destroy(error));
    const holding = coming.open(request.ip, () => body.destroy(unavailable()));
    payload.on('data', (piece: Buffer) => holding.take(piece.length));
    body.once('close', holding.giveBack);
    awaited.set(request, body);
    done(null, body);
  });
}

/** Says that the server is full, at most once a minute. */
function tellOfDrops({ server, log }: { server: FastifyInstance['server']; log: FastifyBaseLogger }): void {
  let quietUntil = 0;
  server.on('drop', () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + MINUTE;
    log.warn({ connections: server.maxConnections }, 'more connections than this process takes: newcomers are refused');
  });
}

/** Bounds what people who are connected can hold. */
export function boundConnections(
  app: FastifyInstance,
  { bodyMs, connections, requestsWaiting }: ConnectionLimits,
): void {
  app.server.maxConnections = connections;
  tellOfDrops(app);
  const places = keepPlaces(app.server, connections);
  answerInTurn(app.server, places.mark, requestsWaiting);
  countProxied(app, places);
  boundBodies(app, bodyMs);
}
