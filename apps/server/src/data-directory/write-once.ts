import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file where there is none, whole or not at all: on a full disk nothing of it stays.
 * @returns whether it was written; false where there is one already
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, text, { mode: 0o600 });
    await link(unfinished, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}
