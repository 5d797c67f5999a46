import { join } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { fixedText, lineOf, parseSource, walk } from '../lib/syntax.ts';

interface Write {
  table: string;
  owner: string;
  place: string;
}

const sources = ['apps/server/src/{features,platform}/**/*.ts'];
const writingCalls = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'];
const writingSql =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?((?:[a-z_]+\.)?[a-z_]+)"?(?=\s)/gi;

/** Tables that more than one feature writes, and writes whose table cannot be read off the source. */
export async function findSharedTables(folder = root): Promise<string[]> {
  const files = listFiles(sources, folder).filter((path) => !path.endsWith('.test.ts'));
  const writes = files.flatMap((path) => findWrites(folder, path));
  if (files.length > 0 && writes.length === 0) return ['no write to any table found: nothing was checked'];
  const byTable = Map.groupBy(writes, ({ table }) => table);
  return [...byTable].flatMap(([table, of]) => {
    if (table === '') return of.map(({ place }) => `${place}: name the table where it is written`);
    if (new Set(of.map(({ owner }) => owner)).size === 1) return [];
    return [`"${table}" is written by more than one feature: ${of.map(({ place }) => place).join(', ')}`];
  });
}

/** Every write in one file; an empty table where the name is computed. */
function findWrites(folder: string, path: string): Write[] {
  const owner = /features\/[^/]+|platform/.exec(path)?.[0] ?? path;
  const writes: Write[] = [];
  walk(parseSource(join(folder, path)), (node) => {
    const tables = ts.isCallExpression(node) ? tableOfCall(node) : tablesOfSql(node);
    for (const table of tables) writes.push({ table, owner, place: `${path}:${lineOf(node)}` });
  });
  return writes;
}

function tableOfCall(call: ts.CallExpression): string[] {
  const called = call.expression;
  if (!ts.isPropertyAccessExpression(called) || !writingCalls.includes(called.name.text)) return [];
  const [name] = call.arguments;
  return [name && ts.isStringLiteralLike(name) ? (name.text.split(' ')[0] ?? '') : ''];
}

/** Only whole templates of `sql`: a sentence in a text may well begin with "update". */
function tablesOfSql(node: ts.Node): string[] {
  if (!ts.isTaggedTemplateExpression(node) || !/^sql\b/.test(node.tag.getText())) return [];
  const statement = fixedText(node.template) ?? '';
  return [...statement.matchAll(writingSql)].map((match) => match[1] ?? '').filter(isTableName);
}

/** `on conflict do update set` and `for update of` name no table. */
function isTableName(word: string): boolean {
  return !['set', 'of', 'nowait', 'skip'].includes(word.toLowerCase());
}
