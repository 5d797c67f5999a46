import { type ChildProcess, execFileSync, type SpawnOptions } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './at-end.ts';
import { findFreePort } from './free-port.ts';
import { findProgram, installPackages, isExecutable } from './install.ts';
import { hasEnded, runQuietly, start, stop } from './run.ts';

/** A PostgreSQL of its own, gone without a trace after `remove`. */
export interface ThrowAwayPostgres {
  url: string;
  version: string;
  /** Where its data lies. */
  folder: string;
  /** Waits until it serves after a crash, and starts it again should it have ended by that. */
  startAgain: () => Promise<void>;
  remove: () => Promise<void>;
}

interface Options {
  /** The data lies on a disk of its own, which is so large. Only root may make one. */
  diskMegabytes?: number;
  /** Settings that go before those that make it quick. */
  settings?: string[];
}

// Safe only for data that nobody wants back: this is what makes a test database quick.
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'max_wal_size=256MB',
];

const programs = ['initdb', 'postgres', 'pg_isready', 'createdb'];

/** Whether a disk of a size of one's choice can be made here. */
export async function canMakeDisk(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-disk-'));
  const { ok } = await runQuietly('mount', diskOf(1, folder));
  if (ok) await mustRun('umount', [folder], {});
  rmSync(folder, { recursive: true });
  return ok;
}

const diskOf = (megabytes: number, folder: string): string[] => [
  '-t',
  'tmpfs',
  '-o',
  `size=${megabytes}m`,
  'none',
  folder,
];

/** Makes a disk of that size; answers its folder, and how it goes again. */
export const makeDisk = (megabytes: number): ReturnType<typeof makeFolder> => makeFolder(megabytes);

/** Makes the folder that a cluster gets, on a disk of its own where one is asked for; answers how it goes again. */
async function makeFolder(diskMegabytes?: number): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-postgres-'));
  const removeFolder = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (diskMegabytes === undefined) return { folder, remove: removeFolder };
  await mustRun('mount', diskOf(diskMegabytes, folder), {});
  const unmount = atEnd(async () => void (await mustRun('umount', [folder], {})));
  return { folder, remove: () => unmount().then(removeFolder) };
}

/** Starts a PostgreSQL in a temporary folder, on a free port of the loopback address. */
export async function startPostgres(options: Options = {}): Promise<ThrowAwayPostgres> {
  const bin = await ensurePostgres();
  const { folder, remove: removeFolder } = await makeFolder(options.diskMegabytes);
  const as: SpawnOptions = { cwd: folder, ...ownAccount(folder) };
  const port = await findFreePort();
  const data = join(folder, 'data');

  const initial = ['-D', data, '-U', 'mercadito', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await mustRun(join(bin, 'initdb'), initial, as);
  const place = [`unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', `port=${port}`];
  const serverSettings = [...place, ...settings, ...(options.settings ?? [])];
  const args = ['-D', data, ...serverSettings.flatMap((option) => ['-c', option])];
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mercadito'];
  const launch = async (): Promise<ChildProcess> => {
    const server = start(join(bin, 'postgres'), args, { ...as, stdio: 'ignore' });
    await waitUntilReady(server, join(bin, 'pg_isready'), address);
    return server;
  };
  let server = await launch();
  await mustRun(join(bin, 'createdb'), [...address, 'mercadito_test'], as);

  return {
    url: `postgres://mercadito@127.0.0.1:${port}/mercadito_test`,
    version: (await mustRun(join(bin, 'postgres'), ['--version'], as)).trim(),
    folder,
    startAgain: async () => {
      // The server may be about to end: whether it recovers by itself is known when it serves, or is gone.
      await waitUntilReady(server, join(bin, 'pg_isready'), address).catch(async (error: unknown) => {
        if (!hasEnded(server)) throw error;
        server = await launch();
      });
    },
    remove: async () => {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients that forgot to leave.
      await stop(server, 10_000, 'SIGINT');
      await removeFolder();
    },
  };
}

/** The folder of PostgreSQL's programs, installed first where they are missing. */
export async function ensurePostgres(): Promise<string> {
  if (!findPostgres()) await installPackages('PostgreSQL', ['postgresql']);
  const found = findPostgres();
  if (!found) throw new Error('PostgreSQL was installed and still is not found: put its bin folder on the PATH');
  return found;
}

/** Debian keeps the server's programs off the PATH, a folder for each version; the newest is taken. */
function findPostgres(): string | undefined {
  const onPath = findProgram(['initdb']);
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  // What stands on the PATH may be a link into the folder that holds the others.
  const folders = [...(onPath ? [dirname(realpathSync(onPath))] : []), ...debian];
  return folders.find((folder) => programs.every((program) => isExecutable(join(folder, program))));
}

/** PostgreSQL refuses to run as root, so root lends it an account without rights, and the folder to go with it. */
export function ownAccount(folder: string): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  if (uid === undefined || gid === undefined) throw new Error('There is no account "postgres"');
  chownSync(folder, uid, gid);
  return { uid, gid };
}

export async function waitUntilReady(server: ChildProcess, program: string, address: string[]): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (hasEnded(server)) throw new Error('PostgreSQL ended while starting');
    if ((await runQuietly(program, address)).ok) return;
    await pause(100);
  }
  throw new Error('PostgreSQL did not become ready in 30 s');
}

export async function mustRun(program: string, args: string[], options: SpawnOptions): Promise<string> {
  const { ok, output } = await runQuietly(program, args, options);
  if (!ok) throw new Error(`${program} failed:\n${output}`);
  return output;
}
