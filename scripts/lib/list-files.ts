import { globSync } from 'node:fs';
import { root } from './root.ts';

const never = /(^|\/)(node_modules|dist|dist-server|data|coverage)(\/|$)/;

/** The files of the repository that match the patterns, as sorted paths from its root; never what was built or installed. */
export function listFiles(patterns: string[], from = root): string[] {
  const entries = globSync(patterns, { cwd: from, withFileTypes: true, exclude: (entry) => never.test(entry.name) });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(from.length + 1))
    .sort();
}
