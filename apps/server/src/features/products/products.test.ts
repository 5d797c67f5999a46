import { getCompany, updateCompanyPlan } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import * as contracts from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, aMember, anAdmin } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, aSubCategory, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await createTestApp();
  shop = await aShop(app);
});
afterAll(() => app.close());

const formFor = ({ companyId }: Shop) => ({
  company: companyId,
  name: 'Queso menonita',
  description: 'Hecho en casa.',
  price: 120.5,
  category: 1,
  photo: aPicture(),
});
const shown = async (id: number, token?: string) => (await app.call(contracts.getProduct, { id }, token)).body;

/** Fills a company with products at once, past the calls. */
async function fill(companyId: number, count: number): Promise<void> {
  const row = { company_id: companyId, category_id: 1, name: 'x', description: 'x', price_cents: 100 };
  await app.db
    .insertInto('products')
    .values(Array.from({ length: count }, () => row))
    .execute();
}

describe('adding a product', () => {
  test('shows everything its owner wrote (PRODUCT-1)', async () => {
    const sub = await aSubCategory(app);
    const { id } = await aProduct(app, shop, {
      name: 'Burrito de carne',
      price: '80.5',
      discount: 10,
      currency: 'USD',
      cargo_extra: 1.25,
      stock: 3,
      category: sub.id,
      files: [aPicture(), aPicture()],
      options: [{ title: 'Tortilla', is_required: true, attributes: [{ name: 'Harina', price: 5.25 }] }],
    });
    const product = await shown(id);
    expect(product).toMatchObject({
      name: 'Burrito de carne',
      price: 80.5,
      discount: 10,
      discounted_price: 72.45,
      currency: 'USD',
      cargo_extra: 1.25,
      available: true,
      quantityManage: true,
      stock: 3,
      category: { id: sub.id, parent_category: { id: sub.parentId } },
      company: shop.companyId,
      has_required_options: true,
      is_favorite: false,
    });
    expect(product.photo).toMatch(/^\/media\/.+\.webp$/);
    expect(product.images).toHaveLength(2);
    expect(product.options[0]?.attributes[0]).toMatchObject({ name: 'Harina', price: 5.25 });
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['price', { price: 0 }],
    ['price', { price: '1.234' }],
    ['price', { price: 10_000_000 }],
    ['category', { category: 999_999 }],
    ['currency', { currency: 'EUR' }],
    ['discount', { discount: 91 }],
    ['stock', { stock: -1 }],
    ['photo', { photo: '' }],
  ])('names the field %s when it is not usable', async (field, change) => {
    const { status, body } = await app.callWrongly(
      contracts.createProduct,
      { ...formFor(shop), ...change },
      shop.token,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('is refused to everybody but the owner and Admins', async () => {
    const [customer, other, admin] = [await aCustomer(app), await aShop(app), await anAdmin(app)];
    const statusFor = async (token?: string, form = formFor(shop)) =>
      (await app.call(contracts.createProduct, form, token)).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(customer.token)).toBe(403);
    expect(await statusFor(other.token)).toBe(403);
    expect(await statusFor(admin.token)).toBe(201);
    expect(await statusFor(admin.token, { ...formFor(shop), company: 999_999 })).toBe(404);
  });

  test('stops at one hundred on a free account, exactly, and not at all with a plan (PRODUCT-2)', async () => {
    const free = await aShop(app);
    await fill(free.companyId, 90);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(contracts.createProduct, formFor(free), free.token)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    // Whoever has stood in line for a second is sent away, to come again.
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(10 - refused.length);
    const { status, body } = await app.call(contracts.createProduct, formFor(free), free.token);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'product_limit',
      detail: 'You can add a maximum of 100 products',
    });
    const plan = { companyId: free.companyId, subscription_product_until: '2027-01-01' };
    await app.call(updateCompanyPlan, plan, (await anAdmin(app)).token);
    expect((await app.call(contracts.createProduct, formFor(free), free.token)).status).toBe(201);
  });
});

