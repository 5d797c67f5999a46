import { loadSettings } from './load-settings.ts';
import { inRoot } from './root.ts';

/**
 * Turns this process into the server. Replacing it, rather than starting a second one, keeps the memory of one
 * Node and lets signals reach the server itself.
 */
export function becomeServer(flags: string[]): never {
  loadSettings();
  const extra = process.argv.slice(3);
  const args = [process.execPath, inRoot('apps', 'server', 'src', 'main.ts'), ...flags, ...extra];
  if (!process.execve) throw new Error('This system cannot replace a process: run node apps/server/src/main.ts');
  process.execve(process.execPath, args, process.env);
  throw new Error('The process was not replaced');
}
