import { readFileSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, OPEN_FILES } from '../../database/database.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';

/** What the process itself keeps open besides its database: its code, the log, pictures in the making. */
const OWN_FILES = 100;
/** A connection, and the file that is sent on it. */
const FILES_OF_CONNECTION = 2;
const FEWEST_CONNECTIONS = 10;

/** How many files this process may have open; undefined where the system does not say. Node has raised it as far as it may. */
export function limitOfOpenFiles(limits = '/proc/self/limits'): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}

/**
 * Fits the connections to the files that may be open: each is one, and beyond the limit nothing can be opened any more, not
 * even by the database.
 * @throws in one line where the limit leaves no room for any
 */
export function withinOpenFiles(
  limits: ConnectionLimits,
  openFiles: number | undefined,
  engine: Database['engine'],
): ConnectionLimits {
  if (openFiles === undefined) return limits;
  const taken = OWN_FILES + OPEN_FILES[engine];
  const room = Math.floor((openFiles - taken) / FILES_OF_CONNECTION);
  if (room < FEWEST_CONNECTIONS) {
    const fewest = taken + FEWEST_CONNECTIONS * FILES_OF_CONNECTION;
    throw new Error(
      `This process may have ${openFiles} files open and needs ${fewest}: raise the limit (LimitNOFILE of systemd, ulimit -n)`,
    );
  }
  const connections = Math.min(limits.connections, room);
  if (connections === limits.connections) return limits;
  return { ...limits, connections, streams: Math.floor(connections / 2) };
}

/** Says where a process takes fewer connections than it could. */
export function tellFewConnections(log: FastifyBaseLogger, { connections }: ConnectionLimits): void {
  if (connections >= CONNECTION_LIMITS.connections) return;
  const openFiles = limitOfOpenFiles();
  log.warn(
    { openFiles, connections },
    `This process may have ${openFiles} files open, so it takes ${connections} connections at once instead of ${CONNECTION_LIMITS.connections}: raise the limit (LimitNOFILE of systemd, ulimit -n)`,
  );
}
