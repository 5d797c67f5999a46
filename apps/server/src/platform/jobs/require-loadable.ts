import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PATIENCE_MS = 60_000;

const loadable = new Set<string>();

/**
 * Tries in another process whether a module can be loaded. What fails to load in this one fails for as long as it lives, also
 * when the files are there a moment later, as after an installation in place.
 * @throws when it cannot be loaded now
 */
export async function requireLoadable(url: string): Promise<void> {
  if (loadable.has(url)) return;
  const program = `await import(${JSON.stringify(url)})`;
  try {
    await run(process.execPath, ['--input-type=module', '--eval', program], { timeout: PATIENCE_MS });
  } catch (error) {
    // Where no process can be started, nothing was tried.
    if (typeof (error as { code?: unknown }).code === 'number') {
      throw new Error(`${url} cannot be loaded at the moment: are packages being installed?`, { cause: error });
    }
  }
  loadable.add(url);
}
