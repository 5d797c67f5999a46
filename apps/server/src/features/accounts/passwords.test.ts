import * as argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCustomer, PASSWORD } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashPassword, isRightPassword } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

test('a password is kept as argon2id of 19 MiB and two passes, each with salt of its own', async () => {
  const people = [await aCustomer(app), await aCustomer(app)];
  const ids = people.map(({ userId }) => userId);
  const rows = await app.db.selectFrom('users').select('password_hash').where('id', 'in', ids).execute();
  for (const { password_hash } of rows) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$/);
  expect(new Set(rows.map(({ password_hash }) => password_hash)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test('two passwords are worked on at once, however many people sign in', async () => {
  const stored = await hashPassword(PASSWORD);
  let underWay = 0;
  let most = 0;
  const slowly = async <T>(answer: T): Promise<T> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    return answer;
  };
  vi.mocked(argon2.hash).mockImplementation(() => slowly(stored));
  vi.mocked(argon2.verify).mockImplementation(() => slowly(true));
  const signUps = Array.from({ length: 5 }, () => hashPassword(PASSWORD));
  const logins = Array.from({ length: 5 }, () => isRightPassword(stored, PASSWORD));
  await Promise.all([...signUps, ...logins]);
  expect(most).toBe(2);
});
