import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../database/database.ts';

/** Below DATA_DIR: whoever may not read the database's files may not ask for them either. */
const SOCKET = 'control.sock';
// The kernel takes no longer names.
const LONGEST_PATH = 100;
// Whoever waits for the database meanwhile gives up after ten seconds.
const STILL_FOR_MS = 8_000;

const socketOf = (dataDir: string): string => join(dataDir, SOCKET);

type HoldStill = NonNullable<Database['holdStill']>;

/** Keeps the database still until the one who asked is done; too late, who asked hears nothing good. */
async function serveOne(socket: Socket, holdStill: HoldStill, limitMs: number): Promise<void> {
  const gone = new Promise<void>((resolve) => socket.once('close', resolve));
  const done = new Promise<string>((resolve) => createInterface({ input: socket }).once('line', resolve));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  const isGood = await holdStill(async () => {
    if (socket.destroyed) return false;
    socket.write('held\n');
    const first = await Promise.race([done, gone, late]);
    return first === 'done';
  });
  clearTimeout(timer);
  socket.end(isGood ? 'good\n' : 'late\n');
}

/**
 * Has the commands of an operator on this machine, and of the same user, copy the files of the embedded database while the server
 * keeps them still: it has the directory to itself.
 * @returns ends it
 */
export async function offerStillness(
  dataDir: string,
  { holdStill }: Pick<Database, 'holdStill'>,
  limitMs = STILL_FOR_MS,
): Promise<() => Promise<void>> {
  const path = socketOf(dataDir);
  if (!holdStill) return async () => undefined;
  if (path.length > LONGEST_PATH) throw new Error(`${path} is too long a name for a socket`);
  // Of a killed server: the directory is locked, so it is nobody's.
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serveOne(socket, holdStill, limitMs).catch(() => socket.destroy());
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(path, listening);
  });
  return () => new Promise((closed) => server.close(() => closed()));
}

/** @returns undefined where no server offers it */
function ask(dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketOf(dataDir));
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(error.code ?? '')) resolve(undefined);
      else reject(new Error(`The server cannot be asked to keep the database still: ${error.message}`));
    });
  });
}

/**
 * Does something with the files of the embedded database while the server that has it open keeps them still.
 * @returns whether a server does; without one nothing was done
 * @throws when it took so long that the server went on
 */
export async function whileStill(dataDir: string, work: () => void): Promise<boolean> {
  const socket = await ask(dataDir);
  if (!socket) return false;
  try {
    const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    if ((await lines.next()).value !== 'held') throw new Error('The server did not keep the database still.');
    work();
    socket.write('done\n');
    if ((await lines.next()).value !== 'good') {
      throw new Error('Copying the database took longer than the server can wait: stop it for the copy.');
    }
    return true;
  } finally {
    socket.destroy();
  }
}
