import { join } from 'node:path';
import ts from 'typescript';
import { reachedFrom, readImporters } from '../parts/imports.ts';
import { listFiles } from '../parts/list-files.ts';
import { root } from '../parts/root.ts';
import { lineOf, parseSource, walk } from '../parts/syntax.ts';

const sources = ['apps/web/src/**/*.{ts,tsx}'];
const declares = /\.api\.ts$/;
/** What people are shown: screens, and what stands around them. */
const shown = /^apps\/web\/src\/(?:app\/|screens\/.*\.screen\.tsx$)/;
const hook = /^use(?:Lazy)?(\w+?)(?:InfiniteQuery|Query|Mutation)(?:State|Subscription)?$/;

interface Declared {
  name: string;
  path: string;
  line: number;
}

/** Calls of the client that no screen makes, nor what stands around the screens; a test alone is no use. */
export async function findUnusedCalls(folder = root): Promise<string[]> {
  const files = listFiles(sources, folder).filter((path) => !path.includes('.test.'));
  const [declaring, others] = [
    files.filter((path) => declares.test(path)),
    files.filter((path) => !declares.test(path)),
  ];
  const declared = declaring.flatMap((path) => declaredIn(parseSource(join(folder, path)), path));
  if (declared.length === 0) return ['no call declared anywhere: nothing was checked'];
  const users = new Map<string, string[]>();
  for (const path of others) {
    for (const name of usedIn(parseSource(join(folder, path)))) users.set(name, [...(users.get(name) ?? []), path]);
  }
  const importers = readImporters(folder);
  const isShown = (path: string): boolean =>
    [...reachedFrom([path], importers, () => false)].some((each) => shown.test(each));
  return declared
    .filter(({ name }) => !(users.get(name) ?? []).some(isShown))
    .map(({ name, path, line }) => `${path}:${line}: no screen makes the call ${name}`);
}

/** `name: build.query(…)`. */
function declaredIn(source: ts.SourceFile, path: string): Declared[] {
  const found: Declared[] = [];
  walk(source, (node) => {
    const isCall =
      ts.isPropertyAssignment(node) && /^build\.(?:query|infiniteQuery|mutation)\b/.test(node.initializer.getText());
    if (isCall) found.push({ name: node.name.getText(), path, line: lineOf(node) });
  });
  return found;
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
