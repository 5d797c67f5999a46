import { join } from 'node:path';
import ts from 'typescript';
import { readApiTables, sourcesOfWeb } from '../lib/api-tables.ts';
import { reachedFrom, readImporters } from '../lib/imports.ts';
import { root } from '../lib/root.ts';
import { parseSource, walk } from '../lib/syntax.ts';

/** What people are shown: screens, and what stands around them. */
const shown = /^apps\/web\/src\/(?:app\/|screens\/.*\.screen\.tsx$)/;
const hook = /^use(?:Lazy)?(\w+?)(?:InfiniteQuery|Query|Mutation)(?:State|Subscription)?$/;

/** Calls of the client that no screen makes, nor what stands around the screens; a test alone is no use. */
export async function findUnusedCalls(folder = root): Promise<string[]> {
  const declared = readApiTables(folder);
  if (declared.length === 0) return ['no call declared anywhere: nothing was checked'];
  const declaring = new Set(declared.map(({ path }) => path));
  const users = new Map<string, string[]>();
  for (const path of sourcesOfWeb(folder)) {
    if (declaring.has(path)) continue;
    for (const name of usedIn(parseSource(join(folder, path)))) users.set(name, [...(users.get(name) ?? []), path]);
  }
  const importers = readImporters(folder);
  const isShown = (path: string): boolean =>
    [...reachedFrom([path], importers, () => false)].some((each) => shown.test(each));
  return declared
    .filter(({ name }) => name !== null && !(users.get(name) ?? []).some(isShown))
    .map(({ name, path, line }) => `${path}:${line}: no screen makes the call ${name}`);
}

/** The calls that a file makes: by their hooks, or as `….endpoints.name` and `name.initiate`. */
function usedIn(source: ts.SourceFile): Set<string> {
  const used = new Set<string>();
  walk(source, (node) => {
    if (ts.isIdentifier(node)) {
      const [, name = ''] = hook.exec(node.text) ?? [];
      used.add(name.charAt(0).toLowerCase() + name.slice(1));
    }
    if (!ts.isPropertyAccessExpression(node)) return;
    if (/\bendpoints$/.test(node.expression.getText())) used.add(node.name.text);
    if (node.name.text === 'initiate') used.add(node.expression.getText());
  });
  return used;
}
