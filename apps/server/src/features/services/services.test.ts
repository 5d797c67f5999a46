import { getCompany } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import type { Service, ServiceList } from '@mercadito/contracts/services';
import * as contracts from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, aMember, anAdmin } from '../../../test/people.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let shop: Shop;
let other: Shop;
beforeAll(async () => {
  app = await createTestApp();
  [shop, other] = [await aShop(app), await aShop(app)];
});
afterAll(() => app.close());

const formFor = ({ companyId }: Shop) => ({
  company_id: companyId,
  name: 'Plomería',
  hour_price: '250.125',
  contact_phone: '(+52)636-123-4567',
  category_id: 1,
  description: 'De todo.',
  zones_ids: '1,2',
  photo: aPicture(),
});
const create = (fields: Partial<Input<typeof contracts.createService>> = {}, of = shop) =>
  app.call(contracts.createService, { ...formFor(of), ...fields }, of.token);
const listFor = async (companyId: number, token?: string, more: Partial<Input<typeof contracts.readServices>> = {}) =>
  (await app.call(contracts.readServices, { action: 'all', company_id: companyId, ...more }, token))
    .body as ServiceList;
const details = (slug: string, token?: string) => app.call(contracts.readServices, { action: 'details', slug }, token);

describe('offering a service', () => {
  test('shows it in the list and under an address made of its name (SERVICE-3, SCREEN-4)', async () => {
    const { status, body } = await create({ name: 'Plomería & gas' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'plomeria-and-gas',
      hour_price: 250.125,
      currency: 'MXN',
      contact_phone: '+526361234567',
      is_available: true,
      subscription_active: false,
      company: { pk: shop.companyId },
    });
    expect(body.zones.map(({ id }) => id)).toEqual([1, 2]);
    expect((await details(body.slug)).body).toEqual(body);
    // A list tells no descriptions.
    expect((await listFor(shop.companyId)).services).toContainEqual({ ...body, description: '' });
  });

  test('numbers addresses of equal names, also when twenty come at once (SERVICE-1)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => create({ name: 'Jardinería' }, at % 2 ? shop : other)),
    );
    const slugs = answers.map(({ body }) => body.slug).sort();
    const expected = ['jardineria', ...Array.from({ length: 19 }, (_, at) => `jardineria-${at + 2}`)].sort();
    expect(slugs).toEqual(expected);
  });

  test.each([
    ['"1,2"', '1,2', [1, 2]],
    ['a JSON list', '[2,1]', [1, 2]],
    ['one twice', '2, 2', [2]],
  ])('takes zones as %s', async (_what, zones_ids, expected) => {
    expect((await create({ zones_ids })).body.zones.map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['name', { name: '' }],
    ['hour_price', { hour_price: '1.2345' }],
    ['hour_price', { hour_price: '10000000' }],
    ['contact_phone', { contact_phone: '123' }],
    ['category_id', { category_id: 999_999 }],
    ['description', { description: '' }],
    ['zones_ids', { zones_ids: '' }],
    ['zones_ids', { zones_ids: '1,999999' }],
    ['zones_ids', { zones_ids: '1,x' }],
    ['zones_ids', { zones_ids: '[1' }],
    ['photo', { photo: '' }],
    ['currency', { currency: 'EUR' }],
  ])('names the field %s when it is not usable', async (field, change) => {
    const { status, body } = await app.callWrongly(
      contracts.createService,
      { ...formFor(shop), ...change },
      shop.token,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  test('can leave the price open', async () => {
    expect((await create({ hour_price: '' })).body.hour_price).toBeNull();
  });

  test('works for a name that no address can hold', async () => {
    expect((await create({ name: '¡¡¡!!!' })).body.slug).toMatch(/^service(-\d+)?$/);
  });
});

test('a business offers 200 services at most, exactly, also when twenty more are wanted at once (SERVICE-7)', async () => {
  const owner = await aShop(app);
  good(await create({}, owner));
  await sql`
    insert into services (company_id, slug, name, description, currency, contact_phone, category_id, photo, created_at, updated_at)
    select company_id, 'made-' || company_id || '-' || number, name, description, currency, contact_phone, category_id, photo,
      created_at, updated_at
    from services, generate_series(1, 197) as number where company_id = ${owner.companyId}`.execute(app.db);
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, owner)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'service_limit',
    facts: { limit: 200 },
  });
  const { services } = await listFor(owner.companyId);
  expect(services).toHaveLength(200);
  expect(services.every(({ description }) => description === '')).toBe(true);
});

