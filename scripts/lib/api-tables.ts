import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from './list-files.ts';
import { lineOf, parseSource, walk } from './syntax.ts';

const sources = ['apps/web/src/**/*.{ts,tsx}'];
/** Makes RTK Query's declarations of the tables. */
const maker = 'apps/web/src/shared/api/api-of.ts';

/** A call of the web's as a table declares it. */
interface Declared {
  /** The file of contracts and the name; null where that is computed, or declared without a table. */
  readonly file: string | null;
  readonly name: string | null;
  readonly path: string;
  readonly line: number;
}

/** The source files of the web, without their tests. */
export const sourcesOfWeb = (folder: string): string[] =>
  listFiles(sources, folder).filter((path) => !path.includes('.test.'));

/** Every call that a source declares: the rows of `apiOf('orders', { getOrder: … })`. */
export function readApiTables(folder: string): Declared[] {
  const found: Declared[] = [];
  for (const path of sourcesOfWeb(folder)) {
    if (path === maker) continue;
    walk(parseSource(join(folder, path)), (node) => {
      if (!ts.isCallExpression(node)) return;
      const told = (of: ts.Node, file: string | null, name: string | null) =>
        found.push({ file, name, path, line: lineOf(of) });
      if (/(?:^callOf|\.injectEndpoints)$/.test(node.expression.getText())) told(node, null, null);
      if (node.expression.getText() !== 'apiOf') return;
      const [file, table] = node.arguments;
      const known = file && ts.isStringLiteral(file) ? file.text : null;
      if (!table || !ts.isObjectLiteralExpression(table)) return void told(node, known, null);
      for (const row of table.properties)
        told(row, known, row.name && ts.isIdentifier(row.name) ? row.name.text : null);
    });
  }
  return found;
}
