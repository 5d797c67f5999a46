import type { FastifyInstance } from 'fastify';
import type { Queue } from '../database/database.ts';
import { unavailable } from './errors.ts';
import { problemOf } from './problem.ts';

// A call asks the database two or three times, and whoever is let in is to be served within a quarter of a second.
const LONGEST_WAIT_MS = 30;
// A page that asks for all it needs at once is no crowd, however slow the database.
const NO_CROWD = 16;

const isCrowd = ({ waiting, expectedMs }: Queue): boolean => waiting > NO_CROWD && expectedMs > LONGEST_WAIT_MS;

/**
 * Turns calls away while too many wait for the database: better a quick "in a moment" to some than a slow answer to all.
 * Before everything else, and written at once: ten times as many as can be served must cost next to nothing.
 */
export function turnAwayInCrowd(app: FastifyInstance): void {
  const refusal = unavailable();
  const body = JSON.stringify(problemOf(refusal));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(refusal.retryAfterSeconds),
    'x-content-type-options': 'nosniff',
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.raw.url?.startsWith('/api/') || !isCrowd(app.services.database.queue())) return done();
    reply.hijack();
    reply.raw.writeHead(refusal.status, headers).end(body);
  });
}