describe('changing and deleting a service', () => {
  let service: Service;
  beforeAll(async () => {
    service = good(await create({ name: 'Herrería' }));
  });
  const { photo: _photo, ...fields } = formFor({ companyId: 0 } as Shop);
  const change = (more: Partial<Input<typeof contracts.updateService>>, of = shop) =>
    app.call(
      contracts.updateService,
      { ...fields, service_id: service.id, company_id: of.companyId, ...more },
      of.token,
    );

  test('keeps photo and address, and replaces the rest', async () => {
    const { status, body } = await change({ name: 'Herrería fina', zones_ids: '3', is_available: 'false' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Herrería fina', slug: 'herreria', photo: service.photo, is_available: false });
    expect(body.zones.map(({ id }) => id)).toEqual([3]);
    expect((await change({ photo: aPicture() })).body.photo).not.toBe(service.photo);
  });

  test('keeps its description where it is left blank, as by a page of before, which knows it from a list (SERVICE-7)', async () => {
    const { status, body } = await change({ description: '', is_pin: true });
    expect([status, body.is_pin, body.description]).toEqual([200, true, service.description]);
    await change({ is_pin: false });
  });

  test('is for the owner alone', async () => {
    const customer = await aCustomer(app);
    const of = { service_id: service.id, company_id: shop.companyId };
    expect((await change({}, other)).status).toBe(404);
    expect((await change({ user_id: other.userId })).status).toBe(403);
    expect((await app.call(contracts.deleteService, of)).status).toBe(401);
    expect((await app.call(contracts.deleteService, of, customer.token)).status).toBe(403);
    expect((await app.call(contracts.deleteService, of, other.token)).status).toBe(403);
    const theirs = { ...of, company_id: other.companyId };
    expect((await app.call(contracts.deleteService, theirs, other.token)).status).toBe(404);
    expect((await change({ service_id: 999_999 })).status).toBe(404);
    expect((await app.call(contracts.createService, formFor(shop))).status).toBe(401);
    expect((await app.call(contracts.createService, formFor(shop), customer.token)).status).toBe(403);
  });

  test('takes it away for good', async () => {
    const of = { service_id: service.id, company_id: shop.companyId };
    expect((await app.call(contracts.deleteService, of, shop.token)).body).toEqual({ id: service.id });
    expect((await app.call(contracts.deleteService, of, shop.token)).status).toBe(404);
    expect((await details('herreria')).status).toBe(404);
  });
});

describe('pinned services', () => {
  const { photo: _photo, ...fields } = formFor({ companyId: 0 } as Shop);
  const pin = (service_id: number, is_pin: boolean | undefined, of: Shop) =>
    app.call(
      contracts.updateService,
      { ...fields, service_id, company_id: of.companyId, ...(is_pin !== undefined && { is_pin }) },
      of.token,
    );
  const seven = async () => {
    const owner = await aShop(app);
    const ids: number[] = [];
    for (let number = 0; number < 7; number += 1) ids.push(good(await create({}, owner)).id);
    return { owner, ids };
  };

  test('are five at most, exactly, also when seven are wanted at once (SERVICE-4)', async () => {
    const { owner, ids } = await seven();
    const answers = await Promise.all(ids.map((id) => pin(id, true, owner)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'service_pin_limit', detail: 'You can pin a maximum of 5 services' });
    const { services, service_pinned } = await listFor(owner.companyId);
    expect([services.length, service_pinned.length]).toEqual([2, 5]);
    expect(service_pinned.every(({ is_pin }) => is_pin)).toBe(true);
  });

  test('keep their pin when something else changes, and give it back', async () => {
    const { owner, ids } = await seven();
    const [first = 0, ...others] = ids;
    for (const id of others.slice(0, 4)) await pin(id, true, owner);
    expect((await pin(first, true, owner)).body.is_pin).toBe(true);
    expect((await pin(first, undefined, owner)).body.is_pin).toBe(true);
    expect((await pin(first, true, owner)).status).toBe(200);
    const last = others[5] ?? 0;
    expect((await pin(last, true, owner)).status).toBe(409);
    expect((await pin(first, false, owner)).body.is_pin).toBe(false);
    expect((await pin(last, true, owner)).body.is_pin).toBe(true);
    await app.call(contracts.deleteService, { service_id: last, company_id: owner.companyId }, owner.token);
    expect((await pin(first, true, owner)).body.is_pin).toBe(true);
  });

  test('stay hidden where they are for members only', async () => {
    const owner = await aShop(app);
    const { id } = good(await create({ subscription_active: true }, owner));
    const secret = { ...fields, service_id: id, company_id: owner.companyId, subscription_active: true, is_pin: true };
    good(await app.call(contracts.updateService, secret, owner.token));
    const pinnedFor = async (token?: string) => (await listFor(owner.companyId, token)).service_pinned.length;
    expect([await pinnedFor(), await pinnedFor(owner.token)]).toEqual([0, 1]);
  });
});

describe('member-only services', () => {
  test('exist for members, their own company and Admins, and for nobody else', async () => {
    const owner = await aShop(app);
    const { slug } = good(await create({ name: 'Secreto', subscription_active: true }, owner));
    expect((await app.call(getCompany, { companyId: owner.companyId })).body.has_member_only).toBe(true);
    await app.db.updateTable('users').set({ subscription_until: null }).where('id', '=', owner.userId).execute();
    const seenBy = async (token?: string, subscrption_active?: boolean) => {
      const asked = subscrption_active === undefined ? {} : { subscrption_active };
      const { services } = await listFor(owner.companyId, token, asked);
      const one = await app.call(contracts.readServices, { action: 'details', slug, ...asked }, token);
      return [services.length, one.status];
    };
    const member = await aMember(app);
    expect(await seenBy()).toEqual([0, 404]);
    expect(await seenBy(undefined, true)).toEqual([0, 404]);
    expect(await seenBy((await aCustomer(app)).token)).toEqual([0, 404]);
    expect(await seenBy(other.token)).toEqual([1, 200]);
    expect(await seenBy(owner.token)).toEqual([1, 200]);
    expect(await seenBy((await anAdmin(app)).token)).toEqual([1, 200]);
    expect(await seenBy(member.token)).toEqual([1, 200]);
    expect(await seenBy(member.token, false)).toEqual([0, 404]);
  });
});

describe('a question that cannot be answered', () => {
  test('is one about a business that does not exist', async () => {
    const { companyId } = await aShop(app);
    expect(await listFor(companyId)).toEqual({ services: [], service_pinned: [] });
    const { status } = await app.call(contracts.readServices, { action: 'all', company_id: 999_999 });
    expect(status).toBe(404);
  });

  test.each([
    ['action', { action: 'some' }],
    ['company_id', { action: 'all' }],
    ['slug', { action: 'details' }],
    ['slug', { action: 'details', slug: 'before\u0000after' }],
  ])('names %s', async (field, query) => {
    const { status, body } = await app.callWrongly(contracts.readServices, query);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});
