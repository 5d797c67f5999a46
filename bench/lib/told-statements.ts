import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/connection.ts';

/** What PostgreSQL has done for a statement. */
export interface Told {
  readonly text: string;
  readonly calls: number;
  readonly milliseconds: number;
  readonly buffers: number;
}

type Tally = Map<string, Told>;

/** What begins and ends transactions, and what we ask ourselves. */
const ASIDE = /^(begin|commit|rollback|start|set|reset|show|savepoint|release|select pg_notify)\b|pg_stat_statements/i;

/** What PostgreSQL has done for each statement of a database by now. */
export async function readTally(db: Db): Promise<Tally> {
  const { rows } = await sql<Told & { id: string }>`
    select queryid::text as id, min(query) as text, sum(calls)::float8 as calls, sum(total_exec_time) as milliseconds,
      sum(shared_blks_hit + shared_blks_read)::float8 as buffers
    from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) group by queryid`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...told }) => [id, told]));
}

/** What was done between two looks. */
export function between(before: Tally, after: Tally): Tally {
  const since = [...after].map(([id, told]): [string, Told] => {
    const was = before.get(id) ?? { calls: 0, milliseconds: 0, buffers: 0 };
    const { text, calls, milliseconds, buffers } = told;
    return [
      id,
      { text, calls: calls - was.calls, milliseconds: milliseconds - was.milliseconds, buffers: buffers - was.buffers },
    ];
  });
  return new Map(since.filter(([, { text, calls }]) => calls > 0 && !ASIDE.test(text)));
}

export function addTo(tally: Tally, more: Tally): void {
  for (const [id, told] of more) {
    const was = tally.get(id) ?? { calls: 0, milliseconds: 0, buffers: 0 };
    const { text, calls, milliseconds, buffers } = told;
    tally.set(id, {
      ...{ text, calls: calls + was.calls },
      ...{ milliseconds: milliseconds + was.milliseconds, buffers: buffers + was.buffers },
    });
  }
}

export const sumOf = (tally: Tally, of: 'calls' | 'buffers'): number =>
  [...tally.values()].reduce((sum, told) => sum + told[of], 0);

export interface Hot extends Told {
  /** Of all the database's time. */
  readonly share: number;
  /** Indexes and tables as its plan names them; none where none was told. */
  readonly reads: readonly string[];
}

/** What PostgreSQL is told, so that it counts statements, and writes the plans of some of them into its log. */
export const TELLING = [
  'shared_preload_libraries=pg_stat_statements,auto_explain',
  'pg_stat_statements.max=10000',
  'auto_explain.log_min_duration=0',
  'auto_explain.sample_rate=0.01',
  'logging_collector=on',
  'log_directory=log',
  'log_filename=plans.log',
  'log_rotation_size=0',
  'log_line_prefix=',
];

/** The log's place among PostgreSQL's data. */
export const PLANS = ['data', 'log', 'plans.log'];

const READ = /\b(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on|Seq Scan on) "?\w+"?/g;

/** A statement's text by which its plan is found: the one has constants where the other has parameters. */
const withoutConstants = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'|\$\d+|\b(?:\d[\d.]*|true|false|null)\b/gi, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The statements that took most of the database's time, with what their plans read. */
export function hottest(tally: Tally, log: string, count: number): Hot[] {
  const reads = new Map<string, Set<string>>();
  for (const [, told = ''] of log.matchAll(/^LOG: {2}duration: .* plan:\n\tQuery Text: ((?:.*\n\t)+)/gm)) {
    const lines = told.split('\n');
    const plan = lines.findIndex((line) => line.includes('(cost='));
    const text = withoutConstants(lines.slice(0, plan).join('\n'));
    const all = reads.get(text) ?? new Set();
    for (const [name] of lines.slice(plan).join('\n').matchAll(READ))
      all.add(name.replace(/^Index.* using |^Bitmap Index Scan on /, ''));
    reads.set(text, all);
  }
  // Time in a line of locks is nobody's work.
  const working = [...tally].filter(([, { text }]) => !text.startsWith('select pg_advisory'));
  const all = working.toSorted(([, one], [, other]) => other.milliseconds - one.milliseconds);
  const total = all.reduce((sum, [, { milliseconds }]) => sum + milliseconds, 0);
  return all.slice(0, count).map(([, { text, calls, milliseconds, buffers }]) => ({
    ...{ text: text.replaceAll(/\s+/g, ' '), calls, milliseconds: milliseconds / calls, buffers: buffers / calls },
    ...{ share: milliseconds / total, reads: [...(reads.get(withoutConstants(text)) ?? [])] },
  }));
}
