import { blockPerson, changePassword, login, resetPassword } from '@mercadito/contracts/accounts';
import { chooseNewPassword, forgotPassword, readResetLink } from '@mercadito/contracts/recovery';
import { getSettings } from '@mercadito/contracts/settings';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../../../test/count-statements.ts';
import { aMailingSite, secretIn } from '../../../test/mailbox.ts';
import { aCustomer, anAdmin, PASSWORD, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, createTestAppOn } from '../../../test/test-app.ts';
import { addressForLog } from '../../platform/http/logging.ts';

const site = aMailingSite();
const MAILING = { PUBLIC_URL: 'https://mercado.example', SMTP_URL: 'smtp://127.0.0.1:9' };
const NEW = 'my-mountain-path-7';
const HOUR_MS = 3_600_000;

let person: Person;
let username: string;
let email: string;
let people = 0;
beforeEach(async () => {
  username = `lupe-${++people}`;
  email = `${username}@example.com`;
  person = await aCustomer(site.app, username);
  await site.mailsTo(email);
  site.server.mails.length = 0;
});

const forget = async (name = username) => good(await site.app.call(forgotPassword, { login: name }));
const signIn = (name: string, password: string) => site.app.call(login, { username: name, password });
const choose = (secret: string, new_password = NEW) => site.app.call(chooseNewPassword, { secret, new_password });
const read = (secret: string) => site.app.call(readResetLink, { secret });

/** The secret of the newest link that has come. */
async function aSecret(): Promise<string> {
  await forget();
  return secretIn((await site.mailsTo(email)).at(-1), 'reset');
}

