import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';
import { PLANNED_ONCE } from '../../apps/server/src/database/prepared-statements.ts';
import { ensurePostgres } from '../../scripts/lib/postgres.ts';
import { runQuietly } from '../../scripts/lib/run.ts';

interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The statements that a read makes, with what they ask. */
async function statementsOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const noting = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await read(noting);
  return statements;
}

const literal = (value: unknown): string => (Array.isArray(value) ? `{${value.join(',')}}` : String(value));

/** How often a second pgbench does what a read asks the database, by so many connections at once, as the server plans it. */
export async function pgbenchOf(
  { db, url }: { readonly db: Db; readonly url: string },
  read: (db: Db) => Promise<unknown>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const statements = await statementsOf(db, read);
  const values = statements.flatMap(({ parameters }, at) =>
    parameters.map((value, of) => ['-D', `v${at}_${of + 1}=${literal(value)}`]),
  );
  const texts = statements.map(({ sql: text }, at) =>
    text.replaceAll(/\$(\d+)/g, `:v${at}_$1`).replaceAll(/\s+/g, ' '),
  );
  const mode = texts.some((text) => text.includes(PLANNED_ONCE)) ? 'force_generic_plan' : 'force_custom_plan';
  const lines = [
    'begin',
    `set local plan_cache_mode = ${mode}`,
    'set local random_page_cost = 1.1',
    ...texts,
    'commit',
  ];
  const folder = mkdtempSync(join(tmpdir(), 'mercadito-pgbench-'));
  const script = join(folder, 'search.sql');
  writeFileSync(script, lines.map((line) => `${line};\n`).join(''));
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const place = new URL(url);
  place.pathname = `/${rows[0]?.name}`;
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-T', String(seconds), '-f', script];
  const { output } = await runQuietly(join(await ensurePostgres(), 'pgbench'), [
    ...options,
    ...values.flat(),
    place.href,
  ]);
  rmSync(folder, { recursive: true });
  const [, perSecond] = /tps = ([\d.]+)/.exec(output) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench failed:\n${output}`);
  return Number(perSecond);
}
