import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unusable } from '../../data-directory/prepare-directory.ts';
import { writeOnce } from '../../data-directory/write-once.ts';

// PGlite has no lock of its own: two processes on one directory lose acknowledged data.
//
// Two layers. Where the kernel has names outside the file system (Linux, Windows) a bound socket is the lock: no race, and
// gone with its process however that dies: among those who share such names it decides. It does not reach other containers or
// other systems, so a file says the same, kept fresh by a heartbeat, and is trusted only while its process lives; whoever finds
// another one in it ends.

const HEARTBEAT_MS = 3_000;
// Two beats and what a busy machine may add.
const WATCH_MS = 7_000;
const LOOK_EVERY_MS = 200;
const ENDING_WAIT_MS = 100;
const ENDING_ATTEMPTS = 20;

type Holder = {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
  /** Equal for processes that share the kernel's names; absent where there are none, or it cannot be told. */
  readonly names?: string | undefined;
  /** Equal for processes that see each other in `/proc`. */
  readonly processes?: string | undefined;
  /** Tells this holding from every other one. */
  readonly token?: string | undefined;
};

/**
 * Takes the directory for this process, making it when it is absent.
 * @param onLost called once when the file says that another one has taken it: what is written from then on would be lost
 * @returns a function that lets it go.
 * @throws Error with one line naming the holder when another process has it.
 */
export const lockDirectory = async (
  directory: string,
  onLost: () => void = () => undefined,
): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true });
  const socket = await bindName(await kernelName(directory), directory);
  const file = join(directory, 'lock.json');
  const self = describeSelf();
  try {
    await writeLockFile(file, self, directory);
  } catch (error) {
    socket?.close();
    throw error instanceof Error && 'code' in error ? unusable(directory, error) : error;
  }
  const heartbeat = setInterval(async () => {
    if (await isOurs(file, self)) return utimes(file, new Date(), new Date()).catch(() => undefined);
    clearInterval(heartbeat);
    onLost();
  }, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(heartbeat);
    if (await isOurs(file, self)) await rm(file, { force: true });
    await new Promise((done) => (socket ? socket.close(done) : done(undefined)));
  };
};

const describeSelf = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  started: startOf(process.pid) ?? '',
  names: spaceOf('net'),
  processes: spaceOf('pid'),
  token: randomUUID(),
});

/** Whether the file still names this holding. One that cannot be read at the moment is in doubt, and not lost. */
const isOurs = async (file: string, { token }: Holder): Promise<boolean> => {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as Holder).token === token;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
};

const inUse = (directory: string, holder: Holder | undefined): Error =>
  new Error(
    `The data directory ${directory} is in use by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}; stop it first or choose another DATA_DIR`,
  );

// Named by device and inode, so that another spelling of the path is the same lock.
const kernelName = async (directory: string): Promise<string | undefined> => {
  const { dev, ino } = await stat(directory, { bigint: true });
  const name = `mercadito-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (platform() === 'linux') return `\0${name}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${name}` : undefined;
};

/** Binds the name. One whose holder is ending, thread by thread, is waited for. */
const bindName = async (name: string | undefined, directory: string): Promise<Server | undefined> => {
  if (name === undefined) return undefined;
  const file = join(directory, 'lock.json');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await listenAt(name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      const holder = await readHolder(file);
      // Of one elsewhere nothing more can be told than that its socket is there.
      const isEnding = holder !== undefined && sharesTable(holder) && !isRunning(holder);
      if (!isEnding || attempt === ENDING_ATTEMPTS) throw inUse(directory, holder);
      await sleep(ENDING_WAIT_MS);
    }
  }
};

const listenAt = async (name: string): Promise<Server> => {
  const server = createServer((socket) => socket.destroy()).unref();
  await new Promise<void>((bound, failed) => {
    server.once('error', failed);
    server.listen(name, bound);
  });
  return server;
};

const writeLockFile = async (file: string, self: Holder, directory: string): Promise<void> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    if (await writeOnce(file, JSON.stringify(self))) return;
    const holder = await readHolder(file);
    // Its socket is ours by now: however alive it looks, it has let go.
    const hasLetGo = self.names !== undefined && holder?.names === self.names;
    if (!hasLetGo && (await isAlive(file, holder))) break;
    if (!(await takeAway(file, holder))) break;
  }
  throw inUse(directory, await readHolder(file));
};

/** Takes the file of a dead holder away, and not that of one who was faster in taking it over. */
const takeAway = async (file: string, holder: Holder | undefined): Promise<boolean> => {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    const taken = await readHolder(aside);
    const isTheDeadOnes = JSON.stringify(taken) === JSON.stringify(holder);
    if (!isTheDeadOnes) await link(aside, file);
    return isTheDeadOnes;
  } catch {
    // The file is gone: whoever has taken it is at it.
    return true;
  } finally {
    await rm(aside, { force: true });
  }
};

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

/** Which running kernel and which of its networks or tables of processes, as Linux keeps them apart. */
const spaceOf = (kind: 'net' | 'pid'): string | undefined => {
  try {
    // A table that does not have this process under its own number is another one's.
    if (kind === 'pid' && readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync(`/proc/self/ns/${kind}`)}`;
  } catch {
    return undefined;
  }
};

/** Whether a holder is in our table of processes. On Linux a host's name says nothing of that: containers share it. */
const sharesTable = (holder: Holder): boolean => {
  if (platform() !== 'linux') return holder.host === hostname();
  return holder.processes !== undefined && holder.processes === spaceOf('pid');
};

/** Its start time tells a process from a later one with the same number. */
const isRunning = ({ pid, started }: Holder): boolean => startOf(pid) === started;

const isAlive = async (file: string, holder: Holder | undefined): Promise<boolean> =>
  holder && sharesTable(holder) ? isRunning(holder) : isBeating(file);

/** Whether somebody keeps the file fresh, by watching it: what clocks say of its age differs, and they are set back. */
const isBeating = async (file: string): Promise<boolean> => {
  const beatOf = () =>
    stat(file).then(
      ({ mtimeMs, ino }) => `${mtimeMs} ${ino}`,
      () => undefined,
    );
  const first = await beatOf();
  const end = performance.now() + WATCH_MS;
  while (first !== undefined && performance.now() < end) {
    await sleep(LOOK_EVERY_MS);
    if ((await beatOf()) !== first) return true;
  }
  return false;
};

/**
 * When the process started (clock ticks since boot), 'running' where that cannot be told, undefined when there is none or it
 * has ended and its parent has not noticed.
 */
const startOf = (pid: number): string | undefined => {
  try {
    if (platform() !== 'linux') return process.kill(pid, 0) ? 'running' : undefined;
    // The second field is the command's name in brackets and may hold anything: count after its end.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? undefined : fields?.[19];
  } catch {
    return undefined;
  }
};