describe('who forgot the password', () => {
  test.each([
    ['the user name', () => username.toUpperCase()],
    ['the e-mail address', () => email.toUpperCase()],
  ])('gets a link by %s, in the language of the device (RECOVERY-1)', async (_what, name) => {
    const headers = { 'accept-language': 'en', host: 'attacker.example' };
    const payload = { login: name() };
    await site.app.app.inject({ method: 'POST', url: '/api/account/forgot/', payload, headers });
    const mails = await site.mailsTo(email);
    expect(mails.map(({ headers }) => headers.subject)).toEqual(['Choose a new password at Galeana Biz']);
    // Where it leads is never what a request said.
    expect(mails[0]?.html).not.toContain('attacker.example');
    expect((await read(secretIn(mails[0], 'reset'))).body).toEqual({ username, passkeys: [] });
  });

  test('uses nothing up by opening the link, and uses it up by choosing a password, with which all sessions end (RECOVERY-2)', async () => {
    const secret = await aSecret();
    for (const _ of [1, 2]) expect((await read(secret)).status).toBe(200);
    expect((await choose(secret)).body).toEqual({ username });
    expect((await signIn(username, PASSWORD)).status).toBe(401);
    expect((await signIn(username, NEW)).status).toBe(200);
    const { statusCode } = await site.app.app.inject({
      url: '/api/get-user/',
      headers: { authorization: `Token ${person.token}` },
    });
    expect(statusCode).toBe(401);
    for (const again of [await choose(secret, 'another-mountain-8'), await read(secret)]) {
      expect(again).toMatchObject({ status: 409, body: { code: 'link_over' } });
    }
  });

  test('gets one password set of two that are chosen by one link at once (RECOVERY-2)', async () => {
    const secret = await aSecret();
    const answers = await Promise.all(['one', 'two', 'three'].map((word) => choose(secret, `${word}-mountain-path`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('keeps the link where the new password is too weak, and has it for an hour (RECOVERY-2)', async () => {
    const secret = await aSecret();
    expect((await choose(secret, username)).body).toMatchObject({ errors: { new_password: expect.anything() } });
    site.pass(HOUR_MS - 1);
    expect((await read(secret)).status).toBe(200);
    site.pass(1);
    expect((await read(secret)).status).toBe(409);
    expect((await choose(secret)).status).toBe(409);
  });

  test('is let in again after too many guesses, and after a one-time password (RECOVERY-2)', async () => {
    const admin = await anAdmin(site.app);
    good(await site.app.call(resetPassword, { userId: person.userId }, admin.token));
    for (let guess = 0; guess < 6; guess += 1) await signIn(username, `guess-${guess}`);
    expect((await signIn(username, PASSWORD)).status).toBe(429);
    good(await choose(await aSecret()));
    const { body } = await signIn(username, NEW);
    const { statusCode } = await site.app.app.inject({
      url: '/api/account/sessions/',
      headers: { authorization: `Token ${body.token}` },
    });
    expect(statusCode).toBe(200);
  });

  test.each([
    [
      'they change the password',
      () => site.app.call(changePassword, { current_password: PASSWORD, new_password: 'x-mountain-9' }, person.token),
    ],
    [
      'an Admin gives them one',
      async () => site.app.call(resetPassword, { userId: person.userId }, (await anAdmin(site.app)).token),
    ],
    [
      'they are kept out',
      async () => site.app.call(blockPerson, { userId: person.userId, reason: 'x' }, (await anAdmin(site.app)).token),
    ],
    ['another link was used', async () => choose(await aSecret(), 'y-mountain-9')],
  ])('has a link no more once %s (RECOVERY-2)', async (_what, act) => {
    const secret = await aSecret();
    expect((await act()).status).toBe(200);
    expect((await read(secret)).status).toBe(409);
    expect((await choose(secret)).status).toBe(409);
  });
});

describe('who wants to learn or to annoy', () => {
  test.each(['nobody-here', 'nobody@example.com', "' or 1=1 --", '@'])(
    'hears of %s what is heard of everybody, after the same statements (RECOVERY-1)',
    async (unknown) => {
      const { database, config } = site.app.app.services;
      const seen = countStatements(database.db);
      const on = await createTestAppOn(
        Object.assign(Object.create(database), { db: seen.db }),
        config.dataDir,
        MAILING,
      );
      on.clock.now = site.app.clock.now;
      const ask = async (login: string) => {
        const before = seen.count();
        const { status, body } = await on.call(forgotPassword, { login });
        return { status, body, statements: seen.count() - before };
      };
      const known = await ask(username);
      expect(known).toEqual({ status: 200, body: { done: true }, statements: 2 });
      expect(await ask(unknown)).toEqual(known);
      await on.close();
      await site.mailsTo(email);
      expect(site.server.mails.map(({ to }) => to)).toEqual([email]);
    },
  );

  test("fills nobody's mailbox: three mails an hour, from wherever they are asked for (RECOVERY-3)", async () => {
    for (const remoteAddress of ['198.18.0.1', '198.18.0.2', '198.18.0.3', '198.18.0.4', '198.18.0.5']) {
      const payload = { login: remoteAddress.endsWith('5') ? email : username };
      await site.app.app.inject({ method: 'POST', url: '/api/account/forgot/', payload, remoteAddress });
      await site.mailsTo(email);
    }
    expect(await site.mailsTo(email)).toHaveLength(3);
    site.pass(HOUR_MS + 1);
    await forget();
    expect(await site.mailsTo(email)).toHaveLength(4);
  });

  test('asks sixty times an hour from one address, and no more (RECOVERY-3)', async () => {
    const limited = await createTestApp({
      RATE_LIMITS: 'on',
      PUBLIC_URL: 'https://m.example',
      SMTP_URL: site.server.url,
    });
    const ask = () => limited.call(forgotPassword, { login: 'nobody-here' });
    for (let asked = 0; asked < 10; asked += 1) good(await ask());
    const rest = await Promise.all(Array.from({ length: 51 }, ask));
    expect(rest.filter(({ status }) => status === 429)).toHaveLength(1);
    await limited.close();
  });

  test('finds no secret in the database, in the queue or in the log (RECOVERY-2)', async () => {
    await forget();
    const { rows } = await sql<{
      data: string;
    }>`select data::text as data from jobs.job where name = 'mail.send'`.execute(site.app.db);
    const secret = secretIn((await site.mailsTo(email))[0], 'reset');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const links = await site.app.db.selectFrom('account_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(secret);
    expect(addressForLog(`/reset/${secret}?from=mail`)).toBe('/reset/…?…');
    expect(addressForLog(`/confirm-email/${secret}`)).toBe('/confirm-email/…');
    expect(addressForLog('/order-details/ABCDEFGHIJKL')).toBe('/order-details/ABCDEFGHIJKL');
  });

  test('cannot use a link that proves an address to choose a password, or a made-up one (RECOVERY-2)', async () => {
    const hash = sql`encode(sha256('${sql.raw('B'.repeat(43))}'), 'hex')`;
    await sql`insert into account_links (hash, user_id, purpose, email, expires_at)
      values (${hash}, ${person.userId}, 'email', ${email}, now() + interval '10 years')`.execute(site.app.db);
    for (const letter of ['B', 'C']) expect((await choose(letter.repeat(43))).status).toBe(409);
  });
});

test('a site without mail says so, and asks nobody to wait for any (RECOVERY-4)', async () => {
  const without = await createTestApp();
  expect(await without.call(forgotPassword, { login: 'ana' })).toMatchObject({
    status: 409,
    body: { code: 'no_mail' },
  });
  expect((await without.call(getSettings, {})).body.settings.site.sends_mail).toBe(false);
  expect((await site.app.call(getSettings, {})).body.settings.site.sends_mail).toBe(true);
  await without.close();
});
