import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { anAdmin } from '../people.ts';
import { createTestAppOn } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** All rows of all tables, and how far the sequences have come. */
async function contentOf({ database: { db } }: TestDatabase) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'jobs') order by 1`.execute(db);
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(kept::text, chr(10) order by kept::text) as all from ${sql.raw(name)} as kept`.execute(db);
    content[name] = rows[0]?.all;
  }
  const { rows: sequences } = await sql`select sequencename, last_value from pg_sequences order by 1`.execute(db);
  return { content, sequences };
}
const nameOf = ({ databaseUrl, dataDir }: TestDatabase) => databaseUrl ?? dataDir;

test('a database that a test gives back is the next one’s, as new', async () => {
  const first = await createTestDatabase();
  const asNew = await contentOf(first);
  const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const app = await createTestAppOn(first.database, dataDir);
  await anAdmin(app);
  await sql`update settings set updated_at = now()`.execute(first.database.db);
  await sql`delete from zones`.execute(first.database.db);
  await sql`set statement_timeout = '777ms'`.execute(first.database.db);
  await sql`analyze`.execute(first.database.db);
  expect(await contentOf(first)).not.toEqual(asNew);
  await app.close();
  await first.drop();
  const next = await createTestDatabase();
  expect(nameOf(next)).toBe(nameOf(first));
  expect(await contentOf(next)).toEqual(asNew);
  const { rows } = await sql`
    select current_setting('statement_timeout') = '777ms' as "isLimited",
      exists (select from pg_statistic where starelid >= 16384) as "isAnalyzed"`.execute(next.database.db);
  expect(rows).toEqual([{ isLimited: false, isAnalyzed: false }]);
  await next.drop();
});

test.each([
  ['whose schema a test has changed', sql`alter table zones add column altitude integer`],
  ['in which a test has taken something out of the schema', sql`alter table zones drop constraint zones_pkey cascade`],
  [
    'with settings of its own',
    sql`do $$ begin execute format('alter database %I set jit = off', current_database()); end $$`,
  ],
  ['that has grown', sql`insert into audit_log (action) select repeat('a', 40) from generate_series(1, 5000)`],
])('a database %s is nobody’s any more', async (_, change) => {
  const first = await createTestDatabase();
  await change.execute(first.database.db);
  await first.drop();
  const next = await createTestDatabase();
  expect(nameOf(next)).not.toBe(nameOf(first));
  await next.drop();
});
