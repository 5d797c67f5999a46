import { changeProducts, copyProductOptions, duplicateProduct } from '@mercadito/contracts/catalog-editing';
import { updateProductOption } from '@mercadito/contracts/product-options';
import { createProduct, getProduct, updateProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOption, goods } from '../../../test/carts.ts';
import { onPostgres, ROUNDS, several, warmUp, won } from '../../../test/races.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const MINUTES = { timeout: 60_000 * Math.max(2, ROUNDS / 10) };

describe.runIf(onPostgres)('an owner with many tabs', () => {
  let app: TestApp;
  let shop: Shop;
  beforeAll(async () => {
    app = await createTestApp();
    await warmUp(app);
  });
  beforeEach(async () => {
    shop = await aShop(app);
  });
  afterAll(() => app.close());

  const empty = () => sql`delete from products where company_id = ${shop.companyId}`.execute(app.db);
  const fill = async (count: number): Promise<number[]> => {
    const row = { company_id: shop.companyId, category_id: 1, name: 'x', description: 'x', price_cents: 100 };
    const rows = await app.db
      .insertInto('products')
      .values(Array.from({ length: count }, () => row))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  };

  test('duplicates to a hundred products on a free account, exactly', MINUTES, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await empty();
      const [productId = 0] = await fill(96);
      const copy = { productId, company_id: shop.companyId };
      const answers = await several(10, () => app.call(duplicateProduct, copy, shop.token));
      expect(won(answers)).toHaveLength(4);
    }
  });

  test('has five pinned at most, however they are pinned', MINUTES, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await empty();
      const ids = await fill(12);
      await Promise.all(
        [0, 1, 2, 3].flatMap((at) => [
          app.call(
            changeProducts,
            { companyId: shop.companyId, ids: ids.slice(at * 3, at * 3 + 2), is_pin: true },
            shop.token,
          ),
          app.call(
            updateProduct,
            { productId: ids[at * 3 + 2] ?? 0, company: shop.companyId, is_pin: true },
            shop.token,
          ),
        ]),
      );
      const pinned = app.db.selectFrom('products').select('id').where('company_id', '=', shop.companyId);
      const { length } = await pinned.where('is_pin', '=', true).execute();
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThanOrEqual(5);
    }
  });

  test('saves in one of them what was read in all, and the others learn of it', MINUTES, async () => {
    const productId = await goods(app, { company_id: shop.companyId });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { updated_at } = good(await app.call(getProduct, { id: productId }, shop.token));
      const form = { productId, company: shop.companyId, updated_at };
      const answers = await several(6, (at) => app.call(updateProduct, { ...form, price: at + 1 }, shop.token));
      expect(won(answers)).toHaveLength(1);
      const stands = won(answers)[0]?.body;
      const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body);
      const learnt = { code: 'changed_meanwhile', facts: { price: stands?.price, updated_at: stands?.updated_at } };
      expect(refused).toMatchObject(Array.from({ length: 5 }, () => learnt));
    }
  });

  test('saves its fields or one of its options, where all were read together', MINUTES, async () => {
    const productId = await goods(app, { company_id: shop.companyId });
    const place = { company_id: shop.companyId, product_id: productId };
    const groups = await several(4, () => anOption(app, productId));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { updated_at } = good(await app.call(getProduct, { id: productId }, shop.token));
      const form = { productId, company: shop.companyId, price: round + 1, updated_at };
      const fields = { ...place, title: `Round ${round}`, is_required: false, updated_at };
      const answers = await Promise.all([
        app.call(updateProduct, form, shop.token),
        ...groups.map(({ optionId }) => app.call(updateProductOption, { ...fields, option_id: optionId }, shop.token)),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  test('sends a new product six times under one key, and has one', MINUTES, async () => {
    const form = { company: shop.companyId, name: 'Queso', description: 'Fresh', price: 10, category: 1 };
    const photo = aPicture();
    for (let round = 0; round < ROUNDS; round += 1) {
      const tap = () => app.call(createProduct, { ...form, photo }, shop.token, `form-of-round-${round}`);
      const answers = await several(6, tap);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const there = app.db.selectFrom('products').select('id').where('company_id', '=', shop.companyId);
      expect(await there.execute()).toHaveLength(1);
      await empty();
    }
  });

  test('copies options to and fro, and nobody is turned away', MINUTES, async () => {
    const [one, other] = await several(2, () => goods(app, { company_id: shop.companyId }));
    for (let round = 0; round < ROUNDS; round += 1) {
      await sql`delete from product_options`.execute(app.db);
      await anOption(app, one ?? 0);
      const copy = (productId = 0, from_product_id = 0) =>
        app.call(copyProductOptions, { productId, company_id: shop.companyId, from_product_id }, shop.token);
      const answers = await Promise.all([copy(one, other), copy(other, one), copy(one, other), copy(other, one)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  });
});
