import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { makeTemplate } from '../src/database/embedded/make-template.ts';
import { CACHE_DIRECTORY } from '../src/platform/pictures/cache-directory.ts';
import { createTestDatabase, testEngine } from './database/test-database.ts';

/** Where a town is kept: what one process of the server leaves there the next one finds. */
export interface House {
  readonly dataDir: string;
  /** Undefined on the embedded engine. */
  readonly databaseUrl: string | undefined;
}

export type ServerProcess = ChildProcessByStdio<null, Readable, null>;

/** A house for the test that asks, on the engine under test, gone when it ends. */
export async function aHouse(): Promise<House> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  if (testEngine === 'embedded') {
    await makeTemplate();
    return { dataDir, databaseUrl: undefined };
  }
  const { databaseUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  return { dataDir, databaseUrl };
}

/** Starts a program of the server there; it is killed when the test ends, where it still runs. Its output can be read. */
export function startIn({ dataDir, databaseUrl }: House, program: URL, ...args: string[]): ServerProcess {
  const own = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const env = { ...process.env, NODE_COMPILE_CACHE: join(CACHE_DIRECTORY, 'code'), ...own };
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return child;
}

/** The server itself. */
const SERVER_PROGRAM = new URL('../src/main.ts', import.meta.url);

/** A program of the server that listens. */
export interface RunningServer {
  readonly address: string;
  readonly kill: ServerProcess['kill'];
  readonly printed: () => string;
  /** Resolves with the exit code once the process has ended and all that it printed has been read. */
  readonly ended: Promise<number | null>;
}

/** Starts a program of the server, and waits until it listens. */
export async function runServer(house: House, program = SERVER_PROGRAM): Promise<RunningServer> {
  const child = startIn(house, program);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, at] = /open at (http:[^\s"]+)["\n]/.exec(printed) ?? [];
      if (at) resolve(at);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  return { address, kill: (signal) => child.kill(signal), printed: () => printed, ended };
}
