import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// PGlite has no lock of its own: two processes on one directory lose acknowledged data.
//
// Two layers. Where the kernel has names outside the file system (Linux, Windows) a bound socket is the lock: no race, and
// gone with its process however that dies: among those who share such names it decides. It does not reach other containers or
// other systems, so a file says the same, kept fresh by a heartbeat, and is trusted only while its process lives.

const HEARTBEAT_MS = 3_000;
const STALE_AFTER_MS = 15_000;
const ENDING_WAIT_MS = 100;
const ENDING_ATTEMPTS = 20;

type Holder = {
  readonly pid: number;
  readonly host: string;
  readonly started: string;
  /** Equal for processes that share the kernel's names; absent where there are none, or it cannot be told. */
  readonly names?: string | undefined;
};

/**
 * Takes the directory for this process, making it when it is absent.
 * @returns a function that lets it go.
 * @throws Error with one line naming the holder when another process has it.
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true });
  const socket = await bindName(await kernelName(directory), directory);
  const file = join(directory, 'lock.json');
  try {
    await writeLockFile(file, directory);
  } catch (error) {
    socket?.close();
    throw error;
  }
  const heartbeat = setInterval(
    () => utimes(file, new Date(), new Date()).catch(() => undefined),
    HEARTBEAT_MS,
  ).unref();
  return async () => {
    clearInterval(heartbeat);
    await rm(file, { force: true });
    await new Promise((done) => (socket ? socket.close(done) : done(undefined)));
  };
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
      const isEnding = holder !== undefined && !(await isAlive(file, holder));
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

const writeLockFile = async (file: string, directory: string): Promise<void> => {
  const self: Holder = {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid) ?? '',
    names: spaceOfNames(),
  };
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(JSON.stringify(self));
      return await handle.close();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(file);
    // Its socket is ours by now: however alive it looks, it has let go.
    const hasLetGo = self.names !== undefined && holder?.names === self.names;
    if (!hasLetGo && (await isAlive(file, holder))) break;
    await rm(file, { force: true });
  }
  throw inUse(directory, await readHolder(file));
};

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

/** Which running kernel and which of its networks, as Linux keeps its names apart. */
const spaceOfNames = (): string | undefined => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/net')}`;
  } catch {
    return undefined;
  }
};

// On this system ask for the process itself; its start time tells it from a later one with the same number.
const isAlive = async (file: string, holder: Holder | undefined): Promise<boolean> => {
  if (holder?.host === hostname()) return startOf(holder.pid) === holder.started;
  const beat = await stat(file).catch(() => undefined);
  return beat !== undefined && Date.now() - beat.mtimeMs < STALE_AFTER_MS;
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
