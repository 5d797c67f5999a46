import * as contracts from '@mercadito/contracts/favorites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let owner: Shop;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  owner = await aShop(app, { name: 'Abarrotes Ruiz' });
});
beforeEach(async () => {
  person = await aCustomer(app);
});
afterAll(() => app.close());

const aProduct = (name: string, fields: { member_only?: boolean } = {}) =>
  goods(app, { company_id: owner.companyId, name, price_cents: 12_50, ...fields });

const follow = async (url: string | null, { token }: Person) =>
  (await app.app.inject({ url: String(url), headers: { authorization: `Token ${token}` } })).json();

describe('favourite businesses', () => {
  const of = (who: Person) => ({ userId: who.userId });

  test('are added once, however often, and shown as the lists of businesses show them', async () => {
    const add = () =>
      app.call(contracts.addFavoriteCompany, { ...of(person), company_id: owner.companyId }, person.token);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await app.call(contracts.listFavoriteCompanies, of(person), person.token);
    expect(body).toMatchObject({ count: 1, next: null, previous: null });
    expect(body.results[0]?.company).toMatchObject({ _id: owner.companyId, name: 'Abarrotes Ruiz', is_favorite: true });
  });

  test.each(['id', 'company_id'] as const)('are removed by %s, and removing again is no mistake', async (field) => {
    const add = { ...of(person), company_id: owner.companyId };
    const { body } = await app.call(contracts.addFavoriteCompany, add, person.token);
    const value = field === 'id' ? body.results[0]?.id : owner.companyId;
    for (let time = 1; time <= 2; time += 1) {
      const remove = { ...of(person), [field]: value };
      const answer = await app.call(contracts.removeFavoriteCompany, remove, person.token);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ results: [], count: 0 });
    }
  });

  test('come newest first in pages of the size asked for, none twice though one is added meanwhile', async () => {
    const companies = await Promise.all([1, 2, 3, 4].map(() => aShop(app, { name: 'Abarrotes Ruiz' })));
    const ids = companies.map(({ companyId }) => companyId);
    for (const company_id of ids.slice(0, 3)) {
      await app.call(contracts.addFavoriteCompany, { ...of(person), company_id, page_size: 2 }, person.token);
    }
    const first = await app.call(contracts.listFavoriteCompanies, { ...of(person), page_size: 2 }, person.token);
    expect(first.body.results.map(({ company }) => company._id)).toEqual([ids[2], ids[1]]);
    await app.call(contracts.addFavoriteCompany, { ...of(person), company_id: ids[3] ?? 0 }, person.token);
    const second = await follow(first.body.next, person);
    expect(second.results.map(({ company }: { company: { _id: number } }) => company._id)).toEqual([ids[0]]);
    expect(second).toMatchObject({ next: null, count: 4 });
  });

  test("are nobody else's to see or change (FAVORITE-2)", async () => {
    const stranger = await aCustomer(app);
    const { body } = await app.call(
      contracts.addFavoriteCompany,
      { ...of(person), company_id: owner.companyId },
      person.token,
    );
    const entry = { ...of(stranger), id: body.results[0]?.id };
    await app.call(contracts.removeFavoriteCompany, entry, stranger.token);
    expect((await app.call(contracts.listFavoriteCompanies, of(person), person.token)).body.count).toBe(1);
    const add = { ...of(person), company_id: owner.companyId };
    expect((await app.call(contracts.listFavoriteCompanies, of(person), stranger.token)).status).toBe(403);
    expect((await app.call(contracts.addFavoriteCompany, add, stranger.token)).status).toBe(403);
    expect((await app.call(contracts.removeFavoriteCompany, add, stranger.token)).status).toBe(403);
    expect((await app.call(contracts.listFavoriteCompanies, of(person))).status).toBe(401);
  });

  test('have to exist, and what is removed has to be named', async () => {
    const admin = await anAdmin(app);
    const add = { ...of(person), company_id: 999_999 };
    expect((await app.call(contracts.addFavoriteCompany, add, person.token)).status).toBe(404);
    const forNobody = { userId: 999_999, company_id: owner.companyId };
    expect((await app.call(contracts.addFavoriteCompany, forNobody, admin.token)).status).toBe(404);
    expect((await app.call(contracts.removeFavoriteCompany, of(person), person.token)).status).toBe(400);
    const huge = { ...of(person), page_size: 51 };
    expect((await app.call(contracts.listFavoriteCompanies, huge, person.token)).status).toBe(400);
  });
});

