import { addCustomerAddress, getCustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
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

describe('registering an address', () => {
  test('keeps it with the region of the town, and shows it to its person', async () => {
    const { status, body } = await app.call(addCustomerAddress, { ...form, municipality: 'Elsewhere' }, person.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...form,
      user: person.userId,
      telephone_number: '+526361234567',
      postal_code: '31870',
      country: 'Mexico',
      state: 'Chihuahua',
      municipality: 'Galeana',
      exterior_number: '',
    });
    const read = await app.call(getCustomerAddress, { userId: person.userId }, person.token);
    expect(read.body).toEqual(body);
  });

  test('refuses a second one, also when both are sent at once (PLACE-3)', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => app.call(addCustomerAddress, form, person.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'address_exists' });
  });

  test.each([
    ['neighborhood', 'Atlantis'],
    ['neighborhood', 'Colonia Lebaron'],
    ['first_name', ''],
    ['last_name', 'x'.repeat(61)],
    ['street_1', '   '],
    ['street_2', 'x'.repeat(121)],
    ['exterior_number', 'x'.repeat(21)],
    ['telephone_number', '636'],
    ['additional_instructions', ''],
    ['postal_code', '99999'],
  ])('names the field %s when it is "%s"', async (field, value) => {
    const { status, body } = await app.call(addCustomerAddress, { ...form, [field]: value }, person.token);
    expect(status).toBe(400);
    expect(Object.keys((body as unknown as { errors: object }).errors)).toEqual([field]);
  });

  test('is done for oneself, or by an Admin for somebody who exists', async () => {
    const admin = await anAdmin(app);
    expect((await app.call(addCustomerAddress, form)).status).toBe(401);
    expect((await app.call(addCustomerAddress, { ...form, user: admin.userId }, person.token)).status).toBe(403);
    expect((await app.call(addCustomerAddress, { ...form, user: 999_999 }, admin.token)).status).toBe(404);
    const { body } = await app.call(addCustomerAddress, { ...form, user: person.userId }, admin.token);
    expect(body.user).toBe(person.userId);
  });
});

describe('changing an address', () => {
  test('replaces its fields', async () => {
    const { body: address } = await app.call(addCustomerAddress, form, person.token);
    const change = { ...form, adress_id: address.id, neighborhood: 'Galeana', street_2: 'Esquina Morelos' };
    const { status, body } = await app.call(updateCustomerAddress, change, person.token);
    expect(status).toBe(200);
    const { updated_at } = body;
    expect(body).toEqual({ ...address, neighborhood: 'Galeana', street_2: 'Esquina Morelos', updated_at });
  });

  test("does not find somebody else's, and leaves it as it was (CALL-2)", async () => {
    const stranger = await aCustomer(app);
    const { body: address } = await app.call(addCustomerAddress, form, person.token);
    const change = { ...form, adress_id: address.id, street_1: 'Taken over' };
    expect((await app.call(updateCustomerAddress, change, stranger.token)).status).toBe(404);
    expect((await app.call(updateCustomerAddress, change)).status).toBe(401);
    const foreign = { ...change, user_id: person.userId };
    expect((await app.call(updateCustomerAddress, foreign, stranger.token)).status).toBe(403);
    expect((await app.call(getCustomerAddress, { userId: person.userId }, person.token)).body).toEqual(address);
  });

  test('refuses a place that is not served', async () => {
    const { body: address } = await app.call(addCustomerAddress, form, person.token);
    const change = { ...form, adress_id: address.id, neighborhood: 'Atlantis' };
    expect((await app.call(updateCustomerAddress, change, person.token)).status).toBe(400);
  });
});

test('an address is read by its person alone, and is not found before there is one', async () => {
  const stranger = await aCustomer(app);
  expect((await app.call(getCustomerAddress, { userId: person.userId }, person.token)).status).toBe(404);
  expect((await app.call(getCustomerAddress, { userId: person.userId }, stranger.token)).status).toBe(403);
  expect((await app.call(getCustomerAddress, { userId: person.userId })).status).toBe(401);
});
