import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/connection.ts';
import { templateDirectory } from '../../src/database/embedded/cluster.ts';
import { makeTemplate } from '../../src/database/embedded/make-template.ts';
import { testEngine } from './test-database.ts';

const SERVER = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const WRITER = fileURLToPath(new URL('./embedded-writer.ts', import.meta.url));
// This engine is the same whichever the others run on: once is enough.
const isUnderTest = testEngine === 'embedded';
const onEmbedded = test.runIf(isUnderTest);
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
/** As the lock of a process here has it. */
const tableOfProcesses = async (): Promise<string> => {
  const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  return `${boot} ${await readlink('/proc/self/ns/pid')}`;
};
/** Keeps a lock fresh, as its holder does. */
const beatFor = async (holder: object): Promise<() => void> => {
  const file = join(dataDir, 'lock.json');
  await writeFile(file, JSON.stringify(holder));
  const beating = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), 500);
  return () => clearInterval(beating);
};
const exited = (child: ChildProcess): Promise<unknown> => new Promise((done) => child.once('exit', done));

onEmbedded('a second process is refused and the first is unharmed', async () => {
  const { lines } = startWriter();
  await lines.next();
  const second = startWriter();
  const message = (await second.lines.next()).value;
  expect(message).toMatch(/^The data directory .* is in use by process \d+ on .*; stop it first/);
  const before = Number((await lines.next()).value);
  for (let line = 0; line < 20; line += 1) await lines.next();
  expect(Number((await lines.next()).value)).toBe(before + 21);
});

onEmbedded('one process does not open a directory twice either', async () => {
  const database = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by');
  await database.close();
  await (await openDatabase({ dataDir })).close();
});

onEmbedded('of several starting at once exactly one gets the directory', async () => {
  const openings = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase({ dataDir })));
  const opened = openings.filter((opening) => opening.status === 'fulfilled');
  expect(opened).toHaveLength(1);
  await opened[0]?.value.close();
});

onEmbedded('the lock of a process that is no more is taken over', async () => {
  await writeFile(
    join(dataDir, 'lock.json'),
    JSON.stringify({ pid: process.pid, host: hostname(), started: 'earlier', processes: await tableOfProcesses() }),
  );
  await (await openDatabase({ dataDir })).close();
});

onEmbedded('a lock with a beating heart on another host is respected', async () => {
  const stop = await beatFor({ pid: 1, host: 'elsewhere', started: '1' });
  await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by process 1 on elsewhere');
  stop();
});

onEmbedded('a number in another table of processes says nothing: the heart decides, at the same host too', async () => {
  // What the number of this very process means there nobody knows here.
  const holder = { pid: process.pid, host: hostname(), started: 'earlier', names: 'elsewhere', processes: 'elsewhere' };
  const stop = await beatFor(holder);
  await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);
  stop();
  // However young the file looks, by a clock that was set back.
  const ahead = new Date(Date.now() + 86_400_000);
  await utimes(join(dataDir, 'lock.json'), ahead, ahead);
  await (await openDatabase({ dataDir })).close();
});

onEmbedded('a holder ends when the lock is another one’s, and leaves it alone', async () => {
  const { child, lines } = startWriter();
  await lines.next();
  const ended = exited(child);
  const other = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', token: 'another' });
  await writeFile(join(dataDir, 'lock.json'), other);
  expect(await ended).toBe(1);
  expect(await readFile(join(dataDir, 'lock.json'), 'utf8')).toBe(other);
});

onEmbedded(
  'the files of the database are for their owner alone, and those that were open are closed at the next start',
  async () => {
    const modes = async () => {
      const names = await readdir(join(dataDir, 'cluster'), { recursive: true });
      const all = await Promise.all(['', ...names].map((name) => stat(join(dataDir, 'cluster', name))));
      return new Set(all.map((each) => (each.isDirectory() ? 'd' : 'f') + (each.mode & 0o777).toString(8)));
    };
    const database = await openDatabase({ dataDir });
    expect(await modes()).toEqual(new Set(['d700', 'f600']));
    await database.close();
    await chmod(join(dataDir, 'cluster', 'base'), 0o755);
    await chmod(join(dataDir, 'cluster', 'PG_VERSION'), 0o666);
    const again = await openDatabase({ dataDir });
    expect(await modes()).toEqual(new Set(['d700', 'f600']));
    await again.close();
  },
);

onEmbedded(
  'a cluster that lies on another disk is closed where its link leads, and stays open to its owner',
  async () => {
    const database = await openDatabase({ dataDir });
    await database.close();
    const disk = join(dataDir, 'disk');
    await rename(join(dataDir, 'cluster'), disk);
    await symlink(disk, join(dataDir, 'cluster'));
    await chmod(disk, 0o755);
    await (await openDatabase({ dataDir })).close();
    expect((await stat(disk)).mode & 0o777).toBe(0o700);
  },
);

onEmbedded('who only looks makes no database where there is none', async () => {
  await expect(openDatabase({ dataDir, mustExist: true })).rejects.toThrow(/^There is no database in DATA_DIR/);
  expect(await readdir(dataDir)).toEqual([]);
});

