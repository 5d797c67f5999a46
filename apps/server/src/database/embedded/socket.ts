import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A place for a Unix socket as `pg` finds it: `host` is the directory, the file is named after `port`. */
export type SocketPlace = {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly remove: () => Promise<void>;
};

const PORT = 5432;
// What fits into a sockaddr_un, without its closing zero.
const MAX_PATH = 107;

/** Makes a directory only this user can enter, which is all the protection the socket has. */
export const createSocketPlace = async (): Promise<SocketPlace> => {
  const fileName = `.s.PGSQL.${PORT}`;
  const fits = Buffer.byteLength(join(tmpdir(), 'mercadito-XXXXXX', fileName)) <= MAX_PATH;
  const host = await mkdtemp(join(fits ? tmpdir() : '/tmp', 'mercadito-'));
  return { host, port: PORT, path: join(host, fileName), remove: () => rm(host, { recursive: true, force: true }) };
};
