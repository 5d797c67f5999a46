import * as companies from '@mercadito/contracts/companies';
import * as sponsors from '@mercadito/contracts/sponsors';
import { MAX_SPONSORS } from '@mercadito/domain/sponsors/sponsor-status';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, good, type Shop } from '../../../test/shops.ts';
import { aSponsor, aSponsorForm, aSponsorRequest } from '../../../test/sponsors.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('sponsor_requests').execute();
  await app.db.updateTable('companies').set({ is_sponsor: false, sponsor_banner: null }).execute();
  shop = await aShop(app, { name: 'La Central' });
});

const ask = (form: Record<string, unknown> = {}, by: Person = shop) =>
  app.callWrongly(sponsors.requestSponsorship, { company: shop.companyId, ...aSponsorForm(), ...form }, by.token);
const decide = (id: number, status?: 'declined' | 'ended', by: Person = admin) =>
  app.call(sponsors.decideSponsorRequest, { id, ...(status && { status }) }, by.token);
const lists = async () => good(await app.call(sponsors.listSponsorRequests, {}, admin.token));
const featured = async () => good(await app.call(sponsors.listSponsors, {})).results;
const companyFor = async (by?: Person) =>
  good(await app.call(companies.getCompany, { companyId: shop.companyId }, by?.token));
const formStatus = async () => (await companyFor(shop)).sponsor_form_status;

describe('asking to be featured', () => {
  test('waits for an Admin, with its banner and whom to call', async () => {
    const { status, body } = await app.call(
      sponsors.requestSponsorship,
      { company: shop.companyId, user_id: shop.userId, ...aSponsorForm() },
      shop.token,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company: 'La Central',
      company_id: shop.companyId,
      user_id: shop.userId,
      phone: '+526361234567',
      email: 'shop@example.com',
      approved_at: null,
    });
    expect(body.banner_image).toMatch(/^\/media\/.+\.webp$/);
    expect(await lists()).toEqual({ approved: [], pending: [body] });
    expect(await featured()).toEqual([]);
    expect(await formStatus()).toBe('pending approval');
  });

  test.each([
    ['6361234567', '+526361234567'],
    ['+16361234567', '+16361234567'],
    ['(+52)636-123-4567', '+526361234567'],
  ])('takes the phone number %s for %s', async (phone, stored) => {
    expect((await ask({ phone })).body).toMatchObject({ phone: stored });
  });

  test('needs no e-mail address', async () => {
    const { status, body } = await ask({ email: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: null });
  });

  test.each([
    ['phone', { phone: '12345' }],
    ['phone', { phone: '+346361234567' }],
    ['email', { email: 'nobody' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['banner_image', { banner_image: [] }],
  ])('names the field %s when it is not usable', async (field, form) => {
    const { status, body } = await ask(form);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    expect(await formStatus()).toBe('none');
  });

  test('takes a picture alone', async () => {
    const { status } = await ask({ banner_image: new Blob(['no picture'], { type: 'image/png' }) });
    expect(status).toBe(415);
    expect(await formStatus()).toBe('none');
  });

  test('is nobody else’s to do, but an Admin’s, who is not the one to be called', async () => {
    const other = await aShop(app);
    expect((await ask({}, other)).status).toBe(403);
    expect((await ask({ user_id: other.userId })).status).toBe(403);
    expect((await ask({}, await aCustomer(app))).status).toBe(403);
    const { status, body } = await ask({}, admin);
    expect(status).toBe(201);
    expect(body).toMatchObject({ user_id: shop.userId });
  });

  test('is refused a second time, while the first waits and once it is approved', async () => {
    const id = await aSponsorRequest(app, shop);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'sponsor_exists' } });
    good(await decide(id));
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'sponsor_exists' } });
  });

  test('happens once, however often it is sent under one key', async () => {
    const form = { company: shop.companyId, ...aSponsorForm() };
    const send = () => app.call(sponsors.requestSponsorship, form, shop.token, 'ask-once');
    const [first, again] = [await send(), await send()];
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect((await lists()).pending).toHaveLength(1);
  });
});

