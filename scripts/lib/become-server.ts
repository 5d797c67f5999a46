import { loadSettings } from './load-settings.ts';
import { inRoot } from './root.ts';
import { runInView } from './run.ts';
import { CODE_CACHE, SERVER_FLAGS } from './server-flags.ts';

const programOf = (path: string[]): string => inRoot('apps', 'server', 'src', ...path);

const environment = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_COMPILE_CACHE: CODE_CACHE });

/** Runs a program of the server to its end; resolves to whether it succeeded. */
export function runOfServer(program: string[]): Promise<boolean> {
  loadSettings();
  return runInView(process.execPath, [...SERVER_FLAGS, programOf(program)], { env: environment() });
}

/**
 * Turns this process into the server.
 * @param beside modules that are loaded into it before its own
 */
export function becomeServer(flags: string[], beside: string[] = []): never {
  return become(['main.ts'], flags, beside);
}

/**
 * Turns this process into a program of the server, with what stands behind the script's name as its arguments. Replacing
 * it, rather than starting a second one, keeps the memory of one Node and lets signals reach the program itself. It must have
 * no child by then: the program would not know it, and never bury it.
 */
export function become(program: string[], flags: string[] = [], beside: string[] = []): never {
  loadSettings();
  const file = programOf(program);
  const loaded = beside.flatMap((module) => ['--import', module]);
  const args = [process.execPath, ...SERVER_FLAGS, ...loaded, file, ...flags, ...process.argv.slice(3)];
  if (!process.execve) throw new Error(`This system cannot replace a process: run node ${file}`);
  process.execve(process.execPath, args, environment());
  throw new Error('The process was not replaced');
}
