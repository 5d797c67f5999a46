import { suspendCompany } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import type { ServiceList, ServicePage } from '@mercadito/contracts/services';
import * as contracts from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, anAdmin } from '../../../test/people.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const create = (shop: Shop, more: Partial<Input<typeof contracts.createService>> = {}) =>
  app.call(
    contracts.createService,
    {
      company_id: shop.companyId,
      name: 'Jardinería',
      contact_phone: '6361234567',
      category_id: 1,
      description: 'De todo.',
      zones_ids: '1',
      photo: aPicture(),
      ...more,
    },
    shop.token,
  );

/** A shop with so many services, the first of which are pinned, others for members alone, and some of the same moment. */
async function aShopOf({ services, pinned = 0, forMembers = 0 }: Record<string, number>): Promise<Shop> {
  const shop = await aShop(app);
  const { id } = good(await create(shop));
  await sql`
    insert into services (company_id, slug, name, description, currency, contact_phone, category_id, photo, is_pin, member_only,
      created_at)
    select company_id, 'of-' || company_id || '-' || number, name, description, currency, contact_phone, category_id, photo,
      number <= ${pinned}, number > ${(services ?? 0) - forMembers}, timestamptz '2026-01-01' + (number / 3) * interval '1 hour'
    from services, generate_series(1, ${services}::integer) as number where id = ${id}`.execute(app.db);
  await app.db.deleteFrom('services').where('id', '=', id).execute();
  return shop;
}

type Asked = Partial<Input<typeof contracts.readServices>>;
const readOf = ({ companyId }: Shop, more: Asked, token?: string) =>
  app.call(contracts.readServices, { action: 'all', company_id: companyId, ...more }, token);
const listOf = async (shop: Shop, token?: string) => good(await readOf(shop, {}, token)) as ServiceList;
const pageOf = async (shop: Shop, more: Asked, token?: string) => good(await readOf(shop, more, token)) as ServicePage;

/** The page that a link leads to, as a client goes there. */
async function follow({ next }: Pick<ServicePage, 'next'>, token?: string): Promise<ServicePage> {
  const headers = token === undefined ? {} : { authorization: `Token ${token}` };
  return (await app.app.inject({ url: next ?? '', headers })).json();
}

/** The pages one after the other. @param between what happens after each */
async function pagesOf(shop: Shop, between: () => Promise<unknown> = async () => undefined, token?: string) {
  const pages = [await pageOf(shop, { page: 1 }, token)];
  for (let last = pages.at(-1); last?.next; last = pages.at(-1)) {
    await between();
    pages.push(await follow(last, token));
  }
  return pages;
}

const idsOf = (pages: readonly ServiceList[]) => ({
  pinned: pages.flatMap(({ service_pinned }) => service_pinned.map(({ id }) => id)),
  others: pages.flatMap(({ services }) => services.map(({ id }) => id)),
});

describe('the services of a business', () => {
  test('come all at once where nobody asks for a page (SERVICE-8)', async () => {
    const list = await listOf(await aShopOf({ services: 60, pinned: 3 }));
    expect(Object.keys(list).sort()).toEqual(['service_pinned', 'services']);
    expect([list.services.length, list.service_pinned.length]).toEqual([57, 3]);
  });

  test('come 24 at a time where one is asked for, the pinned ones first, each once, and all are counted (SERVICE-8)', async () => {
    const shop = await aShopOf({ services: 60, pinned: 3 });
    const pages = await pagesOf(shop);
    expect(pages.map(({ services, service_pinned }) => [service_pinned.length, services.length])).toEqual([
      [3, 21],
      [0, 24],
      [0, 12],
    ]);
    expect(pages.map(({ count }) => count)).toEqual([60, 60, 60]);
    expect(idsOf(pages)).toEqual(idsOf([await listOf(shop)]));
    expect(pages.flatMap(({ services }) => services).every(({ description }) => description === '')).toBe(true);
  });

  test('are each on one page, whatever is offered meanwhile (SERVICE-8)', async () => {
    const shop = await aShopOf({ services: 60, pinned: 3 });
    const before = idsOf([await listOf(shop)]);
    const pages = await pagesOf(shop, () => create(shop));
    expect(idsOf(pages)).toEqual(before);
    expect(pages.map(({ count }) => count)).toEqual([60, 61, 62]);
  });

  test('have pages by number too, and none beyond the last', async () => {
    const shop = await aShopOf({ services: 30 });
    const [first, second] = await pagesOf(shop);
    expect(await pageOf(shop, { page: 2 })).toEqual(second);
    expect(await follow(first as ServicePage)).toEqual(second);
    for (const page of [3, 100_000]) {
      expect(await pageOf(shop, { page })).toEqual({ services: [], service_pinned: [], next: null, count: 30 });
    }
  });

  test('have one page that leads no further where they are 24, and an empty one where there are none', async () => {
    const full = await pageOf(await aShopOf({ services: 24 }), { page: 1 });
    expect([full.services.length, full.next, full.count]).toEqual([24, null, 24]);
    const none = { services: [], service_pinned: [], next: null, count: 0 };
    expect(await pageOf(await aShop(app), { page: 1 })).toEqual(none);
    expect((await readOf({ companyId: 999_999 } as Shop, { page: 1 })).status).toBe(404);
  });

  test.each([
    ['page', { page: 0 }],
    ['page', { page: 'two' }],
    ['cursor', { cursor: 'nowhere' }],
    ['cursor', { cursor: Buffer.from('["2026-01-01T00:00:00.000Z",1]').toString('base64url') }],
  ])('are not read from a %s that is none', async (field, more) => {
    const { companyId } = await aShop(app);
    const { status, body } = await app.callWrongly(contracts.readServices, {
      ...{ action: 'all', company_id: companyId },
      ...more,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });
});

describe('what somebody may not see', () => {
  test('is on no page and in no count: what is for members alone (SERVICE-8)', async () => {
    const shop = await aShopOf({ services: 60, forMembers: 40 });
    const [visitors, members, owners] = [
      await pagesOf(shop),
      await pagesOf(shop, undefined, (await aMember(app)).token),
      await pagesOf(shop, undefined, shop.token),
    ];
    expect(visitors.map(({ services, count }) => [services.length, count])).toEqual([[20, 20]]);
    for (const pages of [members, owners]) {
      expect(idsOf(pages).others).toHaveLength(60);
      expect(pages.map(({ count }) => count)).toEqual([60, 60, 60]);
    }
    const asked = await pageOf(shop, { page: 1, subscrption_active: false }, shop.token);
    expect([asked.services.length, asked.count]).toEqual([20, 20]);
  });

  test('is all of a suspended business, but for its owner and an Admin (SUSPENSION-2)', async () => {
    const shop = await aShopOf({ services: 30 });
    const admin = await anAdmin(app);
    const reached = await pageOf(shop, { page: 1 });
    good(await app.call(suspendCompany, { companyId: shop.companyId, reason: 'Nothing came.' }, admin.token));
    const none = { services: [], service_pinned: [], next: null, count: 0 };
    expect(await pageOf(shop, { page: 1 })).toEqual(none);
    expect(await follow(reached)).toEqual(none);
    for (const { token } of [shop, admin]) {
      expect((await pagesOf(shop, undefined, token)).map(({ services }) => services.length)).toEqual([24, 6]);
    }
  });
});
