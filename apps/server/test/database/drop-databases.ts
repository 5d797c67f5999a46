import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** How the databases of a run begin, by the process whose workers make them. */
export const namesOf = (runner: number): string => `mercadito_test_${runner}_`;

/** At the end of a run: removes the databases that its workers have kept for one another's files. */
export async function teardown(): Promise<void> {
  const names = namesOf(process.pid);
  const folders = globSync(join(tmpdir(), `${names}*`));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  const { TEST_DATABASE_URL } = process.env;
  if (!TEST_DATABASE_URL) return;
  const admin = new pg.Client({ connectionString: TEST_DATABASE_URL });
  await admin.connect();
  const { rows } = await admin.query('select datname from pg_database where starts_with(datname, $1)', [names]);
  for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  await admin.end();
}
