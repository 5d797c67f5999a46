import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { MIGRATIONS, migrate, readMigrations } from '../../src/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('migrations', () => {
  let fixture: TestDatabase;
  let folder: string;
  let directory: URL;

  beforeAll(async () => {
    fixture = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'mercadito-migrations-'));
    await cp(MIGRATIONS, folder, { recursive: true });
    directory = pathToFileURL(`${folder}/`);
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await fixture.drop();
  });

  const nextNumber = async (): Promise<string> => {
    const last = (await readMigrations(directory)).at(-1);
    return String(Number.parseInt(last?.name ?? '', 10) + 1).padStart(4, '0');
  };

  test('a second run does nothing', async () => {
    expect(await migrate(fixture.database.db)).toEqual([]);
    const { rows } = await sql<{ count: number }>`select count(*) from migrations`.execute(fixture.database.db);
    expect(rows[0]?.count).toBe((await readMigrations()).length);
  });

  test('several at once apply each migration once', async () => {
    const number = await nextNumber();
    await writeFile(new URL(`${number}-probe.sql`, directory), 'create table probe (id integer primary key);');
    const { db } = fixture.database;
    const others = fixture.databaseUrl
      ? await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: fixture.databaseUrl, dataDir: ':memory:' })))
      : [];
    const runs = await Promise.all(
      [db, db, ...others.map((other) => other.db)].map((each) => migrate(each, directory)),
    );
    expect(runs.flat()).toEqual([`${number}-probe`]);
    await Promise.all(others.map((other) => other.close()));
  });

  test('a former version starts on a database whose newer migrations leave what it needs', async () => {
    expect(await migrate(fixture.database.db)).toEqual([]);
  });

  test('a former version starts where what was taken away is what it no longer needs, and an older one does not', async () => {
    const known = await readMigrations();
    const number = Number.parseInt(known.at(-1)?.name ?? '', 10);
    const next = await nextNumber();
    const file = new URL(`${next}-gone.sql`, directory);
    await writeFile(file, `-- survives ${String(number).padStart(4, '0')}: nothing reads it since\ndrop table probe;`);
    expect(await migrate(fixture.database.db, directory)).toEqual([`${next}-gone`]);
    expect(await migrate(fixture.database.db)).toEqual([]);

    const older = await mkdtemp(join(tmpdir(), 'mercadito-migrations-'));
    await cp(MIGRATIONS, older, { recursive: true });
    await rm(join(older, `${known.at(-1)?.name}.sql`));
    await expect(migrate(fixture.database.db, pathToFileURL(`${older}/`))).rejects.toThrow(
      `has migration ${next}-gone, which this version does not know`,
    );
    await rm(older, { recursive: true });
  });

  test('a former version is refused where a newer migration says nothing of it', async () => {
    const { db } = fixture.database;
    const add = (name: string) => db.insertInto('migrations').values({ name, checksum: '' }).execute();
    await add('9999-of-somebody');
    await expect(migrate(db)).rejects.toThrow(/9999-of-somebody, which this version does not know/);
    await db.deleteFrom('migrations').where('name', '=', '9999-of-somebody').execute();
  });

  test('a failing migration leaves nothing behind', async () => {
    const number = await nextNumber();
    const file = new URL(`${number}-broken.sql`, directory);
    await writeFile(file, 'create table half (id integer); select 1 / 0;');
    await expect(migrate(fixture.database.db, directory)).rejects.toThrow('division by zero');
    const { rows } = await sql`select 1 from pg_tables where tablename = 'half'`.execute(fixture.database.db);
    expect(rows).toEqual([]);
    await rm(file);
  });

  test('an applied migration whose text has changed is refused', async () => {
    const [first] = await readMigrations(directory);
    await writeFile(new URL(`${first?.name}.sql`, directory), `${first?.text}\n-- edited`);
    await expect(migrate(fixture.database.db, directory)).rejects.toThrow(
      /0001-foundations was applied and has been changed/,
    );
  });
});
