import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';

/** Where Linux keeps files in memory; a container may have as little as 64 MB of it. */
const IN_MEMORY = '/dev/shm';

/** What PostgreSQL, the demo and the databases of two workers take at most, with as much again to spare. */
const ENOUGH_BYTES = 3 * 1024 ** 3;

/** Gone at the end of this process, if not before. */
export interface QuickFolder {
  path: string;
  remove: () => Promise<void>;
}

/** Whether a folder has that much room left; one that is not there has none. */
function hasRoom(folder: string, bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

/**
 * A folder for what a run writes and nobody wants back, in memory where there is room: a test's database is some 900 files, which a disk
 * takes ten times as long to make. Undefined where the disk has to do.
 */
export function makeQuickFolder(within = IN_MEMORY, bytes = ENOUGH_BYTES): QuickFolder | undefined {
  if (!hasRoom(within, bytes)) return undefined;
  const path = mkdtempSync(join(within, 'mercadito-'));
  // PostgreSQL runs in an account of its own.
  chmodSync(path, 0o1777);
  return { path, remove: atEnd(() => rmSync(path, { recursive: true, force: true })) };
}
