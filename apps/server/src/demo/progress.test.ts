import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { aHouse } from '../../test/house.ts';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { inTransaction } from '../database/transaction.ts';
import { createSiteServer } from './index.ts';
import { markBegun, markFilled, progressOf, selectMarks } from './progress.ts';

// Opens servers: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let testing: TestDatabase;
beforeEach(async () => {
  testing = await createTestDatabase();
});
afterEach(() => testing.drop());

test('a fill is told from an empty database, from one cut short and from one that is through', async () => {
  const { db } = testing.database;
  expect(await progressOf(db)).toBe('empty');
  await markBegun(db);
  expect(await progressOf(db)).toBe('cut short');
  await markFilled(db);
  expect(await progressOf(db)).toBe('filled');
});

test('how far a fill has come is read from an index of its own, however much is on record', async () => {
  const { db } = testing.database;
  const plan = await inTransaction(db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    return JSON.stringify(await selectMarks(transaction).explain('json'));
  });
  expect(plan).toContain('"Index Name":"audit_log_demo"');
});

test('a database with accounts that are not the demo is left alone', async () => {
  const { db } = testing.database;
  const person = { first_name: 'Rosa', last_name: 'Luna', password_hash: 'x' };
  await db
    .insertInto('users')
    .values({ ...person, username: 'rosa', email: 'rosa@example.com' })
    .execute();
  expect(await progressOf(db)).toBe('other accounts');
});

test('what the demo filled is served as a site only where that is wanted, and nothing else as a demo', async () => {
  const { databaseUrl, dataDir } = await aHouse();
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' };
  const onDatabase = async (work: (db: Db) => Promise<unknown>): Promise<void> => {
    const database = await openDatabase({ databaseUrl, dataDir, inThisThread: true });
    await migrate(database.db);
    await work(database.db);
    await database.close();
  };
  const serve = (SERVE_DEMO: string) => createSiteServer(readConfig({ ...place, SERVE_DEMO }), { inThisThread: true });
  await onDatabase(async (db) => {
    await markBegun(db);
    await markFilled(db);
  });
  await expect(serve('false')).rejects.toThrow(/^This database was filled by npm run demo/);
  // Whoever names the right one then is not told that the directory belongs to this one.
  expect(existsSync(join(dataDir, 'database.json'))).toBe(false);
  await (await serve('true')).close();
  await onDatabase((db) => db.deleteFrom('audit_log').execute());
  await expect(serve('true')).rejects.toThrow(/^SERVE_DEMO is true, and this database was not filled/);
  await (await serve('false')).close();
});
