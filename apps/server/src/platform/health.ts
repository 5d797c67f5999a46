import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from './errors.ts';

/** `/livez` says that the process runs, `/readyz` that it has begun its work and reaches its database. */
export function registerHealth(app: FastifyInstance): void {
  app.get('/livez', { schema: { hide: true } as object }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } as object }, async () => {
    if (!app.services.isReady()) throw unavailable();
    try {
      await sql`select 1`.execute(app.services.database.db);
    } catch {
      throw unavailable();
    }
    return { status: 'ok' };
  });
}
