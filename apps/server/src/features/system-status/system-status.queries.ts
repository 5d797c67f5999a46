import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** The database's own version, as `17.2`, and how many bytes it takes. */
export async function describeDatabase(db: Db): Promise<{ version: string; size_bytes: number }> {
  const { rows } = await sql<{ version: string; bytes: string }>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::text as bytes`.execute(db);
  return { version: rows[0]?.version ?? '', size_bytes: Number(rows[0]?.bytes ?? 0) };
}

/** When the database was first migrated: here, or where a copy was restored. */
export async function findBeginning(db: Db): Promise<Date> {
  const { began } = await db
    .selectFrom('migrations')
    .select(({ fn }) => fn.min('applied_at').as('began'))
    .executeTakeFirstOrThrow();
  return new Date(began);
}
