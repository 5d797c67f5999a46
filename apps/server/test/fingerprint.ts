import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

// What a mere visit changes, refused or not.
const VISITS = ['tokens', 'login_attempts'];

/** Everything in the database in one number a table, without what a mere visit changes. */
export async function fingerprint({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const tables = await sql<{ name: string }>`
    select case schemaname when 'public' then '' else schemaname || '.' end || tablename as name
    from pg_tables where schemaname in ('public', 'jobs') order by 1`.execute(db);
  const sums = tables.rows
    .filter((table) => !VISITS.includes(table.name))
    .map(
      ({ name }) => sql<{ sum: string }>`
        select ${sql.lit(name)} || ':' || coalesce(sum(hashtext(t::text)), 0) as sum from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{ sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
  // A parallel plan answers the parts of a union in any order.
  return rows
    .map(({ sum }) => sum)
    .sort()
    .join(' ');
}
