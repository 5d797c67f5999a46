import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, makePostgresDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { onPostgres } from '../../test/races.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { createServer } from '../server.ts';
import { refuseForeignDirectory } from './belonging.ts';

let dataDir: string;
let town: TestDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  town = await createTestDatabase();
});
afterEach(async () => {
  await town.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const serve = (databaseUrl: string | undefined) =>
  createServer(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' }));

test('the database that was served from a directory first is served from it again', async () => {
  await (await refuseForeignDirectory(dataDir, town.database))();
  await (await refuseForeignDirectory(dataDir, town.database))();
  expect(JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))).toHaveProperty('id');
});

test.runIf(onPostgres)(
  'a copy that is tried out on the directory of the live database is refused and not touched',
  async () => {
    await (await serve(town.databaseUrl)).close();
    await town.database.close();
    const name = new URL(town.databaseUrl ?? '').pathname.slice(1);
    const copy = await makePostgresDatabase(name);
    try {
      await expect(serve(copy.databaseUrl)).rejects.toThrow(
        /^DATA_DIR .* belongs to the database .* needs a DATA_DIR of its own/,
      );
      // Who has taken the other's place for good is told what to do.
      await rm(join(dataDir, 'database.json'));
      await (await serve(copy.databaseUrl)).close();
      await expect(serve(town.databaseUrl)).rejects.toThrow('belongs to the database');
    } finally {
      await copy.remove();
      Object.assign(town, { database: await openDatabase({ databaseUrl: town.databaseUrl, dataDir }) });
    }
  },
);

test.runIf(onPostgres)('a database that is refused is not migrated', async () => {
  await (await serve(town.databaseUrl)).close();
  const empty = await makePostgresDatabase();
  try {
    await expect(serve(empty.databaseUrl)).rejects.toThrow('belongs to the database');
    const other = await openDatabase({ databaseUrl: empty.databaseUrl, dataDir });
    const { rows } = await sql<{ there: boolean }>`select to_regclass('migrations') is not null as there`.execute(
      other.db,
    );
    await other.close();
    expect(rows).toEqual([{ there: false }]);
  } finally {
    await empty.remove();
  }
});

test.runIf(onPostgres)('nor is a PostgreSQL database served from the directory of an embedded one', async () => {
  await (await refuseForeignDirectory(dataDir, { ...town.database, engine: 'embedded' }))();
  await expect(serve(town.databaseUrl)).rejects.toThrow('belongs to the database embedded in it');
});
