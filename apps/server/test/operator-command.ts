import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../src/database/connection.ts';
import { makeTemplate } from '../src/database/embedded/make-template.ts';
import { createTestDatabase, type TestDatabase, testEngine } from './database/test-database.ts';

/** What a command has come to. */
interface Ended {
  readonly code: number | null;
  /** On standard output. */
  readonly said: string;
  /** On standard error, without the line that names the database. */
  readonly complaint: string;
  /** The line that names the database, where it has one. */
  readonly database: string;
}

interface Run {
  readonly settings?: Readonly<Record<string, string | undefined>>;
  /** What is typed. */
  readonly typed?: string;
}

/** A place where a server has been, for all tests of a file: a directory, and on PostgreSQL a database. */
export function useServedPlace() {
  const place = { dataDir: '', databaseUrl: undefined as string | undefined };
  let postgres: TestDatabase | undefined;
  const open = (): Promise<Database> => openDatabase({ ...place, inThisThread: true });
  beforeAll(async () => {
    await makeTemplate();
    place.dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
    if (testEngine === 'postgres') postgres = await createTestDatabase();
    place.databaseUrl = postgres?.databaseUrl;
    if (!postgres) await (await open()).close();
  });
  afterAll(async () => {
    await postgres?.drop();
    await rm(place.dataDir, { recursive: true, force: true });
  });

  /** Somebody lives there. */
  const settle = async (
    username: string,
    names: Readonly<Record<'first_name' | 'last_name', string>>,
  ): Promise<void> => {
    const database = await open();
    const email = `${username}@example.com`;
    await database.db
      .insertInto('users')
      .values({ username, ...names, email, password_hash: 'x' })
      .execute();
    await database.close();
  };

  /** Runs a command of `src/commands` as an operator would. */
  const run = async (command: string, args: readonly string[], { settings, typed }: Run = {}): Promise<Ended> => {
    const file = fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url));
    const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, ...settings };
    const child = spawn(process.execPath, [file, ...args], { env });
    const ended = once(child, 'close');
    child.stdin.end(typed === undefined ? '' : `${typed}\n`);
    const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    const [, database = '', rest = ''] = /^(Database: [^\n]*\n)?(.*)$/s.exec(complaint) ?? [];
    return { code, said: said.trim(), complaint: rest.trim(), database: database.trim() };
  };
  return { place, open, settle, run };
}
