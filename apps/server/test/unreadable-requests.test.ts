import { addAbout } from '@mercadito/contracts/customization';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedByDatabase } from '../src/platform/problems/error-handler.ts';
import { routePathOf } from '../src/platform/serve/serve.ts';
import { aShop, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const unreadable = (part: string) => ({
  detail: 'The request cannot be read.',
  message: 'The request cannot be read.',
  code: 'invalid_input',
  errors: { [part]: ['The request cannot be read.'] },
});

describe('what cannot be read at all', () => {
  test('an address with a broken escape is a 400 like any other', async () => {
    const answer = await app.app.inject('/api/companies/%ff%/');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(unreadable('path'));
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['{"username":', '{"__proto__":{"role":"admin"}}', ''])('JSON that is none: %s', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await app.app.inject({ method: 'POST', url: '/api/login/', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(unreadable('body'));
  });

  const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\ntext\r\n`;
  test.each([
    ['without a boundary', 'multipart/form-data', `${part('title')}--b--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=other', `${part('title')}--b--\r\n`],
    ['that ends too soon', 'multipart/form-data; boundary=b', part('title').slice(0, -8)],
    ['of rubbish', 'multipart/form-data; boundary=b', '\u0000%Jo¹Þ'],
    ['with the name of a prototype', 'multipart/form-data; boundary=b', `${part('__proto__')}--b--\r\n`],
  ])('a form %s', async (_how, type, payload) => {
    const headers = { 'content-type': type, authorization: `Token ${shop.token}` };
    const answer = await app.app.inject({ method: 'POST', url: routePathOf(addAbout), headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(unreadable('body'));
  });

  test('a kind of body that no call takes is a 415', async () => {
    const headers = { 'content-type': 'application/xml' };
    const answer = await app.app.inject({ method: 'POST', url: '/api/login/', headers, payload: '<a/>' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'invalid_input' });
  });
});

test('a field that is missing is told so, whatever its type', async () => {
  const headers = { authorization: `Token ${shop.token}` };
  const url = '/api/companies/post-opening/';
  const answer = await app.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(answer.json().errors).toEqual({ company_id: [expect.any(String)], opening_hours: ['Is required'] });
});

describe('what the database alone refuses', () => {
  const problemOf = async (statement: string) =>
    refusedByDatabase(
      await sql
        .raw(statement)
        .execute(app.db)
        .catch((error: unknown) => error),
    );

  test.each([
    ['body', 'select 2147483648::integer'],
    ['body', "select 'x'::integer"],
    ['body', "select '0000-01-01'::timestamptz"],
    ['failures', "insert into login_attempts (account, failures) values ('somebody', -1)"],
  ])('a value that it cannot keep is a 400 on %s', async (field, statement) => {
    expect(await problemOf(statement)).toMatchObject({
      status: 400,
      code: 'not_storable',
      errors: { [field]: ['Cannot be stored as it is'] },
    });
  });

  test('a reference to nothing, and a name that is taken, are a 409', async () => {
    const reference = await problemOf('insert into carts (user_id) values (2000000000)');
    const twice = await problemOf('insert into zones (name, name_en) select name, name_en from zones');
    expect(reference).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    expect(twice).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  });

  test('our own mistakes stay mistakes', async () => {
    expect(await problemOf('select nothing from nowhere')).toBeNull();
    expect(await problemOf('select 1 / 0')).toBeNull();
    expect(refusedByDatabase(new Error('something else'))).toBeNull();
  });
});
