import { listHomeProducts } from '@mercadito/contracts/products';
import { addSearchKin, listSearchKin, removeSearchKin } from '@mercadito/contracts/search';
import { MOST_OWN_KIN } from '@mercadito/domain/search/kin/own-kin';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aProduct, aShop, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let town: TestApp;
let admin: Person;
beforeAll(async () => {
  town = await createTestApp();
  admin = await anAdmin(town);
  const shop = await aShop(town);
  await aProduct(town, shop, { name: 'Raspado de mango', description: 'Con chile' });
});
afterAll(() => town.close());

const add = (names: string) => town.call(addSearchKin, { names }, admin.token);
const found = async (search: string) =>
  good(await town.call(listHomeProducts, { search })).products.results.map(({ name }) => name);

describe('names of one thing that an Admin adds (SEARCH-9)', () => {
  test('find it from the next search on, until they are removed', async () => {
    expect(await found('chamoyada')).toEqual([]);
    const { id } = good(await add('chamoyada = raspado de mango'));
    expect(await found('chamoyada')).toEqual(['Raspado de mango']);
    expect(good(await town.call(listSearchKin, {}, admin.token))).toMatchObject([
      { id, names: 'chamoyada = raspado de mango' },
    ]);
    good(await town.call(removeSearchKin, { kinId: id }, admin.token));
    expect(await found('chamoyada')).toEqual([]);
    expect((await town.call(removeSearchKin, { kinId: id }, admin.token)).status).toBe(404);
  });

  test('lead one way behind ">"', async () => {
    const shop = await aShop(town);
    await aProduct(town, shop, { name: 'Trocona roja', description: 'De juguete' });
    good(await add('trocona > camioneta grande'));
    await aProduct(town, shop, { name: 'Camioneta grande', description: 'De juguete' });
    expect(await found('trocona')).toEqual(['Trocona roja', 'Camioneta grande']);
    expect(await found('camioneta grande')).toEqual(['Camioneta grande']);
  });

  test('are one line each, that can be read, and no more than a search reads', async () => {
    expect(await add('tomate')).toMatchObject({ status: 400, body: { errors: { names: [expect.any(String)] } } });
    good(await add('bolillo = birote'));
    expect(await add('Birote = bolillo')).toMatchObject({ status: 409, body: { code: 'names_taken' } });
    await sql`
      insert into search_kin (names, key) select 'a' || n || ' = b' || n, 'a' || n from generate_series(1, ${MOST_OWN_KIN}::integer) as n`.execute(
      town.db,
    );
    expect(await add('una cosa = otra cosa')).toMatchObject({ status: 409, body: { code: 'too_many_names' } });
  });

  test('are the Admins’ alone', async () => {
    const { token } = await aCustomer(town);
    expect((await town.call(addSearchKin, { names: 'a = b' }, token)).status).toBe(403);
    expect((await town.call(listSearchKin, {}, token)).status).toBe(403);
  });
});
