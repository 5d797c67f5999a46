import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.ts';

let listsAreFresh = false;

/** Whether this machine is Debian and the user is root. */
const canInstall = (): boolean => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined;

/** Whether a program is here or can be brought. */
export const canHave = (program: string): boolean => findProgram([program]) !== undefined || canInstall();

/** Installs Debian packages when this machine is Debian and the user is root; otherwise says what to install and throws. */
export async function installPackages(what: string, packages: string[]): Promise<void> {
  if (!canInstall()) throw new Error(`Install ${what} first: apt-get install ${packages.join(' ')}`);
  console.log(`Installing ${what}: ${packages.join(' ')}`);
  if (!listsAreFresh) await aptGet('update');
  listsAreFresh = true;
  await aptGet('install', '--yes', '--no-install-recommends', ...packages);
}

/** The first of these programs that is on the PATH. */
export function findProgram(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Whether a file is there and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { ok, output } = await runQuietly('apt-get', ['--quiet', ...args], { env });
  if (!ok) throw new Error(`apt-get ${args.join(' ')} failed:\n${output}`);
}
