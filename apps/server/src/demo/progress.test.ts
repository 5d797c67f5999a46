import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database.ts';
import { markBegun, markFilled, progressOf } from './progress.ts';

let testing: TestDatabase;
beforeEach(async () => {
  testing = await createTestDatabase();
});
afterEach(() => testing.drop());

test('a fill is told from an empty database, from one cut short and from one that is through', async () => {
  const { db } = testing.database;
  expect(await progressOf(db)).toBe('empty');
  await markBegun(db);
  expect(await progressOf(db)).toBe('cut short');
  await markFilled(db);
  expect(await progressOf(db)).toBe('filled');
});

test('a database with accounts that are not the demo is left alone', async () => {
  const { db } = testing.database;
  const person = { first_name: 'Rosa', last_name: 'Luna', password_hash: 'x' };
  await db
    .insertInto('users')
    .values({ ...person, username: 'rosa', email: 'rosa@example.com' })
    .execute();
  expect(await progressOf(db)).toBe('other accounts');
});
