import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from './errors.ts';

/** `/livez` says that the process runs, `/readyz` that it reaches its database. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/livez', { schema: { hide: true } as object }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } as object }, async () => {
    try {
      await sql`select 1`.execute(app.services.database.db);
    } catch {
      throw unavailable();
    }
    return { status: 'ok' };
  });
}
