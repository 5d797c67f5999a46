import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { makeTemplate } from '../../src/database/embedded/make-template.ts';

const WRITER = fileURLToPath(new URL('./embedded-writer.ts', import.meta.url));
// Starts of whole processes: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;
let children: ChildProcess[];

beforeEach(async () => {
  await makeTemplate();
  dataDir = await mkdtemp(join(tmpdir(), 'mercadito-test-'));
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** A process that opens the directory and commits the numbers 1, 2, 3 …, saying each after its commit. */
const startWriter = (): { child: ChildProcess; lines: AsyncIterator<string> } => {
  const child = spawn(process.execPath, [WRITER, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
};
const exited = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.once('exit', done));

test('a second process is refused and the first is unharmed', async () => {
  const { lines } = startWriter();
  await lines.next();
  const second = startWriter();
  const refusal = (await second.lines.next()).value;
  expect(refusal).toMatch(/^The data directory .* is in use by process \d+ on .*; stop it first/);
  const before = Number((await lines.next()).value);
  for (let line = 0; line < 20; line += 1) await lines.next();
  expect(Number((await lines.next()).value)).toBe(before + 21);
});

test('one process does not open a directory twice either', async () => {
  const database = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by');
  await database.close();
  await (await openDatabase({ dataDir })).close();
});

test('of several starting at once exactly one gets the directory', async () => {
  const openings = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase({ dataDir })));
  const opened = openings.filter((opening) => opening.status === 'fulfilled');
  expect(opened).toHaveLength(1);
  await opened[0]?.value.close();
});

test('the lock of a process that is no more is taken over', async () => {
  await writeFile(
    join(dataDir, 'lock.json'),
    JSON.stringify({ pid: process.pid, host: hostname(), started: 'earlier' }),
  );
  await (await openDatabase({ dataDir })).close();
});

test('a lock with a beating heart on another host is respected', async () => {
  await writeFile(join(dataDir, 'lock.json'), JSON.stringify({ pid: 1, host: 'elsewhere', started: '1' }));
  await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by process 1 on elsewhere');
});

test('what was committed survives kill -9', async () => {
  let said = 0;
  for (let round = 0; round < 3; round += 1) {
    const { child, lines } = startWriter();
    for (let line = 0; line < 30; line += 1) said = Number((await lines.next()).value);
    child.kill('SIGKILL');
    await exited(child);
  }
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*), max(n) as last from numbers`.execute(database.db);
  await database.close();
  expect(rows[0]?.last).toBeGreaterThanOrEqual(said);
  expect(rows[0]?.count).toBe(rows[0]?.last);
});
