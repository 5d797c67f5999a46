import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

const sources = ['apps/server/src/{features,platform}/**/*.ts'];
const calls = ['selectAll', 'returningAll'];
const star = /\b(?:select|returning)\s+(?:[a-z_]+\.)?\*|,\s*[a-z_]+\.\*/i;

/**
 * Statements that ask for all columns of a table, whichever there are: one that a newer version adds beside a running server
 * changes what the prepared statement answers, and the database refuses it.
 */
export async function findUnnamedColumns(folder = root): Promise<string[]> {
  const files = listFiles(sources, folder).filter((path) => !path.endsWith('.test.ts'));
  if (files.length === 0) return ['no source of the server found: nothing was checked'];
  return files.flatMap((path) => {
    const faults: string[] = [];
    walk(parseSource(join(folder, path)), (node) => {
      if (asksForAll(node)) faults.push(`${path}:${lineOf(node)}: name the columns that are read`);
    });
    return faults;
  });
}

function asksForAll(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) {
    const called = node.expression;
    return ts.isPropertyAccessExpression(called) && calls.includes(called.name.text);
  }
  return (
    ts.isTaggedTemplateExpression(node) &&
    node.tag.getText().startsWith('sql') &&
    star.test(fixedText(node.template) ?? '')
  );
}
