import { timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOT_IN_DOCUMENT } from '../open-api/open-api.ts';
import { roomIn } from '../pictures/room-in.ts';
import { notFound } from '../problems/errors.ts';
import { sha256 } from '../sha256.ts';
import { createMetrics, type Metrics, NO_METRICS } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
    /** Listens on `METRICS_PORT`, where there is one. @returns which it is @throws where it is taken */
    listenForMetrics: () => Promise<number | null>;
  }
}

const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** By their hashes, which are of one length: the time that it takes tells nothing of the token. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(one)), Buffer.from(sha256(other)));

const endpointOf = ({ routeOptions }: FastifyRequest) => routeOptions.config?.endpoint;

/** The name under which a request is counted: its call, or the pattern of its route; never what somebody typed. */
const callOf = (request: FastifyRequest): string => endpointOf(request)?.name ?? request.routeOptions.url ?? 'unknown';

/** Whether a stream has ended that was opened: the hours for which it was open are no time of an answer. */
const wasStream = (request: FastifyRequest, status: number): boolean =>
  endpointOf(request)?.mediaType === 'text/event-stream' && status === 200;

/** What the server itself is; a feature adds what it knows of. */
function addOwnGauges({ metrics, server, services, lookAround }: FastifyInstance): void {
  const { database, pictures } = services;
  metrics.gauge({
    name: 'mercadito_connections',
    help: 'Open connections',
    read: () => new Promise((resolve) => server.getConnections((_error, value) => resolve([{ value: value ?? 0 }]))),
  });
  metrics.gauge({
    name: 'mercadito_database_waiting',
    help: 'Calls that wait for a connection to the database, and writes that wait for their turn before',
    labels: ['queue'],
    read: () => [
      { labels: { queue: 'connection' }, value: database.queue().waiting },
      { labels: { queue: 'write' }, value: database.writersQueue().waiting },
    ],
  });
  metrics.gauge({
    name: 'mercadito_database_expected_wait_seconds',
    help: 'How long a call that came now would wait for a connection',
    read: () => [{ value: database.queue().expectedMs / 1_000 }],
  });
  metrics.gauge({
    name: 'mercadito_ready',
    help: 'Whether /readyz says that the server is ready',
    read: async () => [{ value: (await lookAround()).fault ? 0 : 1 }],
  });
  metrics.gauge({
    name: 'mercadito_pictures_ready',
    help: 'Whether pictures can be kept and shown: by their folder, or by their store',
    read: async () => {
      const { fault, trouble } = await lookAround();
      return [{ value: trouble || fault?.code === 'pictures' || fault?.code === 'pictures_disk' ? 0 : 1 }];
    },
  });
  metrics.gauge({
    name: 'mercadito_jobs',
    help: 'Jobs that were given up (failed) and that are tried again (retrying)',
    labels: ['state'],
    read: async () => {
      const { jobs } = await lookAround();
      if (!jobs) return [];
      return [
        { labels: { state: 'failed' }, value: jobs.failed },
        { labels: { state: 'retrying' }, value: jobs.retrying },
      ];
    },
  });
  metrics.gauge({
    name: 'mercadito_jobs_oldest_waiting_seconds',
    help: 'For how long the oldest job has waited that might run',
    read: async () => {
      const { jobs } = await lookAround();
      return jobs ? [{ value: jobs.oldestWaitingSeconds }] : [];
    },
  });
  metrics.gauge({
    name: 'mercadito_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR for who runs the server',
    read: async () => [{ value: (await roomIn(pictures.directory)).free_bytes }],
  });
}

/** Where visitors' reads go, and have gone, by `DATABASE_READ_URL`. */
function addStandby({ metrics, services }: FastifyInstance): void {
  const { standby } = services.database;
  if (!standby) return;
  metrics.gauge({
    name: 'mercadito_standby_used',
    help: 'Whether what visitors read comes from the standby',
    read: async () => [{ value: (await standby.look()) === undefined ? 1 : 0 }],
  });
  metrics.counter({
    name: 'mercadito_public_reads_total',
    help: 'Reads of visitors that the standby may answer, by which database did',
    labels: ['from'],
    read: () => Object.entries(standby.reads()).map(([from, value]) => ({ labels: { from }, value })),
  });
}

/** Counts each answered request; nothing of what somebody sent is kept. */
function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    if (!wasStream(request, status)) app.metrics.observeRequest(callOf(request), status, elapsedTime / 1_000);
    done();
  });
}

/** `/metrics` beside all else, for whoever brings the token; for everybody else there is no such page. */
function serveByToken(app: FastifyInstance, token: string): void {
  app.get('/metrics', { schema: NOT_IN_DOCUMENT }, async (request, reply) => {
    app.limits.countServed('page', request);
    if (!isSame(bearerOf(request), token)) throw notFound('Page');
    const { type, text } = await app.metrics.print();
    return reply.type(type).header('cache-control', 'no-store').send(text);
  });
}

/**
 * `/metrics` on a port of its own, which only the machines that watch should reach; it closes with the application.
 * @returns what listens there
 */
function serveOnPort(app: FastifyInstance, port: number): () => Promise<number> {
  const server = createServer(({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    app.metrics.print().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('preClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  return async () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject).listen(port, app.services.config.host, resolve);
    await promise;
    return (server.address() as AddressInfo).port;
  };
}

/**
 * Counts for Prometheus where the configuration says who may ask; else there is nothing of it. To be called before any route is
 * registered that is to be counted.
 */
export function registerMetrics(app: FastifyInstance): void {
  const { token, port } = app.services.config.metrics;
  const isAsked = token !== null || port !== null;
  app.decorate('metrics', isAsked ? createMetrics() : NO_METRICS);
  const listen: FastifyInstance['listenForMetrics'] = port === null ? async () => null : serveOnPort(app, port);
  app.decorate('listenForMetrics', listen);
  if (!isAsked) return;
  countRequests(app);
  addOwnGauges(app);
  addStandby(app);
  if (token !== null) serveByToken(app, token);
}
