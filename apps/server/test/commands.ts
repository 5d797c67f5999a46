import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { CACHE_DIRECTORY } from '../src/platform/pictures/cache-directory.ts';
import type { House } from './house.ts';

/** Runs a command of an operator as a process, to its end. */
export async function runCommandIn(
  { dataDir, databaseUrl }: House,
  command: string,
  args: readonly string[],
  own: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; said: string }> {
  const program = fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url));
  const code = { NODE_COMPILE_CACHE: join(CACHE_DIRECTORY, 'code') };
  const env = { ...process.env, ...code, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...own };
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const said = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [exitCode] = await ended;
  return {
    code: exitCode,
    said: said
      .reverse()
      .join('')
      .replace(/^Database: .*\n/m, '')
      .trim(),
  };
}
