import { MIGRATIONS, readMigrations } from './migrate.ts';

/**
 * Which feature writes which table, read from the migrations: a table belongs to the nearest `-- feature: name` line above
 * its `create table`. 'platform' stands for what no feature owns.
 * @returns feature by table name.
 * @throws when a table has no such line above it in its file.
 */
export const readTableOwners = async (directory: URL = MIGRATIONS): Promise<ReadonlyMap<string, string>> => {
  const owners = new Map<string, string>();
  for (const { name, text } of await readMigrations(directory)) {
    let feature: string | undefined;
    for (const line of text.split('\n')) {
      feature = /^-- feature: ([a-z-]+)$/.exec(line)?.[1] ?? feature;
      const table = /^create table (?:if not exists )?([a-z_0-9]+)/.exec(line)?.[1];
      if (!table) continue;
      if (!feature) throw new Error(`${name}: no "-- feature:" line above table ${table}`);
      owners.set(table, feature);
    }
  }
  return owners;
};
