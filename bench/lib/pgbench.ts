import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';
import { PLANNED_ONCE } from '../../apps/server/src/database/prepared-statements.ts';
import { ensurePostgres } from '../../scripts/lib/postgres.ts';
import { runQuietly } from '../../scripts/lib/run.ts';

/** A statement with what it asks. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A database, and the statements that were made by it since they were taken last; beginnings and ends of transactions aside. */
export function noteStatements(db: Db): { readonly db: Db; readonly take: () => Statement[] } {
  let statements: Statement[] = [];
  const noting = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    db: noting,
    take: () => {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

const literal = (value: unknown): string => (Array.isArray(value) ? `{${value.join(',')}}` : String(value));

const anywhere: NonNullable<Load['place']> = (command, args) => [command, [...args]];

interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Where it runs, as a command that runs it there. */
  readonly place?: (command: string, args: readonly string[]) => [string, string[]];
}

/** How often a second pgbench does what a read asks the database, by so many connections at once, as the server plans it. */
export async function pgbenchOf(
  { db, url }: { readonly db: Db; readonly url: string },
  read: (db: Db) => Promise<unknown>,
  load: Load,
): Promise<number> {
  const noting = noteStatements(db);
  await read(noting.db);
  const statements = noting.take();
  const isOnce = statements.some(({ sql: text }) => text.includes(PLANNED_ONCE));
  const plain = (text: string): Statement => ({ sql: text, parameters: [] });
  const mode = `set local plan_cache_mode = ${isOnce ? 'force_generic_plan' : 'force_custom_plan'}`;
  const before = ['begin', mode, 'set local random_page_cost = 1.1'].map(plain);
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const place = new URL(url);
  place.pathname = `/${rows[0]?.name}`;
  return runPgbench(place.href, scriptOf([...before, ...statements, plain('commit')]), load);
}

/** What pgbench does: lines, and values for what is named in them. */
export interface Script {
  readonly lines: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

/** Statements as pgbench makes them. */
export function scriptOf(statements: readonly Statement[]): Script {
  const values: Record<string, string> = {};
  const lines = statements.map(({ sql: text, parameters }, at) => {
    for (const [of, value] of parameters.entries()) values[`v${at}_${of + 1}`] = literal(value);
    const named = text.replaceAll(/\$(\d+)/g, (_, of: string) =>
      // It knows no value that is none.
      parameters[Number(of) - 1] === null ? 'null' : `:v${at}_${of}`,
    );
    return `${named.replaceAll(/\s+/g, ' ')};`;
  });
  return { lines, values };
}

/** How often a second pgbench does a script. */
export async function runPgbench(url: string, { lines, values }: Script, load: Load): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-pgbench-'));
  const script = join(folder, 'statements.sql');
  writeFileSync(script, lines.map((line) => `${line}\n`).join(''));
  const given = Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`]);
  const options = ['-n', '-M', 'prepared', '-c', String(load.connections), '-T', String(load.seconds), '-f', script];
  const program = join(await ensurePostgres(), 'pgbench');
  const { output } = await runQuietly(...(load.place ?? anywhere)(program, [...options, ...given, url]));
  rmSync(folder, { recursive: true });
  const [, perSecond] = /tps = ([\d.]+)/.exec(output) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench failed:\n${output}`);
  return Number(perSecond);
}
