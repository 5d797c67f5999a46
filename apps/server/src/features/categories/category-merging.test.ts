import { exportCatalog } from '@mercadito/contracts/catalog-csv';
import * as contracts from '@mercadito/contracts/categories';
import type { StoredCategory } from '@mercadito/contracts/category-editing';
import { getCompany, updateCompany } from '@mercadito/contracts/companies';
import { getProduct, listHomeProducts, updateProduct } from '@mercadito/contracts/products';
import { createService, readServices, type Service, updateService } from '@mercadito/contracts/services';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { categoryEditorOf, idsOf } from '../../../test/category-lists.ts';
import { anAdmin } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let keep: ReturnType<typeof categoryEditorOf>;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
  keep = categoryEditorOf(app, await anAdmin(app));
});
afterAll(() => app.close());

const SERVICE = { name: 'Repairs', contact_phone: '+526361234567', description: 'Of all kinds' };
const offer = async (fields: { category_id: number; zones_ids: string }) => {
  const input = { ...SERVICE, company_id: shop.companyId, photo: aPicture(), ...fields };
  return good(await app.call(createService, input, shop.token)).id;
};
const serviceOf = async (id: number): Promise<Service> => {
  const answer = await app.call(readServices, { action: 'all', company_id: shop.companyId }, shop.token);
  const { services, service_pinned } = answer.body as { services: Service[]; service_pinned: Service[] };
  const found = [...services, ...service_pinned].find((each) => each.id === id);
  if (!found) throw new Error('The service is gone');
  return found;
};

describe('the two levels of product categories', () => {
  let parent: StoredCategory;
  let sub: StoredCategory;
  let other: StoredCategory;
  beforeEach(async () => {
    parent = await keep.added('product');
    sub = await keep.added('product', { parent_category: parent.id });
    other = await keep.added('product');
  });

  test('show sub-categories below their parent, in an order of their own', async () => {
    const second = await keep.added('product', { parent_category: parent.id, position: 1 });
    expect(second).toMatchObject({ parent_category: parent.id, position: 1 });
    const shown = (await app.call(contracts.listProductCategories, {})).body.find(({ id }) => id === parent.id);
    expect(idsOf(shown?.sub_categories ?? [])).toEqual([second.id, sub.id]);
    const rows = idsOf(await keep.read('product'));
    const at = rows.indexOf(parent.id);
    expect(rows.slice(at, at + 3)).toEqual([parent.id, second.id, sub.id]);
  });

  test('take a sub-category to another parent and to the first level', async () => {
    expect(good(await keep.change('product', sub.id, { parent_category: other.id }))).toMatchObject({
      parent_category: other.id,
    });
    const top = good(await keep.change('product', sub.id, { parent_category: null }));
    expect(top.parent_category).toBeNull();
    expect((await keep.firstLevel('product')).at(-1)?.id).toBe(sub.id);
  });

  test('let a name stand once on a level, and once below each parent', async () => {
    const same = { name_es: sub.name, name_en: sub.name_en };
    expect((await keep.add('product', { ...same, parent_category: parent.id })).status).toBe(409);
    const elsewhere = good(await keep.add('product', { ...same, parent_category: other.id }));
    const back = await keep.change('product', elsewhere.id, { parent_category: parent.id });
    expect(back).toMatchObject({ status: 409, body: { code: 'name_es_taken' } });
  });

  test('are two: nothing stands below a sub-category, nor a parent of others below another (CATEGORY-3)', async () => {
    expect(await keep.add('product', { parent_category: sub.id })).toMatchObject({
      status: 409,
      body: { code: 'too_deep' },
    });
    const moved = await keep.change('product', parent.id, { parent_category: other.id });
    expect(moved).toMatchObject({ status: 409, body: { code: 'has_sub_categories' } });
    const own = await keep.change('product', other.id, { parent_category: other.id });
    expect(own).toMatchObject({ status: 409, body: { code: 'own_parent' } });
    const nowhere = await keep.change('product', other.id, { parent_category: 999_999 });
    expect(nowhere).toMatchObject({ status: 400, body: { errors: { parent_category: ['Is not a category'] } } });
  });

  test('are merged with what stands below, under another of the first level alone (CATEGORY-6)', async () => {
    const own = await keep.added('product', { parent_category: other.id });
    expect(await keep.remove('product', parent.id)).toMatchObject({
      status: 409,
      body: { code: 'in_use', facts: { sub_categories: 1 } },
    });
    expect(await keep.remove('product', parent.id, own.id)).toMatchObject({ status: 409, body: { code: 'too_deep' } });
    expect(await keep.remove('product', parent.id, sub.id)).toMatchObject({ status: 409, body: { code: 'too_deep' } });
    good(await keep.remove('product', parent.id, other.id));
    const below = (await keep.read('product')).filter(({ parent_category }) => parent_category === other.id);
    expect(below.map(({ id, position }) => [id, position])).toEqual([
      [own.id, 1],
      [sub.id, 2],
    ]);
  });

  test('say which name keeps two from being merged', async () => {
    const twin = await keep.added('product', { name_es: sub.name, name_en: 'Another', parent_category: other.id });
    const answer = await keep.remove('product', parent.id, other.id);
    expect(answer).toMatchObject({ status: 409, body: { code: 'sub_category_taken', facts: { name: twin.name } } });
    expect((await keep.find('product', sub.id))?.parent_category).toBe(parent.id);
  });

  test('let the last sub-category go into its own parent', async () => {
    const { id } = await aProduct(app, shop, { category: sub.id });
    expect(good(await keep.remove('product', sub.id, parent.id)).moved).toBe(1);
    expect(good(await app.call(getProduct, { id })).category.id).toBe(parent.id);
  });
});

