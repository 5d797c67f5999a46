import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATION_SURVIVED } from '../../apps/server/src/database/survived-from.ts';
import { listFiles } from '../lib/list-files.ts';
import { root } from '../lib/root.ts';
import { type SqlStatement, splitList, splitSql } from '../lib/sql-statements.ts';

const MIGRATIONS = ['apps/server/src/database/migrations/*.sql'];
/** The number of the newest migration that the last version has; written by `npm run keep-version`. */
export const OF_LAST_VERSION = 'e2e/last-version/newest-migration.txt';

const NAME = '(?:if (?:not )?exists )?(?:only )?"?([a-z_0-9.]+)"?';
const CREATES =
  /^create (?:or replace )?(?:unique |constraint |temp(?:orary)? |unlogged )?(table|view|function|trigger|index|type|sequence|domain|schema) /;
const created = new RegExp(`${CREATES.source}(?:concurrently )?${NAME}`);
const dropped = new RegExp(`\\bdrop (materialized view|[a-z]+) (?:concurrently )?${NAME}`);
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

/** What of a statement the version before would not survive. */
function faultsOf({ text }: SqlStatement, made: ReadonlySet<string>): string[] {
  const isNew = (name = ''): boolean => made.has(`table ${name}`);
  const [, table, changes = ''] = altered.exec(text) ?? [];
  if (table !== undefined) return isNew(table) ? [] : splitList(changes).flatMap((each) => faultOfChange(each) ?? []);
  const [, kind, name = ''] = dropped.exec(text) ?? [];
  if (kind !== undefined) return made.has(`${kind} ${name}`) ? [] : ['takes away what the version before may need'];
  const [, unique, , on] = indexed.exec(text) ?? [];
  if (on !== undefined && !isNew(on)) {
    if (unique) return ['is unique: rows of the version before may break it'];
    return ['keeps writes of the table waiting while the index is made'];
  }
  const [, , rows] = /\b(?:delete from|(truncate(?: table)?)) (?:only )?"?([a-z_0-9.]+)/.exec(text) ?? [];
  if (rows !== undefined && !isNew(rows)) return ['takes away rows that the version before may read'];
  const [, updated] = /^update (?:only )?"?([a-z_0-9.]+)/.exec(text) ?? [];
  if (updated !== undefined && !isNew(updated) && !/\bwhere\b/.test(text)) return ['locks every row of the table'];
  if (/^(?:alter|lock|cluster|reindex|vacuum|refresh|revoke)\b/.test(text))
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
  const made = new Set(
    statements.flatMap(({ text }) => {
      const [, kind, name] = created.exec(text) ?? [];
      return kind === undefined ? [] : [`${kind} ${name}`];
    }),
  );
  return statements.flatMap((statement) => {
    const { line, comments } = statement;
    const said = comments.map((comment) => MIGRATION_SURVIVED.exec(comment)).find((match) => match !== null);
    if (!said) return faultsOf(statement, made).map((fault) => ({ line, fault }));
    return Number(said[1] ?? 0) > last
      ? [{ line, fault: `${said[1]} is not in the last version: take away later` }]
      : [];
  });
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