describe('a request to be featured', () => {
  test('that is approved features its business for everybody', async () => {
    const id = await aSponsorRequest(app, shop);
    const [{ banner_picture, banner_image } = { banner_picture: null, banner_image: '' }] = (await lists()).pending;
    expect(good(await decide(id))).toEqual({ id, status: 'approved' });
    const { approved, pending } = await lists();
    expect(pending).toEqual([]);
    expect(approved).toMatchObject([{ id, approved_at: expect.any(String) }]);
    expect(await featured()).toEqual([{ company_id: shop.companyId, name: 'La Central', banner_picture }]);
    const company = await companyFor();
    expect(company).toMatchObject({ is_sponsor: true, sponsor_banner: banner_image });
    expect(await formStatus()).toBe('approved');
  });

  test('that is declined leaves no trace of its person, and may be made anew', async () => {
    const id = await aSponsorRequest(app, shop);
    expect(good(await decide(id, 'declined'))).toEqual({ id, status: 'declined' });
    expect(await lists()).toEqual({ approved: [], pending: [] });
    const rows = await app.db.selectFrom('sponsor_requests').select(['phone', 'email', 'banner_image']).execute();
    expect(rows).toEqual([{ phone: null, email: null, banner_image: null }]);
    expect(await formStatus()).toBe('none');
    expect((await ask()).status).toBe(201);
  });

  test('that has ended takes its business out of sight, which may ask anew', async () => {
    const id = await aSponsor(app, shop, admin);
    expect(good(await decide(id, 'ended'))).toEqual({ id, status: 'ended' });
    expect(await featured()).toEqual([]);
    expect(await companyFor()).toMatchObject({ is_sponsor: false, sponsor_banner: null });
    expect(await formStatus()).toBe('none');
    expect((await ask()).status).toBe(201);
  });

  test('is not decided from where that does not begin', async () => {
    const pending = await aSponsorRequest(app, shop);
    expect(await decide(pending, 'ended')).toMatchObject({ status: 409, body: { code: 'sponsor_decided' } });
    const approved = await aSponsor(app, await aShop(app), admin);
    for (const status of [undefined, 'declined'] as const) {
      expect(await decide(approved, status)).toMatchObject({ status: 409, body: { code: 'sponsor_decided' } });
    }
    good(await decide(approved, 'ended'));
    for (const status of [undefined, 'declined', 'ended'] as const) {
      expect(await decide(approved, status)).toMatchObject({ status: 409, body: { code: 'sponsor_decided' } });
    }
  });

  test('that does not exist is not found, and a word that is no decision is refused', async () => {
    expect((await decide(999_999)).status).toBe(404);
    const wrongly = { id: await aSponsorRequest(app, shop), status: 'approved' };
    const { status, body } = await app.callWrongly(sponsors.decideSponsorRequest, wrongly, admin.token);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { status: [expect.any(String)] } } });
  });

  test('is read and decided by Admins alone', async () => {
    const id = await aSponsorRequest(app, shop);
    for (const by of [shop, await aCustomer(app)]) {
      expect((await app.call(sponsors.listSponsorRequests, {}, by.token)).status).toBe(403);
      expect((await decide(id, undefined, by)).status).toBe(403);
    }
    expect((await app.call(sponsors.listSponsorRequests, {})).status).toBe(401);
    expect(await formStatus()).toBe('pending approval');
  });

  test('is a matter between its business and Admins (SPONSOR-2)', async () => {
    await aSponsorRequest(app, shop);
    expect(await companyFor()).not.toHaveProperty('sponsor_form_status');
    expect(await companyFor(await aShop(app))).not.toHaveProperty('sponsor_form_status');
    expect(await companyFor(admin)).toHaveProperty('sponsor_form_status', 'pending approval');
  });
});

describe('a decision', () => {
  test('is put on record with where the request stood and where it stands (SPONSOR-7)', async () => {
    const id = await aSponsor(app, shop, admin);
    good(await decide(id, 'ended'));
    const rows = await app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'detail'])
      .where('subject', '=', 'sponsor')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute();
    const by = { actor_id: admin.userId, action: 'decideSponsor' };
    expect(rows).toMatchObject([
      { ...by, detail: { before: { request: 'pending' }, after: { request: 'approved' } } },
      { ...by, detail: { before: { request: 'approved' }, after: { request: 'ended' } } },
    ]);
  });
});

describe('the carousel', () => {
  test(`holds ${MAX_SPONSORS} businesses, the latest first`, async () => {
    const names: string[] = [];
    for (let at = 0; at < MAX_SPONSORS; at += 1) {
      app.clock.now = new Date(app.clock.now.getTime() + 1000);
      names.unshift(`Sponsor ${at}`);
      await aSponsor(app, await aShop(app, { name: `Sponsor ${at}` }), admin);
    }
    expect((await featured()).map(({ name }) => name)).toEqual(names);
    const id = await aSponsorRequest(app, shop);
    expect(await decide(id)).toMatchObject({
      status: 409,
      body: { code: 'sponsor_limit', facts: { most: MAX_SPONSORS } },
    });
    good(await decide(id, 'declined'));
  });

  test('shows a business with the name it has now', async () => {
    await aSponsor(app, shop, admin);
    const change = { companyId: shop.companyId, name: 'La Nueva', location: 'Lagunitas', category_id: 1 };
    good(await app.call(companies.updateCompany, change, shop.token));
    expect(await featured()).toMatchObject([{ name: 'La Nueva' }]);
  });
});
