import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL('../../commands/backup.ts', import.meta.url));

/**
 * Keeps a copy by a process of its own: sealing it takes a core for a while, which people do not wait for.
 * @returns what it warns of
 */
export async function startCopy(signal: AbortSignal): Promise<string[]> {
  const { stdout } = await run(process.execPath, [COMMAND, '--keep'], { signal }).catch(
    (error: Error & { stderr?: string }) => {
      throw new Error(error.stderr?.trim().split('\n').at(-1) || error.message);
    },
  );
  return stdout.split('\n').filter((line) => line.startsWith('Warning:'));
}