describe('what is in use', () => {
  test('of businesses says by how many and where, and is merged with all of them (CATEGORY-5)', async () => {
    const [from, to] = [await keep.added('company'), await keep.added('company')];
    const bakery = await aShop(app, { category_id: from.id, name: 'Panadería Lupita' });
    const read = good(await app.call(getCompany, { companyId: bakery.companyId }, bakery.token));
    expect((await keep.find('company', from.id))?.uses).toBe(1);
    expect(await keep.remove('company', from.id)).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        facts: { businesses: 1, products: 0, services: 0, sub_categories: 0, where: 'Panadería Lupita' },
      },
    });
    expect(good(await keep.remove('company', from.id, to.id))).toEqual({ id: from.id, moved: 1 });
    const after = good(await app.call(getCompany, { companyId: bakery.companyId }));
    expect(after).toMatchObject({ category_id: to.id, category: to.name });
    expect((await keep.changesOf(`company:${from.id}`)).at(-1)?.detail).toMatchObject({
      after: { moved_to: to.name, moved: 1 },
    });

    const form = {
      companyId: bakery.companyId,
      name: bakery.token.slice(0, 5),
      location: 'Lagunitas',
      category_id: from.id,
    };
    const stale = await app.call(updateCompany, { ...form, updated_at: read.updated_at }, bakery.token);
    expect(stale).toMatchObject({ status: 400, body: { errors: { category_id: ['Is not a category'] } } });
  });

  test('of products counts those of sub-categories too, and names three businesses', async () => {
    const parent = await keep.added('product');
    const sub = await keep.added('product', { parent_category: parent.id });
    const shops = [];
    for (const name of ['D', 'B', 'A', 'C']) shops.push(await aShop(app, { name: `${name} ${parent.id}` }));
    for (const each of shops) await aProduct(app, each, { category: sub.id });
    await aProduct(app, shops[0] ?? shop, { category: parent.id });
    expect([(await keep.find('product', parent.id))?.uses, (await keep.find('product', sub.id))?.uses]).toEqual([1, 4]);
    expect((await keep.remove('product', parent.id)).body).toMatchObject({
      code: 'in_use',
      facts: {
        businesses: 4,
        products: 5,
        services: 0,
        sub_categories: 1,
        where: `A ${parent.id}, B ${parent.id}, C ${parent.id}`,
      },
    });
  });

  test('of products goes to another, whose list and file show them, and no form writes the dead one back (CATEGORY-8)', async () => {
    const [from, to] = [await keep.added('product'), await keep.added('product')];
    const { id, updated_at } = await aProduct(app, shop, { category: from.id, name: 'Cemita' });
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    expect(good(await keep.remove('product', from.id, to.id))).toEqual({ id: from.id, moved: 1 });
    expect(idsOf(good(await app.call(listHomeProducts, { category: to.id })).products.results)).toEqual([id]);

    const form = { productId: id, company: shop.companyId, name: 'Cemita poblana', category_id: from.id };
    const stale = await app.call(updateProduct, { ...form, updated_at }, shop.token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', facts: { category_id: to.id } } });
    const dead = await app.call(updateProduct, form, shop.token);
    expect(dead).toMatchObject({ status: 400, body: { errors: { category_id: ['Is not a category'] } } });

    good(await keep.change('product', to.id, { name_es: `Antojos ${to.id}` }));
    const file = good(await app.call(exportCatalog, { companyId: shop.companyId }, shop.token));
    expect(file).toContain(`Antojos ${to.id}`);
  });

  test('of services goes to another, and no form writes the dead one back', async () => {
    const [from, to] = [await keep.added('service'), await keep.added('service')];
    const service_id = await offer({ category_id: from.id, zones_ids: '1' });
    const { updated_at } = await serviceOf(service_id);
    expect((await keep.remove('service', from.id)).body).toMatchObject({
      facts: { services: 1, businesses: 1, products: 0 },
    });
    expect(good(await keep.remove('service', from.id, to.id)).moved).toBe(1);
    const after = await serviceOf(service_id);
    expect(after.category.id).toBe(to.id);
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(updated_at));
    const form = { ...SERVICE, service_id, company_id: shop.companyId, category_id: from.id, zones_ids: '1' };
    expect(await app.call(updateService, form, shop.token)).toMatchObject({
      status: 400,
      body: { errors: { category_id: ['Is not a category'] } },
    });
  });

  test('of zones goes to another, once where both were named', async () => {
    const [from, to] = [await keep.added('zone'), await keep.added('zone')];
    const one = await offer({ category_id: 1, zones_ids: `1,${from.id}` });
    const both = await offer({ category_id: 1, zones_ids: `${from.id},${to.id}` });
    const { updated_at } = await serviceOf(one);
    expect((await keep.find('zone', from.id))?.uses).toBe(2);
    expect((await keep.remove('zone', from.id)).body).toMatchObject({
      code: 'in_use',
      facts: { services: 2, businesses: 1 },
    });
    expect(good(await keep.remove('zone', from.id, to.id)).moved).toBe(2);
    expect(idsOf((await serviceOf(one)).zones).sort()).toEqual([1, to.id].sort());
    expect(idsOf((await serviceOf(both)).zones)).toEqual([to.id]);
    expect(Date.parse((await serviceOf(one)).updated_at)).toBeGreaterThan(Date.parse(updated_at));
    expect((await keep.find('zone', to.id))?.uses).toBe(2);
  });
});
