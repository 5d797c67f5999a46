import { readFile } from 'node:fs/promises';
import { type Database, openDatabase } from '../../database/connection.ts';
import { migrateWithin, readMigrations, schemaChecksum } from '../../database/migrate.ts';
import type { Header } from './copy-format.ts';
import { dropMade, listApplied } from './empty-database.queries.ts';
import { areAlike, findForeign } from './known-migrations.ts';
import { NOTHING, type Shape, shapeOf } from './whole-database.queries.ts';

type Migrations = Header['migrations'];

async function makeThem({ db }: Database, migrations: Migrations): Promise<Shape> {
  return db.transaction().execute(async (transaction) => {
    if (!areAlike(await listApplied(transaction), migrations)) {
      await dropMade(transaction, await shapeOf(transaction));
      await migrateWithin(transaction, migrations.length);
    }
    return shapeOf(transaction);
  });
}

async function makeApart(migrations: Migrations): Promise<Shape> {
  const database = await openDatabase({ dataDir: ':memory:', inThisThread: true, log: () => undefined });
  return makeThem(database, migrations).finally(() => database.close());
}

/** Written by `npm run fix`. */
export const MADE_BY_ALL = new URL('./made-by-all.json', import.meta.url);

/** What all migrations make, and which those are. */
export interface MadeByAll {
  readonly schema: string;
  readonly shape: Shape;
}

/**
 * What is known without making it: a database of one's own takes half a gigabyte, which the nightly copy of a small machine has not.
 * @returns undefined for an older version's
 */
async function knownShape({ length }: Migrations): Promise<Shape | undefined> {
  const { schema, shape }: MadeByAll = JSON.parse(await readFile(MADE_BY_ALL, 'utf8'));
  const isNewest = schema === (await schemaChecksum()) && length === (await readMigrations()).length;
  return isNewest ? shape : undefined;
}

// It takes a second or more.
const made = new Map<number, Promise<Shape>>();

/**
 * What these migrations make, by making it in a database that goes again: another one may have more, of its operator.
 * @returns undefined where this version does not know them
 */
export async function madeBy(migrations: Migrations): Promise<Shape | undefined> {
  if (await findForeign(migrations)) return undefined;
  const { length } = migrations;
  if (length === 0) return NOTHING;
  const shape = made.get(length) ?? knownShape(migrations).then((known) => known ?? makeApart(migrations));
  made.set(length, shape);
  return shape;
}

/** Tables, columns and sequences in words. */
export const wordsOf = ({ tables, sequences }: Pick<Shape, 'tables' | 'sequences'>): string[] => [
  ...tables.map(({ name }) => `table ${name}`),
  ...tables.flatMap(({ name, columns }) => columns.map((column) => `column ${name}.${column}`)),
  ...sequences.map(({ name }) => `sequence ${name}`),
];

/** What of a database was made by its migrations, and the rest in words, without the columns of tables in it. */
export function dividedBy(here: Shape, made: Shape | undefined): { readonly ours: Shape; readonly others: string[] } {
  if (!made) return { ours: here, others: [] };
  const known = new Set(wordsOf(made));
  const tables = here.tables.filter(({ name }) => known.has(`table ${name}`));
  const ours = tables.map(({ name, columns }) => ({
    name,
    columns: columns.filter((column) => known.has(`column ${name}.${column}`)),
  }));
  const rest = { ...here, tables: [...tables, ...here.tables.filter((table) => !tables.includes(table)).map(bare)] };
  return {
    ours: { ...here, tables: ours, sequences: here.sequences.filter(({ name }) => known.has(`sequence ${name}`)) },
    others: wordsOf(rest).filter((words) => !known.has(words)),
  };
}

const bare = ({ name }: Shape['tables'][number]) => ({ name, columns: [] });
