import { sql } from 'kysely';
import type { Db } from './database.ts';
import { readMigrations } from './migrate.ts';

const START_ONCE = 'the server (npm start) brings it up to date';

/**
 * For whoever only uses a database: changes nothing in it.
 * @throws in one line when it is not at the newest migration of this version
 */
export async function requireMigrated(db: Db): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.migrations') is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) throw new Error(`The database has no tables yet: ${START_ONCE}`);
  const known = await readMigrations();
  const applied = (await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name);
  const missing = known.find(({ name }) => !applied.includes(name));
  if (missing) throw new Error(`The database lacks migration ${missing.name} of this version: ${START_ONCE}`);
}
