import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTables } from '../../src/database/generate-tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

test('tables.ts is what the migrated database generates', async () => {
  const committed = await readFile(new URL('../../src/database/tables.ts', import.meta.url), 'utf8');
  expect(await generateTables(fixture.database.db)).toBe(committed);
});
