import { copyProductOptions, duplicateProduct, listOptionGroups } from '@mercadito/contracts/catalog-editing';
import { createProductOption, deleteProductOption } from '@mercadito/contracts/product-options';
import { getProduct, type ProductDetails } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, goods } from '../../../test/carts.ts';
import { aCustomer, anAdmin } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const SALSA = { title: 'Salsa', is_required: true, attributes: [{ name: 'Roja' }, { name: 'Verde', price: 2.5 }] };
const PAN = { title: 'Pan', attributes: [{ name: 'Bolillo', available: false }] };

const shown = async (id: number): Promise<ProductDetails> => good(await app.call(getProduct, { id }, shop.token));
const duplicate = (productId: number, fields: { name?: string } = {}, of: Shop = shop, key?: string) =>
  app.call(duplicateProduct, { productId, company_id: of.companyId, ...fields }, of.token, key);
const copyOptions = (from_product_id: number, productId: number, of: Shop = shop, key?: string) =>
  app.call(copyProductOptions, { productId, company_id: of.companyId, from_product_id }, of.token, key);

/** A product's groups as their owner wrote them. */
const written = ({ options }: ProductDetails) =>
  options.map(({ title, is_required, attributes }) => ({
    title,
    is_required,
    attributes: attributes.map(({ name, price, available }) => ({ name, price, available })),
  }));

