import { loadSettings } from './load-settings.ts';
import { inRoot } from './root.ts';
import { SERVER_FLAGS } from './server-flags.ts';

/** Turns this process into the server. */
export function becomeServer(flags: string[]): never {
  return become(['main.ts'], flags);
}

/**
 * Turns this process into a program of the server, with what stands behind the script's name as its arguments. Replacing
 * it, rather than starting a second one, keeps the memory of one Node and lets signals reach the program itself. What Node
 * compiles it keeps, for half a second less at the next start.
 */
export function become(program: string[], flags: string[] = []): never {
  loadSettings();
  const file = inRoot('apps', 'server', 'src', ...program);
  const args = [process.execPath, ...SERVER_FLAGS, file, ...flags, ...process.argv.slice(3)];
  if (!process.execve) throw new Error(`This system cannot replace a process: run node ${file}`);
  process.execve(process.execPath, args, {
    ...process.env,
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'mercadito', 'code'),
  });
  throw new Error('The process was not replaced');
}
