import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parseSource, walk } from './syntax.ts';

/** A test as a document names it: by its file, and its title as it is written there. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

const MAKES_TESTS = new Set(['test', 'it', 'describe']);
/** What is made by these does not run, or is a part of a test. */
const MAKES_NONE = new Set(['skip', 'todo', 'fixme', 'step']);

/** What is wrong with a test's name: its file is gone, or holds no test of that title. */
export function faultsOfTest({ file, title }: NamedTest, folder: string): string[] {
  if (!existsSync(join(folder, file))) return [`${file} is not there`];
  const isThere = title !== '' && titlesIn(join(folder, file)).some((whole) => whole.includes(title));
  return isThere ? [] : [`${file} has no test "${title}"`];
}

/** The titles of the tests in a file, and of their groups, as they are written there. */
export function titlesIn(file: string): string[] {
  const titles: string[] = [];
  walk(parseSource(file), (node) => {
    if (!ts.isCallExpression(node) || !makesTests(node.expression)) return;
    const [title] = node.arguments;
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    if (title && ts.isTemplateExpression(title)) titles.push(title.getText().slice(1, -1));
  });
  return titles;
}

/** Whether a call is `test(…)`, `describe.each(…)(…)`, or another of their kind. */
function makesTests(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return MAKES_TESTS.has(called.text);
  if (ts.isPropertyAccessExpression(called)) return !MAKES_NONE.has(called.name.text) && makesTests(called.expression);
  if (ts.isCallExpression(called)) return makesTests(called.expression);
  return ts.isTaggedTemplateExpression(called) && makesTests(called.tag);
}
