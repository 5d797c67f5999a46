import { changeProducts, deleteProducts } from '@mercadito/contracts/catalog-editing';
import type { Input } from '@mercadito/contracts/endpoint';
import { createProductOption, deleteProductOption, updateOptionAttribute } from '@mercadito/contracts/product-options';
import { deleteProduct, updateProduct } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { imported, manyRows, withPlan } from '../../../test/catalog-files.ts';
import { anAdmin } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let id: number;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  shop = await aShop(app);
  id = await goods(app, { company_id: shop.companyId });
});
afterAll(() => app.close());

type Fields = Omit<Input<typeof changeProducts>, 'companyId'>;
const bulk = async (fields: Fields, token = shop.token) =>
  good(await app.call(changeProducts, { companyId: shop.companyId, ...fields }, token));
const single = async (fields: Omit<Input<typeof updateProduct>, 'productId' | 'company'>) =>
  good(await app.call(updateProduct, { productId: id, company: shop.companyId, ...fields }, shop.token));

/** What is on record of prices of the business, oldest first. */
const recorded = (action = 'changePrice') =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject', 'subject_id', 'detail'])
    .where('action', '=', action)
    .where(sql<boolean>`detail ->> 'company_id' = ${String(shop.companyId)}`)
    .orderBy('id')
    .execute();

const MXN = { currency: 'MXN', discount: 0, cargo_extra_cents: 0 };
const told = (before: object, after: object) => ({
  actor_id: shop.userId,
  subject: 'product',
  subject_id: String(id),
  detail: { company_id: shop.companyId, before: { ...MXN, ...before }, after: { ...MXN, ...after } },
});

describe('what a product cost and costs', () => {
  test('is on record in the same words, by whichever way it was changed (BULK-3)', async () => {
    await single({ price: 110 });
    await bulk({ ids: [id], price_percent: 10 });
    await imported(app, shop, `Id,Precio\n${id},90`);
    expect(await recorded()).toEqual([
      told({ price_cents: 100_00 }, { price_cents: 110_00 }),
      told({ price_cents: 110_00 }, { price_cents: 121_00 }),
      told({ price_cents: 121_00 }, { price_cents: 90_00 }),
    ]);
  });

  test('is on record when a bulk change is undone too', async () => {
    const { restore } = await bulk({ all: true, discount: 20 });
    await bulk({ restore });
    const [full, cheaper] = [{ price_cents: 100_00 }, { price_cents: 100_00, discount: 20 }];
    expect(await recorded()).toEqual([told(full, cheaper), told(cheaper, full)]);
  });

  test('is not on record of what changes no price: another field, the same price, a preview', async () => {
    await bulk({ ids: [id], is_pin: true });
    await bulk({ restore: [{ id, price: 100 }] });
    await bulk({ ids: [id], price_percent: 10, preview: true });
    await single({ price: 100, name: 'Asadero' });
    expect(await recorded()).toEqual([]);
  });

  test('is on record of its extra charge and its options too, by whichever way they were changed (BULK-5)', async () => {
    await single({ cargo_extra: 5 });
    const place = { company_id: shop.companyId, product_id: id };
    const attributes = [{ name: 'Grande', price: 15 }, { name: 'Chico' }];
    const option = good(await app.call(createProductOption, { ...place, title: 'Tamaño', attributes }, shop.token));
    const ids = { ...place, option_id: option.id, attribute_id: option.attributes[0]?.id ?? 0 };
    good(await app.call(updateOptionAttribute, { ...ids, name: 'Grande', price: 20, available: true }, shop.token));
    await imported(app, shop, `Id,Opciones\n${id},Tamaño: Grande=25 | Chico=0`);
    good(await app.call(deleteProductOption, { ...place, option_id: option.id }, shop.token));
    expect((await recorded()).map(({ detail }) => detail)).toEqual([
      told({ price_cents: 100_00 }, { price_cents: 100_00, cargo_extra_cents: 5_00 }).detail,
    ]);
    const key = 'Tamaño: Grande_cents';
    const prices = [{}, { [key]: 15_00 }, { [key]: 20_00 }, { [key]: 25_00 }, {}];
    expect((await recorded('changeOptionPrice')).map(({ subject_id, detail }) => [subject_id, detail])).toEqual(
      prices.slice(1).map((after, at) => [String(id), { company_id: shop.companyId, before: prices[at], after }]),
    );
  });

  test('and each id of what is deleted, one by one or many at once', async () => {
    const others = [await goods(app, { company_id: shop.companyId }), await goods(app, { company_id: shop.companyId })];
    good(await app.call(deleteProduct, { productId: id, company_id: shop.companyId }, shop.token));
    good(await app.call(deleteProducts, { companyId: shop.companyId, ids: others }, shop.token));
    const gone = await recorded('removeProduct');
    expect(gone.map(({ subject_id }) => subject_id)).toEqual([id, ...others].map(String));
    expect(gone[0]?.detail).toEqual({
      company_id: shop.companyId,
      before: { name: 'Queso', price_cents: 100_00, ...MXN },
      after: null,
    });
  });

  test('names who changed it, where that was an Admin', async () => {
    const admin = await anAdmin(app);
    await bulk({ ids: [id], price_percent: 10 }, admin.token);
    expect((await recorded()).map(({ actor_id }) => actor_id)).toEqual([admin.userId]);
  });
});

describe('a change of hundreds of products', () => {
  test('writes at most two hundred rows a statement, products and their prices on record', async () => {
    await withPlan(app, shop);
    await imported(app, shop, manyRows(450));
    await sql`
      create function refuse_many() returns trigger language plpgsql as $$
      begin
        if (select count(*) from written) > 200 then raise exception 'too many rows in one statement'; end if;
        return null;
      end $$`.execute(app.db);
    await sql`create trigger few after update on products referencing new table as written
      for each statement execute function refuse_many()`.execute(app.db);
    await sql`create trigger few after insert on audit_log referencing new table as written
      for each statement execute function refuse_many()`.execute(app.db);
    const { changed } = await bulk({ all: true, price_percent: 100 });
    expect(changed).toHaveLength(451);
    expect(await recorded()).toHaveLength(451);
  });
});
