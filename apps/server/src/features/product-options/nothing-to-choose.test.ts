import { addCartItem, getCart, synchronizeCart } from '@mercadito/contracts/cart';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import * as options from '@mercadito/contracts/product-options';
import { getProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { leavesNothingToChoose } from '@mercadito/domain/cart/option-choice';
import { isProductAvailable } from '@mercadito/domain/catalog/availability';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anOption, goods } from '../../../test/carts.ts';
import { aBuyer, checkout } from '../../../test/orders.ts';
import { several } from '../../../test/races.ts';
import { aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { findOptionsOf, replaceOptions } from './index.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const isShownAvailable = async (id: number) => (await app.call(getProduct, { id })).body.available;
const setAttributes = (ids: readonly number[], available: boolean) =>
  app.db.updateTable('option_attributes').set({ available }).where('id', 'in', ids).execute();

/** A product of the shop with a required group, and its calls' ids. */
async function aChoice() {
  const product = await goods(app, { company_id: shop.companyId, quantity_manage: true, stock: 7 });
  const { optionId, attributes } = await anOption(app, product, { required: true });
  const group = { company_id: shop.companyId, product_id: product, option_id: optionId };
  const set = (at: 0 | 1, available: boolean) => {
    const attribute = { ...group, attribute_id: attributes[at], name: `Choice ${at}`, price: 0, available };
    return app.call(options.updateOptionAttribute, attribute, shop.token);
  };
  return { product, group, attributes, set };
}

describe('a product whose required group has nothing to choose', () => {
  test('is sold out with the last choice that is switched off, and is back with the first one', async () => {
    const { product, set } = await aChoice();
    const seen: boolean[] = [];
    for (const [at, available] of [
      [0, false],
      [1, false],
      [0, true],
    ] as const) {
      await set(at, available);
      seen.push(await isShownAvailable(product));
    }
    expect(seen).toEqual([true, false, true]);
  });

  test('is sold out while its group is empty, and while a group becomes required that is', async () => {
    const product = await goods(app, { company_id: shop.companyId });
    const group = { company_id: shop.companyId, product_id: product };
    const { body } = await app.call(options.createProductOption, { ...group, title: 'Size' }, shop.token);
    const seen = [await isShownAvailable(product)];
    const required = { ...group, option_id: body.id, title: 'Size', is_required: true };
    await app.call(options.updateProductOption, required, shop.token);
    seen.push(await isShownAvailable(product));
    await app.call(options.deleteProductOption, required, shop.token);
    expect([...seen, await isShownAvailable(product)]).toEqual([true, false, true]);
  });

  test("is among the sold out ones of its owner's table, and not among those on sale", async () => {
    const { product, attributes } = await aChoice();
    await setAttributes(attributes, false);
    const among = async (state: 'on_sale' | 'sold_out') => {
      const { body } = await app.call(listCompanyProducts, { companyId: shop.companyId, state }, shop.token);
      return body.products.some(({ id, available }) => id === product && !available);
    };
    expect([await among('sold_out'), await among('on_sale')]).toEqual([true, false]);
  });

  test('is refused to whoever adds it as sold out, and not as one of which a choice is missing or few are left', async () => {
    const [buyer, { product, attributes }] = [await aBuyer(app), await aChoice()];
    await setAttributes(attributes, false);
    const add = (attribute_values: number[]) =>
      app.call(addCartItem, { product_id: product, count: 1, attribute_values }, buyer.token);
    for (const chosen of [[], [attributes[0]]]) {
      const { status, body } = await add(chosen);
      expect([status, body]).toMatchObject([409, { code: 'sold_out', facts: { product_id: product, stock: null } }]);
    }
    const cart_items = [{ product_id: product, attribute_ids: [attributes[0]], count: 1 }];
    const { body } = await app.call(synchronizeCart, { user: buyer.userId, cart_items }, buyer.token);
    expect(body.skipped).toEqual([{ product_id: product, reason: 'sold_out' }]);
  });

  test('is sold out in a cart that has it, and cannot be ordered', async () => {
    const [buyer, { product, attributes }] = [await aBuyer(app), await aChoice()];
    await app.call(addCartItem, { product_id: product, count: 1, attribute_values: [attributes[0]] }, buyer.token);
    await setAttributes(attributes, false);
    const { body } = await app.call(getCart, { userId: buyer.userId }, buyer.token);
    expect(body.cart[0]?.items[0]?.product).toMatchObject({ available: false, unavailable: 'sold_out' });
    const ordered = await app.call(createOrder, checkout(buyer), buyer.token);
    expect([ordered.status, ordered.body]).toMatchObject([409, { code: 'sold_out' }]);
  });

  test('is sold out also when two switch its two choices off at once', async () => {
    const choices = await several(5, () => aChoice());
    await Promise.all(choices.flatMap(({ attributes }) => attributes.map((id) => setAttributes([id], false))));
    const shown = await Promise.all(choices.map(({ product }) => isShownAvailable(product)));
    expect(shown).toEqual(choices.map(() => false));
  });
});

const OTHERS = [
  { name: 'Chico', price_cents: 0 },
  { name: 'Grande', price_cents: 500 },
];
test.each([
  ['the choices of a required group are replaced', { title: 'Size', is_required: true, attributes: OTHERS }],
  ['a required group is replaced by another', { title: 'Kind', is_required: true, attributes: OTHERS }],
])('a product is not written while %s', async (_, wanted) => {
  const product = await goods(app, { company_id: shop.companyId });
  const { optionId } = await anOption(app, product, { required: true });
  await app.db.updateTable('product_options').set({ title: 'Size' }).where('id', '=', optionId).execute();
  const writerOf = async () => (await sql`select xmin::text from products where id = ${product}`.execute(app.db)).rows;
  const [before, writer] = [(await findOptionsOf(app.db, [product])).get(product) ?? [], await writerOf()];
  await replaceOptions(app.db, [{ productId: product, before, wanted: [wanted] }]);
  expect(await writerOf()).toEqual(writer);
  const after = (await findOptionsOf(app.db, [product])).get(product);
  expect(after).toMatchObject([{ ...wanted, attributes: OTHERS.map((each) => ({ ...each, available: true })) }]);
});

interface State {
  readonly available: boolean;
  readonly quantity_manage: boolean;
  readonly stock: number;
  readonly is_available: boolean;
  readonly groups: readonly { isRequired: boolean; attributes: readonly { available: boolean }[] }[];
}

async function stateOf(product: number): Promise<State> {
  const { rows } = await sql<State>`
    select available, quantity_manage, stock, is_available, (
      select coalesce(json_agg(json_build_object('isRequired', is_required, 'attributes', (
        select coalesce(json_agg(json_build_object('available', available)), '[]')
        from option_attributes where option_id = product_options.id))), '[]')
      from product_options where product_id = products.id) as groups
    from products where id = ${product}`.execute(app.db);
  if (!rows[0]) throw new Error(`There is no product ${product}`);
  return rows[0];
}

/** Edits by which options come to be as they are, each of one statement, whatever part of them there is. */
const EDITS: Record<string, (product: number) => Promise<unknown>> = {
  'adds two groups': (product) =>
    sql`insert into product_options (product_id, title, is_required)
      select ${product}, 'Size', required from unnest(array[true, false]) as required`.execute(app.db),
  'adds a choice to each group': (product) =>
    sql`insert into option_attributes (option_id, name, available)
      select id, 'Choice', true from product_options where product_id = ${product}`.execute(app.db),
  'adds a choice that is off to each group': (product) =>
    sql`insert into option_attributes (option_id, name, available)
      select id, 'Choice', false from product_options where product_id = ${product}`.execute(app.db),
  'turns each choice round': (product) =>
    sql`update option_attributes set available = not option_attributes.available
      from product_options where product_options.id = option_id and product_id = ${product}`.execute(app.db),
  'turns the last choice round': (product) =>
    sql`update option_attributes set available = not available where id = (
      select max(option_attributes.id) from option_attributes join product_options on product_options.id = option_id
      where product_id = ${product})`.execute(app.db),
  'asks for no choice of the first group': (product) =>
    sql`update product_options set is_required = not is_required where id = (
      select min(id) from product_options where product_id = ${product})`.execute(app.db),
  'deletes the first choice': (product) =>
    sql`delete from option_attributes where id = (
      select min(option_attributes.id) from option_attributes join product_options on product_options.id = option_id
      where product_id = ${product})`.execute(app.db),
  'deletes the first group': (product) =>
    sql`delete from product_options where id = (
      select min(id) from product_options where product_id = ${product})`.execute(app.db),
};

test('whether a product can be bought is the same by the rule and in the database, whatever is done to its options (OPTION-8)', async () => {
  const switches = fc.record({
    available: fc.boolean(),
    quantity_manage: fc.boolean(),
    stock: fc.integer({ min: 0, max: 1 }),
  });
  const edits = fc.array(fc.constantFrom(...Object.keys(EDITS)), { maxLength: 8 });
  const companyId = shop.companyId;
  await fc.assert(
    fc.asyncProperty(switches, edits, async (fields, names) => {
      const product = await goods(app, { ...fields, company_id: companyId });
      for (const name of names) {
        await EDITS[name]?.(product);
        const { available, quantity_manage: quantityManage, stock, is_available, groups } = await stateOf(product);
        const nothingToChoose = leavesNothingToChoose(groups);
        expect(is_available).toBe(isProductAvailable({ available, quantityManage, stock, nothingToChoose }));
      }
    }),
    { numRuns: 40 },
  );
});