describe('changing a product', () => {
  const change = (productId: number, fields: Partial<Input<typeof contracts.updateProduct>>, of: Shop = shop) =>
    app.call(contracts.updateProduct, { productId, company: of.companyId, ...fields }, of.token);

  test('changes what is sent and leaves the rest', async () => {
    const product = await aProduct(app, shop, { price: 10 });
    const { status, body } = await change(product.id, { price: 19.99, discount: 50, subscription_active: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: product.name, price: 19.99, discounted_price: 10, subscription_active: true });
    expect((await app.call(getCompany, { companyId: shop.companyId })).body.has_member_only).toBe(true);
    await change(product.id, { subscription_active: false });
    expect((await app.call(getCompany, { companyId: shop.companyId })).body.has_member_only).toBe(false);
  });

  test('counts stock or does not, as the owner says (PRODUCT-6)', async () => {
    const { id } = await aProduct(app, shop);
    expect((await change(id, { quantityManage: true, stock: 0 })).body).toMatchObject({ available: false, stock: 0 });
    expect((await change(id, { stock: 2 })).body).toMatchObject({ available: true, stock: 2 });
    expect((await change(id, { available: false })).body).toMatchObject({ available: false, stock: 2 });
    expect((await change(id, { available: true, quantityManage: false })).body).toMatchObject({ stock: null });
  });

  test('pins five of them, exactly (PRODUCT-3)', async () => {
    const pinning = await aShop(app);
    await fill(pinning.companyId, 20);
    const rows = await app.db.selectFrom('products').select('id').where('company_id', '=', pinning.companyId).execute();
    const answers = await Promise.all(rows.map(({ id }) => change(id, { is_pin: true }, pinning)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'pin_limit' });
    const list = await app.call(contracts.listCompanyProducts, { companyId: pinning.companyId });
    expect([list.body.porducts_pinned.length, list.body.products.length, list.body.total]).toEqual([5, 15, 20]);
    const pinned = list.body.porducts_pinned[0]?.id ?? 0;
    expect((await change(pinned, { is_pin: true }, pinning)).body.count_pinned).toBe(5);
    expect((await change(pinned, { is_pin: false }, pinning)).body.count_pinned).toBe(4);
  });

  test('is refused for somebody else’s product, an absent one and unusable fields', async () => {
    const [other, mine] = [await aShop(app), await aProduct(app, shop)];
    expect((await change(mine.id, { price: 1 }, other)).status).toBe(404);
    expect((await change(999_999, { price: 1 })).status).toBe(404);
    expect((await change(mine.id, { category_id: 999_999 })).body).toMatchObject({
      errors: { category_id: [expect.any(String)] },
    });
    expect((await change(mine.id, { discount: 1.5 })).status).toBe(400);
    const foreign = { productId: mine.id, company: shop.companyId, price: 1 };
    expect((await app.call(contracts.updateProduct, foreign, other.token)).status).toBe(403);
    expect((await app.call(contracts.updateProduct, foreign)).status).toBe(401);
    expect((await shown(mine.id)).price).toBe(mine.price);
  });
});

describe('deleting a product', () => {
  test('takes it away for good, for its owner alone', async () => {
    const [other, { id: productId }] = [await aShop(app), await aProduct(app, shop, { subscription: true })];
    const remove = (of: Shop) => app.call(contracts.deleteProduct, { productId, company_id: of.companyId }, of.token);
    expect((await remove(other)).status).toBe(404);
    expect((await remove(shop)).body).toEqual({ id: productId });
    expect((await remove(shop)).status).toBe(404);
    expect((await app.call(contracts.getProduct, { id: productId })).status).toBe(404);
    expect((await app.call(getCompany, { companyId: shop.companyId })).body.has_member_only).toBe(false);
  });
});

