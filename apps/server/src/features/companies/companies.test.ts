import type { Company } from '@mercadito/contracts/companies';
import * as companies from '@mercadito/contracts/companies';
import { addAbout, addCompanyAddress, uploadAboutImage } from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { deleteProductImages, uploadProductImages, uploadProductPhoto } from '@mercadito/contracts/products';
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@mercadito/domain/input-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, aDriver, aMember, anAdmin } from '../../../test/people.ts';
import { A_SIGN, aDrawing, aPicture, aProduct, aShop, aShopWithPicture, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const form = { name: 'Panadería Lupita', location: 'Lagunitas', category_id: 1 };

describe('opening a business', () => {
  test('gives a member a business with a picture', async () => {
    const shop = await aShopWithPicture(app, { name: 'La Central', location: 'Galeana' });
    const { status, body } = await app.call(companies.getCompany, { companyId: shop.companyId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'La Central', location: 'Galeana', category: 'Comida', user_id: shop.userId });
    expect(body).toMatchObject({ is_open_now: null, next_change_at: null, subscription_product: false, address: null });
    expect(body.profileImage).toMatch(/^\/media\/.+\.webp$/);
    expect(body.bannerImage).toBeNull();
  });

  test('is refused a second time, also when both are asked for at once (BUSINESS-1)', async () => {
    const owner = await aMember(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(companies.createCompany, form, owner.token)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'company_exists' });
  });

  test.each([
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['location', { location: 'Chihuahua' }],
    ['location', { location: '' }],
    ['category_id', { category_id: 999_999 }],
    ['category_id', { category_id: 'one' }],
  ])('names the field %s when it is not usable', async (field, change) => {
    const owner = await aMember(app);
    const { status, body } = await app.call(companies.createCompany, { ...form, ...change }, owner.token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('needs a person with an active subscription who is no driver', async () => {
    const [customer, driver, member] = [await aCustomer(app), await aDriver(app), await aMember(app)];
    const statusFor = async (token?: string, user_id?: number) =>
      (await app.call(companies.createCompany, { ...form, ...(user_id && { user_id }) }, token)).status;
    expect(await statusFor()).toBe(401);
    expect(await statusFor(customer.token)).toBe(403);
    expect(await statusFor(driver.token)).toBe(403);
    expect(await statusFor(member.token, customer.userId)).toBe(403);
  });

  test('can be done by an Admin for somebody, but not for nobody', async () => {
    const [admin, customer] = [await anAdmin(app), await aCustomer(app)];
    const opened = await app.call(companies.createCompany, { ...form, user_id: customer.userId }, admin.token);
    expect(opened.body.user_id).toBe(customer.userId);
    const nobody = await app.call(companies.createCompany, { ...form, user_id: 999_999 }, admin.token);
    expect(nobody.status).toBe(404);
  });
});

describe('changing a business', () => {
  test('changes what its owner sends and nobody else may (BUSINESS-3)', async () => {
    const [shop, other, admin] = [await aShop(app), await aShop(app), await anAdmin(app)];
    const change = { ...form, companyId: shop.companyId, name: 'Nuevo nombre' };
    const { status, body } = await app.call(companies.updateCompany, change, shop.token);
    expect([status, body.name]).toEqual([200, 'Nuevo nombre']);
    expect((await app.call(companies.updateCompany, change)).status).toBe(401);
    expect((await app.call(companies.updateCompany, change, other.token)).status).toBe(403);
    expect((await app.call(companies.updateCompany, { ...change, _id: other.companyId }, shop.token)).status).toBe(403);
    expect((await app.call(companies.updateCompany, { ...change, companyId: 999_999 }, admin.token)).status).toBe(404);
    expect((await app.call(companies.updateCompany, { ...change, location: 'Roma' }, shop.token)).status).toBe(400);
  });

  test('takes a banner, and no text that pretends to be one', async () => {
    const shop = await aShop(app);
    const upload = (bannerImage: Blob, token: string) =>
      app.call(companies.uploadBannerImage, { company_id: shop.companyId, bannerImage }, token);
    expect((await upload(aPicture(), shop.token)).body.bannerImage).toMatch(/^\/media\//);
    expect((await upload(new Blob(['<svg/>'], { type: 'image/png' }), shop.token)).status).toBe(415);
    expect((await upload(aPicture(), (await aShop(app)).token)).status).toBe(403);
  });

  test.each([
    ['of more than 5 MB', 413, () => new Uint8Array(MAX_IMAGE_BYTES + 1)],
    ['wider than 8,000 px', 415, () => aDrawing(MAX_IMAGE_SIDE + 1, 1)],
    ['of more than 24 megapixels', 415, () => aDrawing(MAX_IMAGE_SIDE, MAX_IMAGE_PIXELS / MAX_IMAGE_SIDE + 1)],
  ])('takes no picture %s', async (_how, status, bytes) => {
    const shop = await aShop(app);
    const bannerImage = new Blob([await bytes()], { type: 'image/png' });
    const answer = await app.call(companies.uploadBannerImage, { company_id: shop.companyId, bannerImage }, shop.token);
    expect(answer.status).toBe(status);
  });

  test('gets a paid plan from an Admin alone, until its last day is over (BUSINESS-6)', async () => {
    const [shop, admin] = [await aShop(app), await anAdmin(app)];
    const grant = { companyId: shop.companyId, subscription_product_until: '2026-06-10' };
    expect((await app.call(companies.updateCompanyPlan, grant, shop.token)).status).toBe(403);
    const { body } = await app.call(companies.updateCompanyPlan, grant, admin.token);
    expect(body.subscription_product).toBe(true);
    const ended = { ...grant, subscription_product_until: null };
    expect((await app.call(companies.updateCompanyPlan, ended, admin.token)).body.subscription_product).toBe(false);
    expect((await app.call(companies.updateCompanyPlan, { ...grant, companyId: 999_999 }, admin.token)).status).toBe(
      404,
    );
    const rubbish = { ...grant, subscription_product_until: 'soon' };
    expect((await app.call(companies.updateCompanyPlan, rubbish, admin.token)).status).toBe(400);
  });
});

describe('an Admin', () => {
  test('uploads every picture of a business they name, though they have neither one nor a subscription', async () => {
    const [admin, shop] = [await anAdmin(app), await aShop(app)];
    const { id: product_id } = await aProduct(app, shop);
    const company_id = shop.companyId;
    const image = aPicture();
    const upload = async <E extends AnyEndpoint>(endpoint: E, input: Record<string, unknown>) =>
      good(await app.callWrongly(endpoint, { company_id, ...input }, admin.token));
    await upload(companies.uploadProfileImage, { profileImage: image });
    await upload(companies.uploadBannerImage, { bannerImage: image });
    const { id: about_id } = await upload(addAbout, { title: 'We', description: 'are', image });
    await upload(uploadAboutImage, { about_id, image });
    await upload(uploadProductPhoto, { product_id, photo: image });
    const { images } = await upload(uploadProductImages, { product_id, uploaded_images: [image] });
    const images_ids = images.map(({ id }) => id);
    expect((await upload(deleteProductImages, { images_ids })).deleted).toEqual(images_ids);
  });

  test('is asked which business, and finds no product of another', async () => {
    const [admin, shop] = [await anAdmin(app), await aShop(app)];
    const { id: product_id } = await aProduct(app, shop);
    const form = { product_id, photo: aPicture() };
    const nameless = await app.call(uploadProductPhoto, form, admin.token);
    expect([nameless.status, nameless.body]).toMatchObject([403, { code: 'company_required' }]);
    const company_id = (await aShop(app)).companyId;
    expect((await app.call(uploadProductPhoto, { ...form, company_id }, admin.token)).status).toBe(404);
  });
});

describe('looking at a business', () => {
  test('says 404 for one that does not exist', async () => {
    const customer = await aCustomer(app);
    const mine = { userId: customer.userId };
    expect((await app.call(companies.getCompany, { companyId: 999_999 })).status).toBe(404);
    expect((await app.call(companies.getCompanyForUser, { companyId: 999_999, ...mine }, customer.token)).status).toBe(
      404,
    );
    expect((await app.call(companies.getCompanyOfUser, mine, customer.token)).status).toBe(404);
    expect((await app.call(companies.getCompanyOfUser, { userId: 1 }, customer.token)).status).toBe(403);
    expect((await app.call(companies.getCompanyOfUser, mine)).status).toBe(401);
  });

  test('shows its owner their own, and whoever made it a favourite the heart', async () => {
    const [shop, fan] = [await aShop(app), await aCustomer(app)];
    await app.db.insertInto('favorite_companies').values({ user_id: fan.userId, company_id: shop.companyId }).execute();
    const seen = { companyId: shop.companyId, userId: fan.userId };
    expect((await app.call(companies.getCompanyForUser, seen, fan.token)).body.is_favorite).toBe(true);
    expect((await app.call(companies.getCompanyForUser, seen)).body.is_favorite).toBe(false);
    expect((await app.call(companies.getCompanyForUser, seen, shop.token)).status).toBe(403);
    const own = await app.call(companies.getCompanyOfUser, { userId: shop.userId }, shop.token);
    expect(own.body).toMatchObject({ _id: shop.companyId, is_favorite: false });
  });

  test('tells whether it is open now and when that changes', async () => {
    const shop = await aShop(app);
    const wednesday = { day_no: 3, opens: '08:00', shuts: '16:00' };
    await app.call(setOpeningHours, { company_id: shop.companyId, opening_hours: [wednesday] }, shop.token);
    const { body } = await app.call(companies.getCompany, { companyId: shop.companyId });
    // Ten in the morning in Chihuahua; it shuts at four, 22:00 UTC.
    expect(body).toMatchObject({ is_open_now: true, next_change_at: '2026-06-10T22:00:59.999Z' });
  });

  test('says that there are member-only goods, not which (MEMBER-2)', async () => {
    const shop = await aShop(app);
    await aProduct(app, shop, { subscription: true });
    expect((await app.call(companies.getCompany, { companyId: shop.companyId })).body.has_member_only).toBe(true);
  });
});

describe('the list of businesses', () => {
  const address = {
    street_1: 'Calle Juárez',
    street_2: 'Calle Allende',
    neighborhood: 'Lagunitas',
    telephone_number: '+526361234567',
    additional_instructions: 'Frente a la plaza',
  };
  let town: TestApp;
  let hardware: Shop;
  beforeAll(async () => {
    town = await createTestApp();
    hardware = await aShop(town, { name: 'Ferretería El Martillo', category_id: 5 });
    await aShop(town, { name: 'Tacos Doña Peña', location: 'Lebaron', category_id: 1 });
    for (let number = 1; number <= 40; number += 1) {
      const owner = await town.db
        .insertInto('users')
        .values({
          username: `o${number}-x`,
          first_name: 'O',
          last_name: 'O',
          email: `o${number}@x.mx`,
          password_hash: 'x',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const created_at = new Date(town.clock.now.getTime() - number * 60_000).toISOString();
      const company = {
        owner_id: owner.id,
        category_id: 2,
        name: `Abarrotes ${number}`,
        location: 'Galeana',
        profile_image: A_SIGN,
        created_at,
      };
      await town.db.insertInto('companies').values(company).execute();
    }
  });
  afterAll(() => town.close());

  const follow = async (next: string) =>
    (await town.app.inject({ url: next })).json() as {
      results: Company[];
      next: string | null;
      previous: string | null;
    };

  test.each([0, 1, 2, 3, 4, 5])('in order %i shows each once over its pages', async (random_order) => {
    const { body } = await town.call(companies.listCompanies, { random_order });
    expect([body.results.length, body.count, body.previous]).toEqual([36, 42, null]);
    const rest = await follow(body.next ?? '');
    expect(rest.next).toBeNull();
    expect(rest.previous).toContain('page=1');
    const ids = [...body.results, ...rest.results].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(42);
    expect(ids.length).toBe(42);
  });

  test.each([
    ['martillo', ['Ferretería El Martillo']],
    ['FERRETERIA', ['Ferretería El Martillo']],
    ['ferertería', ['Ferretería El Martillo']],
    ['dona pena', ['Tacos Doña Peña']],
    ['lebaron', ['Tacos Doña Peña']],
    ['abarrotes 17', ['Abarrotes 17']],
    ['%', []],
    ['nothing like it', []],
  ])('finds with "%s" %j', async (search, names) => {
    const { body } = await town.call(companies.listCompanies, { search });
    expect(body.results.map(({ name }) => name)).toEqual(names);
    expect(body.count).toBe(names.length);
  });

  test('shows of each where it is and whom to call, as its own page does (BUSINESS-2)', async () => {
    good(await town.call(addCompanyAddress, { company: hardware.companyId, ...address }, hardware.token));
    const listed = async (search: string) =>
      (await town.call(companies.listCompanies, { search })).body.results.map((company) => company.address);
    expect(await listed('martillo')).toEqual([{ ...address, exterior_number: '' }]);
    expect(await listed('dona pena')).toEqual([null]);
  });

  test('can be narrowed to a category', async () => {
    const { body } = await town.call(companies.listCompanies, { category: 5 });
    expect(body.results.map(({ name }) => name)).toEqual(['Ferretería El Martillo']);
  });

  test.each([
    ['random_order', { random_order: 6 }],
    ['page', { page: 0 }],
    ['category', { category: 'x' }],
    ['search', { search: 'x'.repeat(101) }],
    ['cursor', { cursor: 'rubbish' }],
    ['cursor', { cursor: Buffer.from('["yesterday",1]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('["0000-06-10T16:00:00.000Z",1]').toString('base64url') }],
    ['cursor', { cursor: Buffer.from('["2026-06-10T16:00:00.000Z",1.5]').toString('base64url') }],
  ])('names the field %s when it is not usable', async (field, query) => {
    const { status, body } = await town.call(companies.listCompanies, query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
