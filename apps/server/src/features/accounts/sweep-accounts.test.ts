import { login } from '@mercadito/contracts/accounts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sweepAccounts } from './sweep-accounts.queries.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  await aCustomer(app, 'lola');
});
afterEach(() => app.close());

const sweepAfter = (hours: number) => sweepAccounts(app.db, new Date(app.clock.now.getTime() + hours * HOUR_MS));

test('a session is forgotten when it has ended by itself, and not before', async () => {
  expect(await sweepAfter(13 * 24)).toBe(0);
  expect(await sweepAfter(15 * 24)).toBe(1);
});

test('failed guesses are forgotten after a day, known name or not', async () => {
  await app.call(login, { username: 'lola', password: 'a-wrong-guess' });
  await app.call(login, { username: 'nobody', password: PASSWORD });
  expect(await sweepAfter(23)).toBe(0);
  // Each by its address and by its name alone.
  expect(await sweepAfter(25)).toBe(4);
});

test('a device is forgotten when its cookie is', async () => {
  await app.db.deleteFrom('tokens').execute();
  expect(await sweepAfter(399 * 24)).toBe(0);
  expect(await sweepAfter(401 * 24)).toBe(1);
});