describe('the copy of a product', () => {
  test('is a draft with all that its owner wrote, neither pinned nor rated (COPY-1)', async () => {
    const pictures = { photo: aPicture(), files: [aPicture(), aPicture()] };
    const fields = { name: 'Queso', price: 80, discount: 10, cargo_extra: 2, stock: 3, subscription: true };
    const original = await aProduct(app, shop, { ...fields, ...pictures, options: [SALSA, PAN] });
    await app.db
      .updateTable('products')
      .set({ is_pin: true, rating_sum: 5, reviews_count: 1 })
      .where('id', '=', original.id)
      .execute();
    const { id } = good(await duplicate(original.id));
    const copy = await shown(id);
    const { images, options, ...same } = original;
    expect(copy).toMatchObject({
      ...same,
      id,
      name: 'Queso (copia)',
      published: false,
      // The pinned one is the original.
      count_pinned: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(copy.images.map(({ image }) => image)).toEqual(images.map(({ image }) => image));
    expect(written(copy)).toEqual(written(original));
    expect(copy.options[0]?.id).not.toBe(options[0]?.id);
  });

  test('has the name that it is given', async () => {
    const { id } = good(await duplicate((await aProduct(app, shop)).id, { name: 'Queso grande' }));
    expect((await shown(id)).name).toBe('Queso grande');
  });

  test('speaks the language of its owner', async () => {
    const { id: productId } = await aProduct(app, shop, { name: 'Cheese' });
    const { body } = await app.app.inject({
      method: 'POST',
      url: `/api/companies/product/duplicate/${productId}/`,
      headers: { authorization: `Token ${shop.token}`, 'accept-language': 'en-US' },
      payload: { company_id: shop.companyId },
    });
    expect((await shown(JSON.parse(body).id)).name).toBe('Cheese (copy)');
  });

  test('is made once, though it is asked for again with the same key', async () => {
    const { id: productId } = await aProduct(app, shop);
    const [first, again] = [
      await duplicate(productId, {}, shop, 'key-of-the-copy'),
      await duplicate(productId, {}, shop, 'key-of-the-copy'),
    ];
    expect(again.body).toEqual(first.body);
    expect(good(await duplicate(productId)).id).not.toBe(first.body.id);
  });

  test('counts toward the hundred of a free account', async () => {
    const free = await aShop(app);
    const product = await goods(app, { company_id: free.companyId });
    await app.db
      .insertInto('products')
      .values(
        Array.from({ length: 98 }, () => ({
          company_id: free.companyId,
          category_id: 1,
          name: 'x',
          description: 'x',
          price_cents: 100,
          published: false,
        })),
      )
      .execute();
    expect((await duplicate(product, {}, free)).status).toBe(201);
    expect((await duplicate(product, {}, free)).body).toMatchObject({ code: 'product_limit' });
  });

  test('is refused for another’s product and one that there is not', async () => {
    const [theirs, admin] = [await aProduct(app, await aShop(app)), await anAdmin(app)];
    expect((await duplicate(theirs.id)).status).toBe(404);
    expect((await duplicate(999_999)).status).toBe(404);
    const byAdmin = { productId: theirs.id, company_id: theirs.company };
    expect((await app.call(duplicateProduct, byAdmin, shop.token)).status).toBe(403);
    expect((await app.call(duplicateProduct, byAdmin, admin.token)).status).toBe(201);
  });
});

describe('the options of another product', () => {
  test('stand behind the own ones, in their order, and those of the other stay (COPY-2)', async () => {
    const [from, to] = [
      await aProduct(app, shop, { options: [SALSA, PAN] }),
      await aProduct(app, shop, { options: [PAN] }),
    ];
    const { results } = good(await copyOptions(from.id, to.id));
    expect(results.map(({ title }) => title)).toEqual(['Pan', 'Salsa', 'Pan']);
    const [after, untouched] = [await shown(to.id), await shown(from.id)];
    expect(written(after)).toEqual([...written(to), ...written(from)]);
    expect(untouched.options).toEqual(from.options);
    // What is added later stands behind them.
    const place = { company_id: shop.companyId, product_id: to.id };
    good(await app.call(createProductOption, { ...place, title: 'Queso' }, shop.token));
    expect((await shown(to.id)).options.map(({ title }) => title)).toEqual(['Pan', 'Salsa', 'Pan', 'Queso']);
  });

  test('come once, though they are asked for again with the same key', async () => {
    const [from, to] = [await aProduct(app, shop, { options: [SALSA] }), await aProduct(app, shop)];
    const [first, again] = [
      await copyOptions(from.id, to.id, shop, 'copy-key'),
      await copyOptions(from.id, to.id, shop, 'copy-key'),
    ];
    expect(again.body).toEqual(first.body);
    expect(first.body.results).toHaveLength(1);
  });

  test('are a hundred groups at most with the own ones', async () => {
    const [from, to] = [await aProduct(app, shop), await aProduct(app, shop, { options: [SALSA] })];
    for (let group = 0; group < 99; group += 1) await anOption(app, from.id);
    good(await copyOptions(from.id, to.id));
    expect((await copyOptions(from.id, to.id)).body).toMatchObject({ code: 'option_limit' });
    expect((await shown(to.id)).options).toHaveLength(100);
  });

  test('are refused from itself, from another’s, and to another’s', async () => {
    const [own, theirs] = [await aProduct(app, shop), await aProduct(app, await aShop(app))];
    expect((await copyOptions(own.id, own.id)).body).toMatchObject({
      errors: { from_product_id: [expect.any(String)] },
    });
    expect((await copyOptions(theirs.id, own.id)).status).toBe(404);
    expect((await copyOptions(own.id, theirs.id)).status).toBe(404);
  });
});

describe('one group of another product', () => {
  const copyOne = (from: ProductDetails, at: number, productId: number, key?: string) => {
    const ids = { from_product_id: from.id, option_id: from.options[at]?.id ?? 0 };
    return app.call(copyProductOptions, { productId, company_id: shop.companyId, ...ids }, shop.token, key);
  };

  test('comes alone, behind the own ones, and is taken back by deleting it (COPY-2)', async () => {
    const [from, to] = [
      await aProduct(app, shop, { options: [SALSA, PAN] }),
      await aProduct(app, shop, { options: [PAN] }),
    ];
    const { results, updated_at } = good(await copyOne(from, 0, to.id));
    const after = await shown(to.id);
    expect(written(after)).toEqual([...written(to), ...written(from).slice(0, 1)]);
    expect(after.updated_at).toBe(updated_at);
    const place = { company_id: shop.companyId, product_id: to.id, option_id: results.at(-1)?.id ?? 0 };
    good(await app.call(deleteProductOption, place, shop.token));
    expect((await shown(to.id)).options).toEqual(to.options);
    expect((await shown(from.id)).options).toEqual(from.options);
  });

  test('comes once, though it is asked for again with the same key', async () => {
    const [from, to] = [await aProduct(app, shop, { options: [SALSA] }), await aProduct(app, shop)];
    const [first, again] = [await copyOne(from, 0, to.id, 'one-group'), await copyOne(from, 0, to.id, 'one-group')];
    expect(again.body).toEqual(first.body);
    expect((await shown(to.id)).options).toHaveLength(1);
  });

  test('is a hundredth one, but no more, however many want it at once', async () => {
    const [from, to] = [await aProduct(app, shop, { options: [SALSA, PAN] }), await aProduct(app, shop)];
    for (let group = 0; group < 99; group += 1) await anOption(app, to.id);
    const answers = await Promise.all([copyOne(from, 0, to.id), copyOne(from, 1, to.id), copyOne(from, 0, to.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await shown(to.id)).options).toHaveLength(100);
  });

  test('is refused when it is not of the product that is named', async () => {
    const [from, other] = [
      await aProduct(app, shop, { options: [SALSA] }),
      await aProduct(app, shop, { options: [PAN] }),
    ];
    const [to, theirs] = [await aProduct(app, shop), await aProduct(app, await aShop(app), { options: [SALSA] })];
    expect((await copyOne({ ...from, options: other.options }, 0, to.id)).status).toBe(404);
    expect((await copyOne({ ...from, options: theirs.options }, 0, to.id)).status).toBe(404);
    expect((await copyOne(theirs, 0, to.id)).status).toBe(404);
    expect((await shown(to.id)).options).toEqual([]);
  });
});

describe('the groups that can be copied', () => {
  const groupsOf = async (of: Shop, query: { except_product_id?: number; search?: string } = {}) =>
    good(await app.call(listOptionGroups, { companyId: of.companyId, ...query }, of.token)).results;
  const titlesOf = async (of: Shop, query: { except_product_id?: number; search?: string } = {}) =>
    (await groupsOf(of, query)).map(({ title, product_name }) => `${product_name}: ${title}`);

  test('are those of all its products but the one they are for, of the newest first', async () => {
    const own = await aShop(app);
    const first = await aProduct(app, own, { name: 'Torta', options: [SALSA, PAN] });
    const last = await aProduct(app, own, { name: 'Queso', published: false, options: [PAN] });
    await aProduct(app, await aShop(app), { options: [SALSA] });
    expect(await titlesOf(own)).toEqual(['Queso: Pan', 'Torta: Salsa', 'Torta: Pan']);
    expect(await titlesOf(own, { except_product_id: last.id })).toEqual(['Torta: Salsa', 'Torta: Pan']);
    const place = { product_id: first.id, company_id: own.companyId, product_name: 'Torta' };
    expect((await groupsOf(own))[1]).toEqual({ ...first.options[0], ...place });
  });

  test('are found by every word of title or product, without accents', async () => {
    const own = await aShop(app);
    await aProduct(app, own, { name: 'Café de olla', options: [{ title: 'Tamaño', attributes: [] }, PAN] });
    await aProduct(app, own, { name: 'Torta', options: [PAN] });
    expect(await titlesOf(own, { search: 'TAMANO cafe' })).toEqual(['Café de olla: Tamaño']);
    expect(await titlesOf(own, { search: 'pan' })).toEqual(['Torta: Pan', 'Café de olla: Pan']);
    expect(await titlesOf(own, { search: '100%' })).toEqual([]);
  });

  test('are fifty at most', async () => {
    const own = await aShop(app);
    const { id } = await aProduct(app, own);
    for (let group = 0; group < 51; group += 1) await anOption(app, id);
    expect(await groupsOf(own)).toHaveLength(50);
  });

  test('are not told to others', async () => {
    const [other, customer] = [await aShop(app), await aCustomer(app)];
    const asked = { companyId: shop.companyId };
    expect((await app.call(listOptionGroups, asked, other.token)).status).toBe(403);
    expect((await app.call(listOptionGroups, asked, customer.token)).status).toBe(403);
    expect((await app.call(listOptionGroups, asked)).status).toBe(401);
  });
});
