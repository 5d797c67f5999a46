import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { clientOf } from './client.ts';
import type { TestApp } from './test-app.ts';

export interface FailingApp extends TestApp {
  /** Makes the n-th statement of what is called next fail with an error, once. */
  readonly failAt: (n: number, error: Error) => void;
  /** Whether it has come to that. */
  readonly hasFailed: () => boolean;
}

/** An application on the database of `test` whose statements can be made to fail; who calls it is looked up untouched. */
export async function withFailingStatements(test: TestApp): Promise<FailingApp> {
  const { services } = test.app;
  let left = 0;
  let error = new Error();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left === 0) throw error;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = services.database.db.withPlugin(plugin);
  const app = await createApp({ ...services, database: { ...services.database, db } });
  return {
    ...test,
    app,
    ...clientOf(app),
    failAt: (n, failure) => {
      left = n;
      error = failure;
    },
    hasFailed: () => left <= 0,
    close: () => app.close(),
  };
}

/** Makes every commit of a write fail, the way a deferred constraint does, while `work` runs. */
export async function whileCommitsFail<T>({ db }: TestApp, work: () => Promise<T>): Promise<T> {
  await sql`create function fail_commit() returns trigger language plpgsql as
    $$ begin raise exception 'no commit'; end $$`.execute(db);
  await sql`create constraint trigger fail_commit after insert on audit_log
    deferrable initially deferred for each row execute function fail_commit()`.execute(db);
  try {
    return await work();
  } finally {
    await sql`drop trigger fail_commit on audit_log`.execute(db);
    await sql`drop function fail_commit`.execute(db);
  }
}
