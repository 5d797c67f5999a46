import { addCustomerAddress, updateCustomerAddress } from '@mercadito/contracts/addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../../test/people.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
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

test('an address that was saved elsewhere is not saved over, and the error tells what stands there', async () => {
  const person = await aCustomer(app);
  const { body: opened } = await app.call(addCustomerAddress, form, person.token);
  const save = (street_1: string, updated_at?: string) =>
    app.call(updateCustomerAddress, { ...form, street_1, adress_id: opened.id, updated_at }, person.token);
  const phone = await save('Calle Morelos', opened.updated_at);
  expect([phone.status, phone.body.street_1]).toEqual([200, 'Calle Morelos']);
  const refused = await save('Calle Juárez', opened.updated_at);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'changed_meanwhile', facts: { street_1: 'Calle Morelos', updated_at: phone.body.updated_at } },
  ]);
  expect((await save('Calle Juárez', phone.body.updated_at)).body.street_1).toBe('Calle Juárez');
  // A page of the version before says none.
  expect((await save('Calle Allende')).body.street_1).toBe('Calle Allende');
});
