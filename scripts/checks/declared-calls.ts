import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../parts/list-files.ts';
import { root } from '../parts/root.ts';
import { lineOf, parseSource, walk } from '../parts/syntax.ts';

const sources = ['apps/web/src/**/*.{ts,tsx}'];
const declaring = ['call', 'callPages'];
/** Where the calls of a thing are declared. */
const place = /^apps\/web\/src\/(?:entities\/[^/]+|shared\/[^/]+)\/[^/]+\.api\.ts$/;

interface Declaration {
  /** `orders.cancelOrder`; null where it is computed. */
  call: string | null;
  path: string;
  line: number;
}

/** Calls that the web declares twice, which would be two cache entries for one read, or outside of their entity. */
export async function findRepeatedCalls(folder = root): Promise<string[]> {
  const files = listFiles(sources, folder).filter((path) => !path.includes('.test.'));
  const found = files.flatMap((path) => findDeclarations(folder, path));
  if (found.length === 0) return ['no call declared anywhere: nothing was checked'];
  const at = ({ path, line }: Declaration) => `${path}:${line}`;
  const misplaced = found
    .filter(({ path }) => !place.test(path))
    .map((each) => `${at(each)}: declare it in its entity`);
  const repeated = [...Map.groupBy(found, ({ call }) => call)].flatMap(([call, of]) => {
    if (call === null) return of.map((each) => `${at(each)}: name the call where it is declared`);
    return of.length === 1 ? [] : [`${call} is declared more than once: ${of.map(at).join(', ')}`];
  });
  return [...misplaced, ...repeated];
}

function findDeclarations(folder: string, path: string): Declaration[] {
  const found: Declaration[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    if (!ts.isCallExpression(node) || !declaring.includes(node.expression.getText())) return;
    const names = node.arguments.map((each) => (ts.isStringLiteral(each) ? each.text : null));
    found.push({ call: names.includes(null) ? null : names.join('.'), path, line: lineOf(node) });
  });
  return found;
}
