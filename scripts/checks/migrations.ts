import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { survivalsIn } from '../../apps/server/src/database/survived-from.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { type SqlStatement, splitList, splitSql } from '../lib/sql-statements.ts';

const MIGRATIONS = ['apps/server/src/database/migrations/*.sql'];
/** The number of the newest migration that the last version has; written by `npm run keep-version`. */
export const OF_LAST_VERSION = 'e2e/last-version/newest-migration.txt';

const NAME = '(?:if (?:not )?exists )?(?:only )?"?([a-z_0-9.]+)"?';
// Not `or replace` nor `if not exists`: then it may have been there before.
const CREATES =
  /^create (?:unique |constraint |temp(?:orary)? |unlogged )?(table|view|function|trigger|index|type|sequence|domain|schema) (?:concurrently )?(?!if not exists )"?([a-z_0-9.]+)"?(.*)/;
const DROPS = /\bdrop (materialized view|[a-z]+) (?:concurrently )?(?:if exists )?(.*)/;
const altered = new RegExp(`\\balter table ${NAME} (.*)`);
const indexed = new RegExp(`\\bcreate (unique )?index (?:concurrently )?(?:${NAME} )?on ${NAME}`);

// An expression of these is worked out for each row, for which the whole table is written anew.
const REWRITES = / default [a-z_.]*(?:random|uuid|nextval|clock_timestamp)|\bgenerated\b|\bserial\b/;

/** What the version before would not survive of one change of a table that it knows; undefined for what it does not notice. */
function faultOfChange(change: string): string | undefined {
  if (/^add (?:column )?(?!constraint |check\b|unique\b|primary |foreign |exclude )/.test(change)) {
    if (REWRITES.test(change)) return 'writes the whole table anew under a lock that nobody reads past';
    if (/\bnot null\b/.test(change) && !/\bdefault\b/.test(change)) return 'is not null without a default';
    return /\b(?:unique|primary key)\b/.test(change) ? 'is unique: rows of the version before may break it' : undefined;
  }
  if (/^add /.test(change)) return 'refuses rows that the version before may write';
  if (/^rename\b/.test(change)) return 'renames what the version before reads';
  if (/^drop\b/.test(change)) return 'takes away what the version before may need';
  if (/^alter .*\btype\b/.test(change)) return 'changes a type under the version before';
  if (/^alter .*\bset not null\b/.test(change)) return 'refuses rows that the version before may write';
  return /^alter .*\bset default\b/.test(change) ? undefined : 'does what the version before may not survive';
}

