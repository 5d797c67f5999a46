import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTables } from '../../src/database/generate-tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

test('tables/ is what the migrated database generates', async () => {
  const folder = new URL('../../src/database/tables/', import.meta.url);
  const committed: Record<string, string> = {};
  for (const name of await readdir(folder)) committed[name] = await readFile(new URL(name, folder), 'utf8');
  expect(Object.fromEntries(await generateTables(fixture.database.db))).toEqual(committed);
});
