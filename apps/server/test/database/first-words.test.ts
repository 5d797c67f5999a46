import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readMigrations } from '../../src/database/migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let fixture: TestDatabase;
let pantry: number;
let staples: number;

beforeAll(async () => {
  fixture = await createTestDatabase();
  const { rows } = await sql<{ id: number; parent_id: number }>`
    select id, parent_id from product_categories where name = 'Básicos'`.execute(fixture.database.db);
  staples = rows[0]?.id ?? 0;
  pantry = rows[0]?.parent_id ?? 0;
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  const { db } = fixture.database;
  await sql`delete from product_categories where name in ('basicos', 'Sal y azúcar')`.execute(db);
  await sql`update product_categories set name = 'Abarrote', name_en = 'Groceries' where id = ${staples}`.execute(db);
});

/** Words the first categories anew, as the migration does, beside one that an Admin has added; what the first is called then. */
async function namesBeside(name: string, nameEn: string) {
  const { db } = fixture.database;
  await sql`insert into product_categories (parent_id, position, name, name_en)
    values (${pantry}, 9, ${name}, ${nameEn})`.execute(db);
  const text = (await readMigrations()).find((each) => each.name === '0125-first-words')?.text ?? '';
  await sql.raw(text).execute(db);
  const { rows } = await sql<{ name: string; name_en: string }>`
    select name, name_en from product_categories where id = ${staples}`.execute(db);
  return rows[0];
}

test('a first category keeps its name where an Admin has given the new one to another: the server starts', async () => {
  expect(await namesBeside('basicos', 'Basics')).toEqual({ name: 'Abarrote', name_en: 'Groceries' });
});

test('it keeps it too where the English name is taken', async () => {
  expect(await namesBeside('Sal y azúcar', 'staples')).toEqual({ name: 'Abarrote', name_en: 'Groceries' });
});
