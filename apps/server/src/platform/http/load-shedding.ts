import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Queue } from '../../database/database.ts';
import { unavailable } from '../problems/errors.ts';
import { writtenProblem } from '../problems/problem.ts';

// A call asks the database two or three times, and whoever is let in is to be served within a quarter of a second.
const LONGEST_WAIT_MS = 30;
// Above this the queue only grows: better a quick "in a moment" to some than a slow answer to all.
const LONGEST_DELAY_MS = 1_000;
// A page that asks for all it needs at once is no overload, however slow the database.
const NEVER_OVERLOAD = 16;

const isOverloaded = ({ waiting, expectedMs }: Queue): boolean =>
  waiting > NEVER_OVERLOAD && expectedMs > LONGEST_WAIT_MS;

/** Who stands in line: a write before its turn to write, and like all others for a connection. */
const queuesOf = (method: string, { queue, writersQueue }: Database): Queue[] =>
  method === 'GET' ? [queue()] : [queue(), writersQueue()];

const isCall = (url = ''): boolean => url.startsWith('/api/');

const LOOK_EVERY_MS = 1_000;
const RESOLUTION_MS = 10;

/** Turns calls away while everything is slow. A page comes all the same, with its frame at least, and so does a picture. */
export function turnAwayUnderPressure({ url }: Pick<FastifyRequest, 'url'>): void {
  if (isCall(url)) throw unavailable();
}

/** Watches how late this process's turns come. @returns by how much in the last second, on average */
function watchDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // Without a single turn there is no mean.
    delayMs = Number.isNaN(histogram.mean) ? Number.POSITIVE_INFINITY : histogram.mean / 1e6 - RESOLUTION_MS;
    histogram.reset();
  }, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delayMs;
}

/** Has calls turned away while this process is too slow at everything. */
export function registerPressure(app: FastifyInstance): void {
  const delay = watchDelay(app);
  app.addHook('onRequest', async (request) => {
    if (delay() > LONGEST_DELAY_MS) turnAwayUnderPressure(request);
  });
}

/**
 * Turns calls away while too many wait for the database: better a quick "in a moment" to some than a slow answer to all.
 * Before everything else, and written at once: ten times as many as can be served must cost next to nothing.
 */
export function shedLoad(app: FastifyInstance): void {
  const error = unavailable();
  const { headers, body } = writtenProblem(error);
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request.raw.url)) return done();
    if (!queuesOf(request.method, app.services.database).some(isOverloaded)) return done();
    reply.hijack();
    reply.raw.writeHead(error.status, headers).end(body);
  });
}
