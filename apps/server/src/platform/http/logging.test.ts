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

test('nor a phone or a street', async () => {
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
  for (const address of addresses) await app.app.inject({ url: `${address}?page=1&search=${PHONE}#${PHONE}`, headers });
  expect(lines.join('')).toContain('"url":"/api/accounts/?…"');
  expectNothingOfHers();
});
