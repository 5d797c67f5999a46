import * as options from '@mercadito/contracts/product-options';
import { getProduct, type ProductDetails } from '@mercadito/contracts/products';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/people.ts';
import { aProduct, aShop, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
let product: ProductDetails;
let neighbour: ProductDetails;
let foreign: ProductDetails;

const size = { title: 'Tamaño', is_required: true, attributes: [{ name: 'Chico' }, { name: 'Grande', price: 15.5 }] };

beforeAll(async () => {
  app = await createTestApp();
  [shop, other] = [await aShop(app), await aShop(app)];
});
beforeEach(async () => {
  product = await aProduct(app, shop, { options: [size] });
  neighbour = await aProduct(app, shop, { options: [size] });
  foreign = await aProduct(app, other, { options: [size] });
});
afterAll(() => app.close());

const optionIdOf = ({ options }: ProductDetails): number => options[0]?.id ?? 0;
const attributeIdOf = ({ options }: ProductDetails): number => options[0]?.attributes[0]?.id ?? 0;
const placeOf = (of: ProductDetails) => ({
  company_id: of.company,
  product_id: of.id,
  option_id: optionIdOf(of),
  attribute_id: attributeIdOf(of),
});
/** The product's version, which every change answers with. */
const AT = { updated_at: expect.any(String) };
const ownerOf = ({ company, id }: ProductDetails) => ({ company_id: company, product_id: id });
const shown = async (id: number) => (await app.call(getProduct, { id })).body.options;

describe("a product's option groups", () => {
  test('are added with their first attributes, in their order', async () => {
    const attributes = [{ name: 'Roja' }, { name: 'Verde', price: 2.5 }, { name: 'Negra', available: false }];
    const form = { company_id: product.company, product_id: product.id, title: 'Salsa', attributes };
    const { status, body } = await app.call(options.createProductOption, form, shop.token);
    expect(status).toBe(201);
    expect(body.attributes.map(({ name, price, available }) => [name, price, available])).toEqual([
      ['Roja', 0, true],
      ['Verde', 2.5, true],
      ['Negra', 0, false],
    ]);
    expect(body).toEqual({ ...(await shown(product.id)).at(-1), ...ownerOf(product), ...AT });
  });

  test('are listed for the owner and shown with the product', async () => {
    const { status, body } = await app.call(options.listProductOptions, placeOf(product), shop.token);
    expect(status).toBe(200);
    const inPublic = await shown(product.id);
    expect(body.results).toEqual(inPublic.map((option) => ({ ...option, ...ownerOf(product) })));
    expect(body.results[0]).toMatchObject({ title: 'Tamaño', is_required: true });
    expect(body.results[0]?.attributes.map(({ name, price }) => [name, price])).toEqual([
      ['Chico', 0],
      ['Grande', 15.5],
    ]);
  });

  test('are added, changed and deleted', async () => {
    const added = await app.call(options.createProductOption, { ...placeOf(product), title: 'Salsa' }, shop.token);
    expect([added.status, added.body.is_required]).toEqual([201, false]);
    const place = { ...placeOf(product), option_id: added.body.id };
    const change = { ...place, title: 'Salsas', is_required: true };
    const changed = await app.call(options.updateProductOption, change, shop.token);
    expect(changed.body).toEqual({
      id: added.body.id,
      ...ownerOf(product),
      title: 'Salsas',
      is_required: true,
      attributes: [],
      ...AT,
    });
    const gone = await app.call(options.deleteProductOption, place, shop.token);
    expect(gone.body).toEqual({ id: added.body.id, ...AT });
    expect((await app.call(options.deleteProductOption, place, shop.token)).status).toBe(404);
    expect(await shown(product.id)).toHaveLength(1);
  });
});

describe("a group's attributes", () => {
  test('are listed, added, changed and deleted', async () => {
    const place = placeOf(product);
    const fields = { name: 'Mediano', price: '7.25', available: true };
    const added = await app.call(options.createOptionAttribute, { ...place, ...fields }, shop.token);
    expect([added.status, added.body.price]).toEqual([201, 7.25]);
    const listed = await app.call(options.listOptionAttributes, place, shop.token);
    expect(listed.body.results.map(({ name }) => name)).toEqual(['Chico', 'Grande', 'Mediano']);
    const change = { ...place, attribute_id: added.body.id, name: 'Mediana', price: 8, available: false };
    const changed = await app.call(options.updateOptionAttribute, change, shop.token);
    const { id } = added.body;
    expect(changed.body).toEqual({ id, attribute_id: id, name: 'Mediana', price: 8, available: false, ...AT });
    expect(listed.body.results.at(-1)?.attribute_id).toBe(id);
    const gone = await app.call(options.deleteOptionAttribute, change, shop.token);
    expect(gone.body).toEqual({ id: added.body.id, ...AT });
    expect((await shown(product.id))[0]?.attributes).toHaveLength(2);
  });
});

describe('what was added, asked for again under its key', () => {
  test.each([
    ['an option', options.createProductOption, { title: 'Salsa' }, (product: ProductDetails) => product.options.at(-1)],
    [
      'an attribute',
      options.createOptionAttribute,
      { name: 'Mediano', price: 7 },
      (product: ProductDetails) => product.options[0]?.attributes.at(-1),
    ],
  ])('is shown as it is then: %s (CALL-15)', async (_, contract, fields, added) => {
    const send = { ...placeOf(product), ...fields };
    expect((await app.callWrongly(contract, send, shop.token, `one-form-of-${contract.name}`)).status).toBe(201);
    const further = { ...placeOf(product), title: 'Otra' };
    const { body: version } = await app.call(options.createProductOption, further, shop.token);
    await app.call(options.deleteProductOption, { ...further, option_id: version.id }, shop.token);
    const current = (await app.call(getProduct, { id: product.id })).body;
    const again = await app.callWrongly(contract, send, shop.token, `one-form-of-${contract.name}`);
    expect([again.status, again.body]).toMatchObject([201, { ...added(current), updated_at: current.updated_at }]);
  });
});

/** Every call with its whole chain of ids, and the fields it takes beside them. */
const CALLS = [
  [options.listProductOptions, {}],
  [options.createProductOption, { title: 'Nueva' }],
  [options.updateProductOption, { title: 'Nueva', is_required: false }],
  [options.deleteProductOption, {}],
  [options.listOptionAttributes, {}],
  [options.createOptionAttribute, { name: 'Nuevo', price: 1 }],
  [options.updateOptionAttribute, { name: 'Nuevo', price: 1, available: true }],
  [options.deleteOptionAttribute, {}],
] as const;

describe.each(CALLS.map(([contract, fields]) => [contract.name, contract, fields] as const))(
  '%s',
  (_name, contract, fields) => {
    const names: string[] = Object.keys((contract.body ?? contract.query)?.shape ?? {});
    const statusOf = async (place: object, token?: string) =>
      (await app.callWrongly(contract, { ...place, ...fields }, token)).status;

    test('refuses every id of the chain that is not inside the one before it (OPTION-1)', async () => {
      const before = [await shown(product.id), await shown(neighbour.id), await shown(foreign.id)];
      const swaps = ['product_id', 'option_id', 'attribute_id'].filter((field) => names.includes(field));
      for (const field of swaps) {
        const strange = field === 'product_id' ? foreign : neighbour;
        const place = { ...placeOf(product), [field]: placeOf(strange)[field as keyof ReturnType<typeof placeOf>] };
        expect([field, await statusOf(place, shop.token)]).toEqual([field, 404]);
        expect([field, await statusOf({ ...place, [field]: 999_999 }, shop.token)]).toEqual([field, 404]);
      }
      expect([await shown(product.id), await shown(neighbour.id), await shown(foreign.id)]).toEqual(before);
    });

    test('is only for the owner', async () => {
      const customer = await aCustomer(app);
      expect(await statusOf(placeOf(product))).toBe(401);
      expect(await statusOf(placeOf(product), customer.token)).toBe(403);
      expect(await statusOf(placeOf(product), other.token)).toBe(403);
    });

    test('wants ids that are ids', async () => {
      expect(await statusOf({ ...placeOf(product), product_id: 'x' }, shop.token)).toBe(400);
    });
  },
);

describe('texts and prices', () => {
  test.each([
    ['title', options.createProductOption, { title: ' ' }],
    ['title', options.createProductOption, { title: 'x'.repeat(61) }],
    ['is_required', options.createProductOption, { title: 'x', is_required: 'perhaps' }],
    ['name', options.createOptionAttribute, { name: '' }],
    ['price', options.createOptionAttribute, { name: 'x', price: -1 }],
    ['price', options.createOptionAttribute, { name: 'x', price: 1.005 }],
    ['price', options.createOptionAttribute, { name: 'x', price: 0.1 + 0.2 }],
    ['price', options.createOptionAttribute, { name: 'x', price: 10_000_000 }],
  ])('%s is named when it is not usable', async (field, contract, fields) => {
    const { status, body } = await app.callWrongly(contract, { ...placeOf(product), ...fields }, shop.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
