import { sql } from 'kysely';
import { type AppOptions, createApp } from '../src/app.ts';
import { openDatabase } from '../src/database/connection.ts';
import { createFindActor } from '../src/features/accounts/index.ts';
import { createEventHub } from '../src/platform/events.ts';
import { createPictureStore } from '../src/platform/pictures.ts';
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
  const events = await createEventHub(database);
  const own = { database, events, findActor: createFindActor(database.db) };
  const pictures = createPictureStore(test.config.dataDir);
  const app = await createApp({ ...test.app.services, ...own, pictures }, options);
  return {
    ...test,
    app,
    db: database.db,
    ...clientOf(app),
    close: async () => {
      await app.close();
      await events.close();
      await database.close();
    },
  };
}