describe('favourite products', () => {
  test('are added once, asked about, and removed', async () => {
    const product_id = await aProduct('Queso menonita');
    const add = () => app.call(contracts.addFavoriteProduct, { product_id }, person.token);
    const [added] = await Promise.all([add(), add()]);
    expect(added.body).toMatchObject({ is_favorite: true, count: 1 });
    const { body } = await app.call(contracts.listFavoriteProducts, { product_id }, person.token);
    expect(body.is_favorite).toBe(true);
    expect(body.products_favorite.results[0]).toMatchObject({ id: product_id, price: 12.5, company: owner.companyId });
    const removed = await app.call(contracts.removeFavoriteProduct, { product_id }, person.token);
    expect(removed.body).toEqual({ products_favorite: { results: [] }, next: null, count: 0, is_favorite: false });
  });

  test('come twelve a page', async () => {
    for (let at = 1; at <= 13; at += 1) {
      await app.call(contracts.addFavoriteProduct, { product_id: await aProduct(`P${at}`) }, person.token);
    }
    const { body } = await app.call(contracts.listFavoriteProducts, {}, person.token);
    expect(body.products_favorite.results.map(({ name }) => name)[0]).toBe('P13');
    expect(body.products_favorite.results).toHaveLength(12);
    const next = await follow(body.next, person);
    expect(next.products_favorite.results.map(({ name }: { name: string }) => name)).toEqual(['P1']);
  });

  test('that members alone see do not exist for others, also when they become so later', async () => {
    const member = await aMember(app);
    const product_id = await aProduct('Vino de la casa', { member_only: true });
    expect((await app.call(contracts.addFavoriteProduct, { product_id }, person.token)).status).toBe(404);
    expect((await app.call(contracts.addFavoriteProduct, { product_id }, member.token)).body.count).toBe(1);
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', member.userId).execute();
    const { body } = await app.call(contracts.listFavoriteProducts, { product_id }, member.token);
    expect(body).toEqual({ products_favorite: { results: [] }, next: null, count: 0, is_favorite: false });
  });

  test("are nobody else's to see or change, and have to exist", async () => {
    const stranger = await aCustomer(app);
    const product_id = await aProduct('Miel');
    const foreign = { user: person.userId, user_id: person.userId, product_id };
    for (const contract of [
      contracts.listFavoriteProducts,
      contracts.addFavoriteProduct,
      contracts.removeFavoriteProduct,
    ]) {
      expect((await app.call(contract, foreign, stranger.token)).status).toBe(403);
      expect((await app.call(contract, { product_id })).status).toBe(401);
    }
    expect((await app.call(contracts.addFavoriteProduct, { product_id: 999_999 }, person.token)).status).toBe(404);
    expect((await app.call(contracts.addFavoriteProduct, { product_id: 'x' }, person.token)).status).toBe(400);
  });
});

describe('the ids of all favourites', () => {
  const idsOf = (who: Person, input = {}) => app.call(contracts.listFavoriteIds, input, who.token);

  test('come with one call, newest first, however many there are', async () => {
    const products: number[] = [];
    for (let at = 1; at <= 13; at += 1) products.unshift(await aProduct(`Pan ${at}`));
    for (const product_id of products.toReversed()) {
      await app.call(contracts.addFavoriteProduct, { product_id }, person.token);
    }
    const add = { userId: person.userId, company_id: owner.companyId };
    await app.call(contracts.addFavoriteCompany, add, person.token);
    expect((await idsOf(person)).body).toEqual({ companies: [owner.companyId], products });
  });

  test('leave out what does not exist for their person any more', async () => {
    const member = await aMember(app);
    const product_id = await aProduct('Sotol', { member_only: true });
    await app.call(contracts.addFavoriteProduct, { product_id }, member.token);
    expect((await idsOf(member)).body.products).toEqual([product_id]);
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', member.userId).execute();
    expect((await idsOf(member)).body.products).toEqual([]);
  });

  test("are nobody else's to see", async () => {
    const stranger = await aCustomer(app);
    expect((await idsOf(stranger, { user_id: person.userId })).status).toBe(403);
    expect((await app.call(contracts.listFavoriteIds, {})).status).toBe(401);
  });
});
