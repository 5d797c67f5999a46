import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;

/** Whether a process runs; it may be somebody else's. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function tryLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  // Of a process that was killed in the middle, which takes a moment.
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder > 0 && !isRunning(holder)) rmSync(file, { force: true });
  return false;
}

/**
 * Puts a finished folder into the place of the one before it, by two renames: whoever reads there finds one of the two, whole.
 * Several processes may do so at once, one after the other.
 * @param beside where folders may lie for a moment, on the same disk
 */
export async function putInPlace(finished: string, place: string, beside: string): Promise<void> {
  const lock = `${beside}.lock`;
  const before = `${beside}.before`;
  mkdirSync(dirname(lock), { recursive: true });
  while (!tryLock(lock)) await pause(LOOK_EVERY_MS);
  try {
    rmSync(before, { recursive: true, force: true });
    if (existsSync(place)) renameSync(place, before);
    renameSync(finished, place);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(lock, { force: true });
  }
}
