import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../parts/list-files.ts';
import { root } from '../parts/root.ts';

const mostLines = 300;
const sources = ['{apps,packages,scripts,bench,e2e}/**/*.{ts,tsx,js,css}', '*.{ts,js}'];

// Generated, or data that is long because there is much of it.
const exempt = [
  /^apps\/server\/src\/database\/tables\.ts$/,
  /^apps\/server\/src\/database\/migrations\//,
  /^apps\/server\/src\/demo\//,
  /^apps\/web\/src\/locales\//,
];

/** Source files that nobody reads to their end. */
export async function findLongFiles(folder = root): Promise<string[]> {
  return listFiles(sources, folder)
    .filter((path) => !exempt.some((pattern) => pattern.test(path)))
    .map((path) => ({ path, lines: countLines(join(folder, path)) }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, ${mostLines} are the most`);
}

function countLines(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}
