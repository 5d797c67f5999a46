import {
  addAnotherAddress,
  addCustomerAddress,
  deleteCustomerAddress,
  getCustomerAddress,
  listCustomerAddresses,
  makeDefaultAddress,
  updateCustomerAddress,
} from '@mercadito/contracts/addresses';
import { MOST_ADDRESSES } from '@mercadito/domain/input-limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, type Person } from '../../../test/people.ts';
import { good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await aCustomer(app);
});
afterAll(() => app.close());

const form = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  neighborhood: 'Lebaron',
  street_1: 'Calle Hidalgo',
  telephone_number: '(+52)636-123-4567',
  additional_instructions: 'Casa azul junto a la tortillería',
};

const first = async () => good(await app.call(addCustomerAddress, { ...form, address_name: 'Casa' }, person.token));
const another = async (address_name = 'Mamá') =>
  good(await app.call(addAnotherAddress, { ...form, address_name, neighborhood: 'Galeana' }, person.token));
const names = async () => {
  const { results } = good(await app.call(listCustomerAddresses, {}, person.token));
  return results.map(({ address_name, is_default }) => (is_default ? `${address_name}*` : address_name));
};
const theDefault = async () =>
  good(await app.call(getCustomerAddress, { userId: person.userId }, person.token)).address_name;

describe('a person has several addresses, one of them the default (PLACE-4)', () => {
  test('the first is the default, by either call, and the specified call tells that one', async () => {
    expect(await names()).toEqual([]);
    expect(await another('Casa')).toMatchObject({ is_default: true, user: person.userId });
    await another('Mamá');
    expect(await names()).toEqual(['Casa*', 'Mamá']);
    expect(await theDefault()).toBe('Casa');
    expect((await app.call(addCustomerAddress, form, person.token)).body).toMatchObject({ code: 'address_exists' });
  });

  test('each is changed by its id, and keeps its name where a page of the version before sends none', async () => {
    await first();
    const { id } = await another();
    const change = { ...form, adress_id: id, street_1: 'Calle Morelos' };
    expect((await app.call(updateCustomerAddress, change, person.token)).body).toMatchObject({
      ...{ id, street_1: 'Calle Morelos', address_name: 'Mamá', is_default: false },
    });
    const renamed = await app.call(updateCustomerAddress, { ...change, address_name: 'Tía' }, person.token);
    expect(renamed.body.address_name).toBe('Tía');
    expect(await names()).toEqual(['Casa*', 'Tía']);
  });

  test('another one becomes the default, twice too, and nothing else of either is changed', async () => {
    const home = await first();
    const { id, updated_at } = await another();
    for (const _time of [1, 2]) {
      const answer = await app.call(makeDefaultAddress, { addressId: id }, person.token);
      expect([answer.status, answer.body]).toMatchObject([200, { id, updated_at, is_default: true }]);
    }
    expect(await names()).toEqual(['Mamá*', 'Casa']);
    expect(await theDefault()).toBe('Mamá');
    const change = { ...form, adress_id: home.id, updated_at: home.updated_at };
    expect((await app.call(updateCustomerAddress, change, person.token)).status).toBe(200);
  });

  test('of those left the oldest takes the place of a default that is deleted', async () => {
    const { id } = await first();
    await another('Mamá');
    const last = await another('Taller');
    const remove = (addressId: number) => app.call(deleteCustomerAddress, { addressId }, person.token);
    expect((await remove(last.id)).status).toBe(200);
    expect(await names()).toEqual(['Casa*', 'Mamá']);
    expect((await remove(id)).status).toBe(200);
    expect(await names()).toEqual(['Mamá*']);
    expect((await remove(id)).status).toBe(404);
    expect((await remove((await another('Taller')).id)).status).toBe(200);
  });

  test(`no more than ${MOST_ADDRESSES}, also when they are sent at once; a second try under its key adds nothing`, async () => {
    const add = (key?: string) => app.call(addAnotherAddress, form, person.token, key);
    const [one, again] = [await add('one-more-address'), await add('one-more-address')];
    expect([again.status, again.body]).toEqual([201, one.body]);
    const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 1 }, () => add()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_ADDRESSES - 1);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ code: 'too_many_addresses', facts: { max: MOST_ADDRESSES } },
    });
    expect((await names()).filter((name) => name?.endsWith('*'))).toHaveLength(1);
  });

  test('the name is forty characters at most, and named where it is longer', async () => {
    const { status, body } = await app.call(addAnotherAddress, { ...form, address_name: 'x'.repeat(41) }, person.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { address_name: expect.anything() } });
  });

  test("somebody else's is neither found, made the default, changed nor deleted (CALL-2)", async () => {
    await first();
    const { id } = await another();
    const { token } = await aCustomer(app);
    expect((await app.call(makeDefaultAddress, { addressId: id }, token)).status).toBe(404);
    expect((await app.call(deleteCustomerAddress, { addressId: id }, token)).status).toBe(404);
    expect((await app.call(updateCustomerAddress, { ...form, adress_id: id }, token)).status).toBe(404);
    expect((await app.call(listCustomerAddresses, {}, token)).body.results).toEqual([]);
    expect((await app.call(listCustomerAddresses, {})).status).toBe(401);
    expect(await names()).toEqual(['Casa*', 'Mamá']);
  });
});

test('the version before, which knows the default alone, reads and adds it beside this one', async () => {
  await first();
  await another();
  const read = await sql`select name from customer_addresses where user_id = ${person.userId}`.execute(app.db);
  expect(read.rows).toEqual([{ name: 'Casa' }]);
  const { userId, token } = await aCustomer(app);
  await sql`insert into customer_addresses (user_id, first_name, last_name, postal_code, country, state, municipality,
    neighborhood, street_1, telephone_number, additional_instructions) select ${userId}, first_name, last_name, postal_code,
    country, state, municipality, neighborhood, street_1, telephone_number, additional_instructions from customer_addresses
    where user_id = ${person.userId}`.execute(app.db);
  const { results } = good(await app.call(listCustomerAddresses, {}, token));
  expect(results).toMatchObject([{ user: userId, is_default: true, address_name: '' }]);
});
