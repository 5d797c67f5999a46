import { signUp } from '@mercadito/contracts/accounts';
import { addCustomerAddress } from '@mercadito/contracts/addresses';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logLinesOf } from '../../../test/log-lines.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let lines: string[];
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'debug' });
  lines = logLinesOf(app.app);
  // Meets what a read does that waits too long for somebody else's lock.
  app.app.get('/api/slow/', async () => {
    await sql`do $$ begin
      raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end $$`.execute(app.db);
  });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => app.close());

const person = {
  username: 'ofelia',
  first_name: 'Ofelia',
  last_name: 'Quezada',
  email: 'ofelia.quezada@example.com',
  password: 'a-good-password',
};
const PHONE = '6361234567';
const address = {
  first_name: 'Ofelia',
  last_name: 'Quezada',
  neighborhood: 'Lebaron',
  street_1: 'Calle Hidalgo',
  additional_instructions: 'Casa azul',
  telephone_number: `(+52)${PHONE}`,
};

const expectNothingOfHers = (): void => {
  for (const word of [PHONE, 'Quezada', 'ofelia', 'argon2', 'Hidalgo', 'Failing row', '"detail"', '"where"']) {
    expect(lines.join('')).not.toContain(word);
  }
};

test('a row that the database refuses is told by its check, without an e-mail or a password’s hash', async () => {
  await sql`alter table users add constraint nobody_else check (username <> 'ofelia')`.execute(app.db);
  expect((await app.call(signUp, person)).status).toBe(400);
  expect(lines.join('')).toContain('"constraint":"nobody_else"');
  expect(lines.join('')).toMatch(/"stack":".*error-handler|"stack":".*\.ts:/);
  expectNothingOfHers();
});

test('nor a phone or a street (CALL-8)', async () => {
  const { token } = await aCustomer(app);
  await sql`alter table customer_addresses add constraint nowhere check (street_1 <> 'Calle Hidalgo')`.execute(app.db);
  expect((await app.call(addCustomerAddress, address, token)).status).toBe(400);
  expect(lines.join('')).toContain('"constraint":"nowhere"');
  expectNothingOfHers();
});

test.each([
  ['said by the database', `${PHONE}x`],
  ['that looks like a quotation', `"${PHONE}"x"`],
  ['that looks like a stack', `x"\n    at ${PHONE} (addresses.ts:1:1)`],
])('a value %s is not repeated, neither of an error nor of its cause', async (_case, value) => {
  const error = await sql`select ${value}::text::integer`.execute(app.db).catch((reason: Error) => reason);
  expect(String(error)).toContain(PHONE);
  app.app.log.error({ err: error }, 'failed');
  app.app.log.debug(new Error('It came to nothing', { cause: error }));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/The database refused with 22(P02|003)/);
  expectNothingOfHers();
});

test('that the disk under the database is full is told to whom it concerns, as busy to everybody else', async () => {
  const { token } = await aCustomer(app);
  await sql`
    create function no_room() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`.execute(app.db);
  await sql`create trigger no_room before insert on customer_addresses for each row execute function no_room()`.execute(
    app.db,
  );
  const { status, headers } = await app.call(addCustomerAddress, { ...address, street_1: 'Calle Morelos' }, token);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(lines.join('')).toContain('No space left on device');
  expectNothingOfHers();
});

test('what somebody searches for is not written down, whatever comes of it', async () => {
  const { token } = await anAdmin(app);
  const headers = { authorization: `Token ${token}` };
  const addresses = ['/api/dispatch/orders/', '/api/accounts/', '/api/nowhere/', '/nowhere', '/api/companies/%ff/'];
  const keys = ['/order-status/ThisIsAKeyOf128BitsOk_', '/api/companies/orders/shared/ThisIsAKeyOf128BitsOk_/'];
  for (const key of keys) await app.app.inject({ url: key, headers });
  expect(lines.join('')).not.toContain('ThisIsAKeyOf128BitsOk_');
  for (const address of addresses) await app.app.inject({ url: `${address}?page=1&search=${PHONE}#${PHONE}`, headers });
  expect(lines.join('')).toContain('"url":"/api/accounts/?…"');
  expectNothingOfHers();
});

test('a request is one line, with time and level, and a probe is none', async () => {
  for (const url of ['/livez', '/readyz']) await app.app.inject({ url });
  expect(lines.filter((line) => line.includes('/livez') || line.includes('/readyz'))).toEqual([]);
  lines.length = 0;
  expect((await app.app.inject({ url: '/api/settings/' })).statusCode).toBe(200);
  expect((await app.app.inject({ url: '/api/nowhere/' })).statusCode).toBe(404);
  const told = lines.map((line) => JSON.parse(line));
  expect(told.map(({ req, res, msg }) => [req.url, res.statusCode, msg])).toEqual([
    ['/api/settings/', 200, 'request completed'],
    ['/api/nowhere/', 404, 'request completed'],
  ]);
  for (const line of told) expect(line).toMatchObject({ level: 30, time: expect.any(Number) });
});

test('forwarded addresses that nobody believes are told once', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const url of ['/livez', '/api/settings/', '/livez']) await app.app.inject({ url, headers });
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1);
});

test('a call that was given up for its time says why, at warn and once for many', async () => {
  for (let call = 0; call < 3; call += 1) {
    expect((await app.app.inject({ url: '/api/slow/' })).statusCode).toBe(503);
  }
  const warned = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warned.map(({ msg, err }) => [msg, err.message])).toEqual([
    ['refused with 503', 'canceling statement due to statement timeout'],
  ]);
});