onEmbedded('what was committed survives kill -9', async () => {
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

onEmbedded('a process that was killed and that nobody has buried holds no lock', async () => {
  // The shell becomes a sleeper, which never asks how its child ended.
  const script = '"$0" "$1" "$2" & exec sleep 1000';
  const parent = spawn('sh', ['-c', script, process.execPath, WRITER, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(parent);
  await createInterface({ input: parent.stdout })[Symbol.asyncIterator]().next();
  const { pid } = JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')) as { pid: number };
  process.kill(pid, 'SIGKILL');
  const stateOf = async () => (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ');
  await vi.waitFor(async () => expect((await stateOf())?.[0]).toBe('Z'));
  await (await openDatabase({ dataDir })).close();
  // Nor does one in another network, whose socket nobody sees here.
  const started = (await stateOf())?.[19];
  const holder = { pid, host: hostname(), started, names: 'elsewhere', processes: await tableOfProcesses() };
  await writeFile(join(dataDir, 'lock.json'), JSON.stringify(holder));
  await (await openDatabase({ dataDir })).close();
});

describe.runIf(isUnderTest)('a cluster that is not whole', () => {
  // The number of pg_class, and the first that is given to somebody else's table.
  const CATALOGUE = 'base/5/1259';
  const A_TABLE = 'base/5/16393';
  let cluster: string;
  beforeEach(() => {
    cluster = join(dataDir, 'cluster');
  });
  const reasonOf = () => openDatabase({ dataDir }).then(String, (error: Error) => error.message);
  const contents = async () => {
    const names = await readdir(cluster, { recursive: true });
    return Promise.all(names.sort().map(async (name) => [name, (await stat(join(cluster, name))).mtimeMs]));
  };

  const NEEDED = ['PG_VERSION', 'global/pg_control', 'base/5', 'pg_wal/1', 'pg_xact/0000'];
  const putThere = async (names: string[]): Promise<void> => {
    for (const name of names) {
      await mkdir(join(cluster, dirname(name)), { recursive: true });
      await writeFile(join(cluster, name), 'of an earlier day');
    }
  };

  test.each(['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'])(
    'for want of %s is refused, and nothing in it is touched',
    async (name) => {
      await putThere(NEEDED.filter((needed) => !needed.startsWith(name)));
      const before = await contents();
      expect(await reasonOf()).toBe(
        `The embedded database in ${cluster} cannot be opened: ${name} is missing. It is damaged or was not copied whole: restore a copy, as docs/operating.md says under "Keeping".`,
      );
      expect(await contents()).toEqual(before);
    },
  );

  test.each<[string, (place: string) => Promise<void>]>([
    ['an empty pg_control', (place) => truncate(join(place, 'global/pg_control'), 0)],
    ['nonsense in pg_control', (place) => writeFile(join(place, 'global/pg_control'), 'nonsense '.repeat(900))],
    ['nonsense in PG_VERSION', (place) => writeFile(join(place, 'PG_VERSION'), 'nonsense')],
    ['no directory of notices', (place) => rm(join(place, 'pg_notify'), { recursive: true })],
    ['a catalogue cut short', (place) => truncate(join(place, CATALOGUE), 8192)],
    ['a table without its file', (place) => rm(join(place, A_TABLE))],
  ])('for %s is refused in one line that says so', async (_case, damage) => {
    await cp(await templateDirectory(), cluster, { recursive: true });
    await damage(cluster);
    const said = await reasonOf();
    expect(said).toMatch(/^The embedded database in .* cannot be opened: .*restore a copy, as docs\/operating.md says/);
    expect(said).not.toMatch(/\n|Aborted/);
  });

  test('ends the server with 1 and that line alone', async () => {
    await putThere(['global/pg_control']);
    const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
    const child = spawn(process.execPath, [SERVER], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    const code = exited(child);
    const lines = (await Promise.all([child.stdout, child.stderr].map((stream) => stream.toArray()))).join('').trim();
    expect([await code, lines.split('\n').length]).toEqual([1, 1]);
    expect(lines).toContain('PG_VERSION is missing');
  });
});

onEmbedded('on a disk that takes no more the database says so and stops, and keeps what it said it had', async () => {
  const fresh = await openDatabase({ dataDir });
  // Its table is made before: the lists of columns, longer than that, would have to grow for it.
  await sql`create table numbers (n integer primary key)`.execute(fresh.db);
  // How full the log's file is depends on the migrations: a new one has room for some commits.
  await sql`select pg_switch_wal()`.execute(fresh.db);
  await fresh.close();
  // No file may grow beyond 300 kB in there: the kernel refuses it, as it does on a full disk.
  const limited = ['-c', 'ulimit -f 600; exec "$0" "$@"', process.execPath, WRITER, dataDir, '30000'];
  const child = spawn('sh', limited, { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const [said, logged] = await Promise.all(
    [child.stdout, child.stderr].map(async (it) => (await it.toArray()).join('')),
  );
  const [last, ...numbers] = (said ?? '').trim().split('\n').reverse();
  expect(last).toBe('unavailable, then unavailable');
  expect(logged).toMatch(/^The embedded database stopped: could not write .*: File too large\n$/);
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ last: number }>`select coalesce(max(n), 0) as last from numbers`.execute(database.db);
  await database.close();
  expect(rows[0]?.last).toBeGreaterThanOrEqual(Number(numbers[0] ?? 0));
});

onEmbedded('a directory without anything in it is a new one, also after a first start that was cut short', async () => {
  await mkdir(join(dataDir, 'cluster'));
  await mkdir(join(dataDir, 'cluster.unfinished', 'base'), { recursive: true });
  await (await openDatabase({ dataDir })).close();
  expect((await readdir(dataDir)).sort()).toEqual(['cluster']);
});
