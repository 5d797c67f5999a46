import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/database/connection.ts';
import type { DatabaseOptions, Db } from '../src/database/database.ts';
import { type CuttableLine, openLine } from './database/cuttable-line.ts';
import { createTestDatabase } from './database/test-database.ts';
import { createTestAppOn, type TestApp } from './test-app.ts';

/** An application that reaches its database by a line the test can cut. */
export interface AppOnLine extends TestApp {
  readonly line: CuttableLine;
  /** The database by a way of its own, whatever becomes of the line. */
  readonly behindLine: Db;
  /** What the application signs in to the database as: a role that nobody else has. */
  readonly role: string;
}

function asRole(databaseUrl: string, role: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  url.password = 'first';
  return url.href;
}

/** The whole application on a fresh PostgreSQL database, by a line that can be cut. */
export async function createAppOnLine(options: Pick<DatabaseOptions, 'statementTimeoutMs'> = {}): Promise<AppOnLine> {
  const fixture = await createTestDatabase();
  const role = `site_${randomBytes(6).toString('hex')}`;
  const { db } = fixture.database;
  await sql`create role ${sql.id(role)} login superuser password 'first'`.execute(db);
  const line = await openLine(asRole(fixture.databaseUrl ?? '', role));
  const quiet = { dataDir: ':memory:', log: () => undefined };
  const database = await openDatabase({ databaseUrl: line.url, ...quiet, ...options });
  const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  const app = await createTestAppOn(database, dataDir);
  return {
    ...app,
    line,
    behindLine: db,
    role,
    close: async () => {
      await app.close();
      await database.close();
      await line.close();
      await sql`drop role ${sql.id(role)}`.execute(db);
      await fixture.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
