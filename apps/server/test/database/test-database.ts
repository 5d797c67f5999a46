import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { makeTemplate } from '../../src/database/embedded/make-template.ts';
import { migrate, schemaChecksum } from '../../src/database/migrate.ts';
import { type Cleaning, cleanDatabase, type Run, readCleaning } from './clean-database.ts';
import { namesOf } from './drop-databases.ts';

/** A migrated, empty database for one test file. */
export type TestDatabase = {
  readonly database: Database;
  /** DATABASE_URL of it, for a server started as a process of its own; undefined on the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** DATA_DIR of it; ':memory:' on PostgreSQL, which needs none. */
  readonly dataDir: string;
  /** Closes it and leaves no trace. */
  readonly drop: () => Promise<void>;
};

const { TEST_ENGINE = 'embedded' } = process.env;
if (TEST_ENGINE !== 'embedded' && TEST_ENGINE !== 'postgres') {
  throw new Error(`A test asks for a database where there is none: TEST_ENGINE is "${TEST_ENGINE}"`);
}

/** The engine tests run on: TEST_ENGINE, 'embedded' unless told otherwise. */
export const testEngine: Database['engine'] = TEST_ENGINE;

/** One that tests have one after the other: each takes a third of a second to make. */
interface KeptDatabase extends Pick<TestDatabase, 'databaseUrl' | 'dataDir'> {
  readonly open: () => Promise<Database>;
  readonly leave: (database: Database) => Promise<void>;
  /** On a connection that stays: a new one would first have to read what all tables are. */
  readonly run: Run;
  readonly remove: () => Promise<void>;
}

/** Those that are as new; the run's end removes them. */
const clean: KeptDatabase[] = [];
let cleaning: Promise<Cleaning> | undefined;

/**
 * A migrated, empty database: one that was cleaned, or the copy of one made once per schema.
 * On PostgreSQL TEST_DATABASE_URL names a database whose user may create others.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const kept = clean.pop() ?? (await (testEngine === 'postgres' ? keepPostgres() : keepEmbedded()));
  cleaning ??= readCleaning(kept.run);
  const asNew = await cleaning;
  const database = await kept.open();
  const drop = async (): Promise<void> => {
    await kept.leave(database);
    const isClean = await cleanDatabase(kept.run, asNew).catch(() => false);
    if (isClean) clean.push(kept);
    else await kept.remove();
  };
  const { databaseUrl, dataDir } = kept;
  return { database, databaseUrl, dataDir, drop };
}

async function keepEmbedded(): Promise<KeptDatabase> {
  await makeTemplate();
  const dataDir = await mkdtemp(join(tmpdir(), namesOf(process.ppid)));
  // In this thread: the same engine in a third of the time. embedded.test.ts is about the one with a thread of its own.
  const database = await openDatabase({ dataDir, inThisThread: true });
  return {
    databaseUrl: undefined,
    dataDir,
    open: async () => database,
    leave: async () => undefined,
    run: async <Row>(text: string) => (await database.db.executeQuery<Row>(CompiledQuery.raw(text))).rows,
    remove: async () => {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function keepPostgres(): Promise<KeptDatabase> {
  const { databaseUrl, remove } = await makePostgresDatabase(await makePostgresTemplate());
  const client = new pg.Client({ connectionString: databaseUrl });
  // A test may end the server.
  client.on('error', () => undefined);
  await client.connect();
  return {
    databaseUrl,
    dataDir: ':memory:',
    open: () => openDatabase({ databaseUrl, dataDir: ':memory:' }),
    leave: (database) => database.close(),
    run: async (text) => (await client.query(text)).rows,
    remove: async () => {
      await client.end();
      await remove();
    },
  };
}

/** A new PostgreSQL database, the copy of another; without one it is empty. */
export const makePostgresDatabase = async (
  template = 'template0',
): Promise<{ databaseUrl: string; remove: () => Promise<void> }> => {
  const name = `${namesOf(process.ppid)}${randomBytes(6).toString('hex')}`;
  // Of one that somebody is connected to no copy is made.
  const alone = 'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1';
  await onAdminConnection(async (admin) => {
    await admin.query(alone, [template]);
    // Page by page through the log, as PostgreSQL does it by itself, takes twice the time where nothing waits for a disk.
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const remove = () => onAdminConnection((admin) => admin.query(`drop database ${name} with (force)`));
  return { databaseUrl: urlOf(name), remove };
};

/** Makes the template database unless it is there; the lock lets one of several test processes do it. */
const makePostgresTemplate = async (): Promise<string> => {
  const name = `mercadito_template_${await schemaChecksum()}`;
  await onAdminConnection(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [createHash('sha256').update(name).digest().readInt32BE()]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
    if (rowCount) return;
    // Marked as a template only when whole: what is left of an interrupted attempt is made again.
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
    const database = await openDatabase({ databaseUrl: urlOf(name), dataDir: ':memory:' });
    await migrate(database.db);
    await database.close();
    await admin.query(`alter database ${name} is_template true`);
  });
  return name;
};

const adminUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL, a database whose user may create others');
  return url;
};

const urlOf = (databaseName: string): string => {
  const url = new URL(adminUrl());
  url.pathname = `/${databaseName}`;
  return url.href;
};

const onAdminConnection = async (work: (admin: pg.Client) => Promise<unknown>): Promise<void> => {
  const admin = new pg.Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
};
