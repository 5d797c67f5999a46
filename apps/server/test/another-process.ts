import { sql } from 'kysely';
import { type AppOptions, createApp } from '../src/app.ts';
import { openDatabase } from '../src/database/connection.ts';
import { createServices } from '../src/server.ts';
import { clientOf } from './client.ts';
import type { TestApp } from './test-app.ts';

/**
 * A second application on the database of the first, as a second server process has it: with connections and a listener of
 * its own. PostgreSQL only.
 */
export async function anotherProcess(test: TestApp, options: AppOptions = {}): Promise<TestApp> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: ':memory:' });
  const services = await createServices(test.config, database, { now: test.app.services.now });
  const app = await createApp(services, options);
  return {
    ...test,
    app,
    db: database.db,
    ...clientOf(app),
    close: async () => {
      await app.close();
      await Promise.all([services.notices.close(), services.pusher.close()]);
      await database.close();
    },
  };
}