describe('the pictures of a product', () => {
  const fourPictures = () => Array.from({ length: 4 }, aPicture);
  const add = (product_id: number, count: number, of: Shop = shop) => {
    const uploaded_images = Array.from({ length: count }, aPicture);
    return app.call(contracts.uploadProductImages, { product_id, uploaded_images }, of.token);
  };

  test('are three at most in one call too, beside the main one', async () => {
    const { id } = await aProduct(app, shop);
    const made = await app.call(contracts.createProduct, { ...formFor(shop), files: fourPictures() }, shop.token);
    for (const { status, body } of [await add(id, 4), made]) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'image_limit', detail: 'The limit of allowed images has been reached' });
    }
    expect((await shown(id)).images).toHaveLength(0);
  });

  test('are three at most, exactly, and a place becomes free again (PRODUCT-4)', async () => {
    const { id } = await aProduct(app, shop);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'image_limit',
      detail: 'The limit of allowed images has been reached',
    });
    const [first, second] = (await shown(id)).images;
    const images_ids = [first?.id ?? 0];
    expect((await app.call(contracts.deleteProductImages, { images_ids }, shop.token)).body.deleted).toEqual(
      images_ids,
    );
    expect((await add(id, 2)).status).toBe(409);
    const { body } = await add(id, 1);
    expect(body.images).toHaveLength(3);
    expect(body.images[1]?.id).toBe(second?.id);
  });

  test('are changed by the owner alone, and deleted all or none', async () => {
    const [other, product] = [await aShop(app), await aProduct(app, shop, { files: [aPicture()] })];
    const theirs = await aProduct(app, other, { files: [aPicture()] });
    const images_ids = [product.images[0]?.id ?? 0, theirs.images[0]?.id ?? 0];
    expect((await app.call(contracts.deleteProductImages, { images_ids }, shop.token)).status).toBe(404);
    expect((await app.call(contracts.deleteProductImages, { images_ids: [] }, shop.token)).status).toBe(400);
    expect((await app.call(contracts.deleteProductImages, { images_ids })).status).toBe(401);
    expect((await add(theirs.id, 1)).status).toBe(404);
    expect((await shown(product.id)).images).toHaveLength(1);
  });

  test('have a main one that can be replaced', async () => {
    const product = await aProduct(app, shop);
    const form = { product_id: product.id, photo: aPicture() };
    const { status, body } = await app.call(contracts.uploadProductPhoto, form, shop.token);
    expect(status).toBe(200);
    expect(body.photo).not.toBe(product.photo);
    expect((await app.call(contracts.uploadProductPhoto, form, (await aShop(app)).token)).status).toBe(404);
    const rubbish = { ...form, photo: new Blob(['GIF89a']) };
    expect((await app.call(contracts.uploadProductPhoto, rubbish, shop.token)).status).toBe(415);
    expect((await app.call(contracts.uploadProductPhoto, { product_id: product.id }, shop.token)).status).toBe(400);
  });
});

describe('member-only products', () => {
  test('exist for members, their own company and Admins, and for nobody else in any call (CALL-7, MEMBER-1)', async () => {
    const owner = await aShop(app, { name: 'Secretos' });
    const secret = await aProduct(app, owner, { name: 'Tesoro escondido', subscription: true });
    const open = await aProduct(app, owner, { name: 'A la vista' });
    await app.call(
      contracts.updateProduct,
      { productId: secret.id, company: owner.companyId, is_pin: true },
      owner.token,
    );
    // The owner sees their own also when their membership has ended.
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', owner.userId).execute();
    const seenBy = async (token?: string, user_status?: boolean) => {
      const { companyId } = owner;
      const asked = { search: 'tesoro escondido', ...(user_status !== undefined && { user_status }) };
      const home = await app.call(contracts.listHomeProducts, asked, token);
      const list = await app.call(contracts.listCompanyProducts, { companyId, ...asked }, token);
      const related = await app.call(contracts.listRelatedProducts, { companyId, ...asked }, token);
      const product = await app.call(contracts.getProduct, { id: secret.id }, token);
      const { porducts_pinned: pinned, total } = list.body;
      const pins = (await shown(open.id, token)).count_pinned;
      return [home.body.count, pinned.length, total, related.body.related_products.length, product.status, pins];
    };
    const [seen, unseen] = [
      [1, 1, 1, 1, 200, 1],
      [0, 0, 0, 0, 404, 0],
    ];
    const member = await aMember(app);
    expect(await seenBy()).toEqual(unseen);
    expect(await seenBy(undefined, true)).toEqual(unseen);
    expect(await seenBy((await aCustomer(app)).token, true)).toEqual(unseen);
    expect(await seenBy(member.token)).toEqual(seen);
    expect(await seenBy((await anAdmin(app)).token)).toEqual(seen);
    expect(await seenBy(owner.token)).toEqual(seen);
    // Lists asked for as somebody who is no member hide them even from a member.
    expect(await seenBy(member.token, false)).toEqual([0, 0, 0, 0, 200, 1]);
  });
});
