import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import { unavailable } from './errors.ts';

const REMEMBERED_MS = 1_000;

/**
 * Whether the database can be reached. It is asked once a second at most, and once for all who want to know meanwhile: anybody
 * may ask, and nobody is to hold it by that.
 * @param clock in milliseconds
 */
export function createReadiness(db: Db, clock: () => number = () => performance.now()): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let goodUntil = 0;
  const ask = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(db);
      return true;
    } catch {
      return false;
    } finally {
      goodUntil = clock() + REMEMBERED_MS;
    }
  };
  return () => {
    if (answer && clock() < goodUntil) return answer;
    // Until the answer is there nobody asks again.
    goodUntil = Number.POSITIVE_INFINITY;
    answer = ask();
    return answer;
  };
}

/** `/livez` says that the process runs, `/readyz` that it reaches its database. */
export function registerHealth(app: FastifyInstance): void {
  const isReady = createReadiness(app.services.database.db);
  app.get('/livez', { schema: { hide: true } as object }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } as object }, async () => {
    if (!(await isReady())) throw unavailable();
    return { status: 'ok' };
  });
}
