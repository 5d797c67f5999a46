import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { listWithMore } from '../../platform/lists/keyset.ts';
import { countCompanies, listCompanyRows } from './list-companies.queries.ts';

let town: TestApp;
let sellers: readonly Shop[];
beforeAll(async () => {
  town = await createTestApp();
  await aShop(town, { name: 'Llantas Pepe' });
  sellers = [await aShop(town, { name: 'Don Beto' }), await aShop(town, { name: 'Las Llantas de Eva' })];
  sellers = [...sellers, await aShop(town, { name: 'Doña Mago' }), await aShop(town, { name: 'Don Chuy' })];
});
afterAll(() => town.close());

test('one after the other each business comes once, those that are called so first, then by the match of what they sell (SEARCH-10)', async () => {
  const filter = {
    ...{ search: 'llantas', category: 0, random_order: 0, withUnlisted: false, isOpen: sql<boolean>`true` },
    called: [],
    sellers: sellers.map(({ companyId }, at) => ({ companyId, productId: 1, rank: 5_000_000 + Math.min(at, 2) })),
  };
  const names: string[] = [];
  let url = '/api/companies/companies/';
  for (let page = 1; page < 9; page += 1) {
    const cursor = new URL(url, 'http://town').searchParams.get('cursor') ?? undefined;
    const request = { page, cursor, size: 1, url };
    const found = await listCompanyRows(town.db, filter, request, null);
    const { results, next } = listWithMore(found, 5, request, ({ name }) => name);
    names.push(...results);
    if (next === null) break;
    url = next;
  }
  expect(names).toEqual(['Llantas Pepe', 'Las Llantas de Eva', 'Don Chuy', 'Doña Mago', 'Don Beto']);
  expect(await countCompanies(town.db, filter)).toBe(5);
});
