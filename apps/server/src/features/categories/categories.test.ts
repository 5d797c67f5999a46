import * as contracts from '@mercadito/contracts/categories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, aMember } from '../../../test/people.ts';
import { aProduct, aShop, aSubCategory, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let sub: { id: number; parentId: number };
let plain: number;
let secret: number;
const ids = (list: { id: number }[]): number[] => list.map(({ id }) => id);

beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app, { category_id: 3 });
  sub = await aSubCategory(app);
  const { body: categories } = await app.call(contracts.listProductCategories, {});
  [plain = 0, secret = 0] = ids(categories).filter((id) => id !== sub.parentId);
  await aProduct(app, shop, { category: plain });
  await aProduct(app, shop, { category: sub.id });
  await aProduct(app, await aShop(app, { category_id: 1 }), { category: secret, subscription: true });
});
afterAll(() => app.close());

test('every list has names in both languages, in its order (SITE-4)', async () => {
  for (const contract of [
    contracts.listCompanyCategories,
    contracts.listServiceCategories,
    contracts.listServiceZones,
  ]) {
    const { status, body } = await app.call(contract, {});
    expect(status).toBe(200);
    expect(body[0]).toEqual({ id: 1, name: expect.any(String), name_en: expect.any(String) });
  }
  const { body } = await app.call(contracts.listProductCategories, {});
  expect(body).not.toHaveLength(0);
  expect(ids(body.find(({ id }) => id === sub.parentId)?.sub_categories ?? [])).toContain(sub.id);
});

test('the used categories of businesses are those of a business', async () => {
  expect(ids((await app.call(contracts.listUsedCompanyCategories, {})).body)).toEqual([1, 3]);
});

test('a business shows the categories of its products, a sub-category below its parent', async () => {
  const { body } = await app.call(contracts.listCompanyProductCategories, { id: shop.companyId });
  expect(ids(body).sort()).toEqual([sub.parentId, plain].sort());
  const subsOf = (parent: number) => ids(body.find(({ id }) => id === parent)?.sub_categories ?? []);
  expect([subsOf(sub.parentId), subsOf(plain)]).toEqual([[sub.id], []]);
  expect((await app.call(contracts.listCompanyProductCategories, { id: 999_999 })).status).toBe(404);
  expect((await app.call(contracts.listCompanyProductCategories, { id: 'x' })).status).toBe(400);
});

test('a category of member-only products alone is there for members alone', async () => {
  const [customer, member] = [await aCustomer(app), await aMember(app)];
  const home = async (token?: string, query = {}) =>
    ids((await app.call(contracts.listHomeProductCategories, query, token)).body).sort();
  const [open, all] = [[sub.parentId, plain].sort(), [sub.parentId, plain, secret].sort()];
  expect(await home()).toEqual(open);
  expect(await home(customer.token, { user_status: true })).toEqual(open);
  expect(await home(member.token)).toEqual(all);
  expect(await home(member.token, { user_status: false })).toEqual(open);
});
