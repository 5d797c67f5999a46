import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
const LONGEST_WAIT_MS = 60_000;

/** Whether a process runs; it may be somebody else's. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Who has the lock; 0 where nobody has, or what is there says nothing. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function tryLock(file: string): boolean {
  // Written beside and linked: there whole or not at all, so that what a full disk has left empty is nobody's.
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  // Of a process that was killed in the middle, which takes a moment.
  const holder = holderOf(file);
  if (!(holder > 0 && isRunning(holder))) rmSync(file, { force: true });
  return false;
}

async function lockWithin(ms: number, file: string): Promise<void> {
  const end = performance.now() + ms;
  while (!tryLock(file)) {
    if (performance.now() > end) {
      throw new Error(
        `${file} is held by process ${holderOf(file)}: if that is no build of this, remove it and start again`,
      );
    }
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Puts a finished folder into the place of the one before it, by two renames: whoever reads there finds one of the two, whole.
 * Several processes may do so at once, one after the other.
 * @param beside where folders may lie for a moment, on the same disk
 * @throws naming the lock's file where another process has it for longer than renaming can take
 */
export async function putInPlace(
  finished: string,
  place: string,
  beside: string,
  patienceMs = LONGEST_WAIT_MS,
): Promise<void> {
  const lock = `${beside}.lock`;
  const before = `${beside}.before`;
  mkdirSync(dirname(lock), { recursive: true });
  await lockWithin(patienceMs, lock);
  try {
    rmSync(before, { recursive: true, force: true });
    if (existsSync(place)) renameSync(place, before);
    renameSync(finished, place);
    rmSync(before, { recursive: true, force: true });
  } finally {
    rmSync(lock, { force: true });
  }
}
