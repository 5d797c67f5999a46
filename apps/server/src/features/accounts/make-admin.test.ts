import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts';
import { readConfig } from '../../config.ts';
import { makeAdmin } from './make-admin.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

test.each([
  ['a name too short', 'ab', 'ab@example.com', 'a-good-password', /^username: /],
  ['a common password', 'patron', 'patron@example.com', 'password1', /^This password is too common/],
  ["the town's name as a password", 'patron', 'patron@example.com', 'Galeana-2026', /^This password is too easy/],
  ['an e-mail that is none', 'patron', 'nobody', 'a-good-password', /^email: /],
])('an Admin with %s is told so in one line, and has no account', async (_case, username, email, password, words) => {
  const { db } = fixture.database;
  const person = {
    username,
    email,
    site: readConfig({}),
    askPassword: async () => password,
    confirm: async () => undefined,
  };
  const message = await makeAdmin(db, person, new Date()).catch((error: Error) => error.message);
  expect(message).toMatch(words);
  expect(message).not.toContain('\n');
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});
