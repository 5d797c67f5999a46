import { createHash } from 'node:crypto';
import {
  changePassword,
  getUser,
  listSessions,
  login,
  revokeAllSessions,
  revokeSession,
} from '@mercadito/contracts/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD, type Person } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const NEW_PASSWORD = 'an-even-better-one';

let app: TestApp;
let person: Person;
let username: string;
let otherToken: string;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  username = `lola-${++people}`;
  person = await aCustomer(app, username);
  otherToken = (await app.call(login, { username, password: PASSWORD })).body.token;
});
afterAll(() => app.close());

const isSignedIn = async (token: string) => (await app.call(getUser, {}, token)).status === 200;

test('a token is 256 random bits, of which the SHA-256 alone is kept', async () => {
  const tokens = [person.token, otherToken];
  while (tokens.length < 5) tokens.push((await app.call(login, { username, password: PASSWORD })).body.token);
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
  expect(bytes.map(({ length }) => length)).toEqual(Array(5).fill(32));
  // No byte of it is a time or a number that goes up: in five that are drawn none stays as it is.
  const stays = Array.from({ length: 32 }, (_, at) => new Set(bytes.map((each) => each[at])).size === 1);
  expect(stays).not.toContain(true);
  const rows = await app.db.selectFrom('tokens').selectAll().where('user_id', '=', person.userId).execute();
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('hex'));
  expect(rows.map(({ hash }) => hash)).toEqual(expect.arrayContaining(hashes));
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
});

describe('changing the password', () => {
  const form = { current_password: PASSWORD, new_password: NEW_PASSWORD };

  test('lets the new one in, the old one no more, and ends every other session', async () => {
    expect((await app.call(changePassword, form, person.token)).status).toBe(200);
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await isSignedIn(otherToken)).toBe(false);
    expect((await app.call(login, { username, password: NEW_PASSWORD })).status).toBe(200);
    expect((await app.call(login, { username, password: PASSWORD })).status).toBe(401);
  });

  test.each([
    ['current_password', { current_password: 'not the one' }],
    ['new_password', { new_password: 'short' }],
    ['new_password', { new_password: 'Password1' }],
    ['new_password', { new_password: PASSWORD }],
    ['new_password', { new_password: 'GALEANA-2026' }],
    ['new_password', { new_password: 'lola12345' }],
  ])('names %s when it cannot be used, and changes nothing', async (field, change) => {
    const { status, body } = await app.call(changePassword, { ...form, ...change }, person.token);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
    expect(await isSignedIn(otherToken)).toBe(true);
  });

  test('happens once when it is sent twice at once', async () => {
    const answers = await Promise.all([1, 2].map(() => app.call(changePassword, form, person.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('forgives the guesses before it', async () => {
    for (let guess = 1; guess <= 5; guess += 1) await app.call(login, { username, password: `guess ${guess}` });
    expect((await app.call(changePassword, form, person.token)).status).toBe(200);
    await app.call(login, { username, password: 'one more slip' });
    expect((await app.call(login, { username, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('is for people who are signed in', async () => {
    expect((await app.call(changePassword, form)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('are listed with the one in use marked', async () => {
    const { body } = await app.call(listSessions, {}, person.token);
    expect(body.results).toHaveLength(2);
    expect(body.results.filter(({ current }) => current)).toHaveLength(1);
  });

  test('name the device by its browser and system', async () => {
    const userAgent = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
    const payload = { username, password: PASSWORD };
    await app.app.inject({ method: 'POST', url: '/api/login/', headers: { 'user-agent': userAgent }, payload });
    const { body } = await app.call(listSessions, {}, person.token);
    expect(body.results.map(({ device }) => device)).toContain('Chrome, Android');
  });

  test('can be ended one by one', async () => {
    const { body } = await app.call(listSessions, {}, person.token);
    const other = body.results.find(({ current }) => !current);
    expect((await app.call(revokeSession, { sessionId: other?.id ?? 0 }, person.token)).status).toBe(200);
    expect(await isSignedIn(otherToken)).toBe(false);
    expect(await isSignedIn(person.token)).toBe(true);
  });

  test('of somebody else are not found, and stay', async () => {
    const { body } = await app.call(listSessions, {}, person.token);
    const stranger = await aCustomer(app);
    const answers = await Promise.all(
      body.results.map(({ id }) => app.call(revokeSession, { sessionId: id }, stranger.token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await isSignedIn(otherToken)).toBe(true);
  });

  test('can all be ended, this one too, and nobody else is signed out', async () => {
    const stranger = await aCustomer(app);
    expect((await app.call(revokeAllSessions, {}, person.token)).status).toBe(200);
    expect(await isSignedIn(person.token)).toBe(false);
    expect(await isSignedIn(otherToken)).toBe(false);
    expect(await isSignedIn(stranger.token)).toBe(true);
  });

  test('are a matter of people who are signed in', async () => {
    expect((await app.call(listSessions, {})).status).toBe(401);
    expect((await app.call(revokeSession, { sessionId: 1 })).status).toBe(401);
    expect((await app.call(revokeSession, { sessionId: 'x' }, person.token)).status).toBe(400);
    expect((await app.call(revokeAllSessions, {})).status).toBe(401);
  });
});