/** One thing by its sort and name; triggers of several tables are called the same. */
function thingOf(kind: string, name: string, rest: string): string {
  const [, on = ''] = (kind === 'trigger' && / on (?:only )?"?([a-z_0-9.]+)/.exec(rest)) || [];
  return `${kind} ${name} ${on}`.trim();
}

function madeBy({ text }: SqlStatement): string | undefined {
  const [, kind, name = '', rest = ''] = CREATES.exec(text) ?? [];
  return kind && thingOf(kind, name, rest);
}

/** What a list names, each without brackets and what follows. */
const namesIn = (list: string): string[] =>
  splitList(list).map((each) => /^(?:only )?"?([a-z_0-9.]+)/.exec(each)?.[1] ?? '');

function droppedBy({ text }: SqlStatement): string[] {
  const [, kind, list = ''] = DROPS.exec(text) ?? [];
  return kind === undefined || altered.test(text) ? [] : namesIn(list).map((name) => thingOf(kind, name, list));
}

/** What is there when a statement of a migration begins. */
interface Things {
  /** Made before it in the same migration, of which the version before knows nothing. */
  readonly made: ReadonlySet<string>;
  /** Made anywhere after it. */
  readonly madeLater: ReadonlySet<string>;
}

/** What of a statement the version before would not survive. */
function faultsOf(statement: SqlStatement, { made, madeLater }: Things): string[] {
  const { text } = statement;
  const isNew = (name = ''): boolean => made.has(`table ${name}`);
  const [, table, changes = ''] = altered.exec(text) ?? [];
  if (table !== undefined) return isNew(table) ? [] : splitList(changes).flatMap((each) => faultOfChange(each) ?? []);
  const drops = droppedBy(statement);
  // A trigger is another one at once; whatever else is dropped and made anew has lost what was in it, or who stands on it.
  const isKept = (thing: string) => made.has(thing) || (thing.startsWith('trigger ') && madeLater.has(thing));
  if (drops.length > 0) return drops.every(isKept) ? [] : ['takes away what the version before may need'];
  const [, unique, , on] = indexed.exec(text) ?? [];
  if (on !== undefined && !isNew(on)) {
    if (unique) return ['is unique: rows of the version before may break it'];
    return ['keeps writes of the table waiting while the index is made'];
  }
  const [, rows] = /\b(?:delete from|merge into|truncate(?: table)?) (.*)/.exec(text) ?? [];
  const emptied = rows === undefined ? [] : /\btruncate\b/.test(text) ? namesIn(rows) : namesIn(rows).slice(0, 1);
  if (!emptied.every(isNew)) return ['takes away rows that the version before may read'];
  const [, updated] = /^update (?:only )?"?([a-z_0-9.]+)/.exec(text) ?? [];
  if (updated !== undefined && !isNew(updated) && !/\bwhere\b/.test(text)) return ['locks every row of the table'];
  if (/^(?:alter|lock|cluster|reindex|vacuum|refresh|revoke|create (?:or replace )?rule)\b/.test(text))
    return ['does what the version before may not survive'];
  return [];
}

/**
 * What in a migration a running process of the last version would not survive, unless a line above the statement says why it does:
 * `-- survives: <why>`, or `-- survives 0140: <why>` where a version has to know that migration.
 * @param last the newest migration of the last version
 */
export function findFaultsOfMigration(sql: string, last: number): { line: number; fault: string }[] {
  const statements = splitSql(sql);
  const survivals = survivalsIn(sql);
  const isOf =
    ({ from, to }: SqlStatement) =>
    (each: { line: number }) =>
      from <= each.line && each.line <= to;
  const made = new Set<string>();
  const known = new Set<string>();
  const faults = statements.flatMap((statement, at) => {
    const { line } = statement;
    const said = survivals.filter(isOf(statement));
    const [latest] = said.toSorted((one, other) => other.from - one.from);
    const madeLater = new Set(statements.slice(at + 1).flatMap((each) => madeBy(each) ?? []));
    const found = latest ? [] : faultsOf(statement, { made, madeLater });
    for (const thing of droppedBy(statement)) if (!made.delete(thing)) known.add(thing);
    const thing = madeBy(statement);
    if (thing && !known.has(thing)) made.add(thing);
    const isLate = latest && latest.from > last;
    const number = String(latest?.from).padStart(4, '0');
    return [...found, ...(isLate ? [`${number} is not in the last version: take away later`] : [])].map((fault) => ({
      line,
      fault,
    }));
  });
  const idle = survivals.filter((each) => !statements.some((statement) => isOf(statement)(each)));
  return [...faults, ...idle.map(({ line }) => ({ line, fault: 'stands above no statement' }))];
}

/** Migrations since the last version that its processes would not survive. */
export async function findUnsurvivedMigrations(folder = root): Promise<string[]> {
  const last = Number(readFileSync(join(folder, OF_LAST_VERSION), 'utf8'));
  const files = listFiles(MIGRATIONS, folder);
  if (files.length === 0 || !(last > 0)) return ['no migrations, or no last version: nothing was checked'];
  const added = files.filter((path) => Number.parseInt(path.split('/').at(-1) ?? '', 10) > last);
  return added.flatMap((path) =>
    findFaultsOfMigration(readFileSync(join(folder, path), 'utf8'), last).map(
      ({ line, fault }) => `${path}:${line}: ${fault} (docs/adding-a-feature.md, "Migrations")`,
    ),
  );
}
