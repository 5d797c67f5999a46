import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file beside its place and renames it, so that nobody ever reads half of it, whoever else writes the same. What
 * cannot be written leaves nothing behind.
 */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
