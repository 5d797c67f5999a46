import { getCompany, updateCompany } from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import { getOpeningHours, setOpeningHours } from '@mercadito/contracts/opening-hours';
import { createService, readServices, type Service, updateService } from '@mercadito/contracts/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onPostgres, ROUNDS, several, warmUp, won } from './races.ts';
import { aPicture, aShopWithAddress, good, type Shop } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let shop: Shop;
let service: Service;
beforeAll(async () => {
  app = await createTestApp();
  await warmUp(app);
  shop = await aShopWithAddress(app);
  const own = { company_id: shop.companyId };
  service = good(await app.call(createService, { ...own, ...SERVICE, photo: aPicture() }, shop.token));
  good(
    await app.call(customization.addAbout, { ...own, title: 'We', description: 'are', image: aPicture() }, shop.token),
  );
  good(await app.call(customization.addContact, { ...own, email: 'shop@example.com' }, shop.token));
  good(await app.call(customization.addSocialNetworks, { ...own, tiktok_url: 'https://example.com' }, shop.token));
  good(await app.call(setOpeningHours, { ...own, opening_hours: [{ day_no: 1, ...HOURS }] }, shop.token));
});
afterAll(() => app.close());

const PHONE = '+526361234567';
const SERVICE = { name: 'Repairs', contact_phone: PHONE, category_id: 1, description: 'Of all kinds', zones_ids: '1' };
const HOURS = { opens: '08:00', shuts: '16:00' };
const PLACE = { neighborhood: 'Galeana', street_1: 'Hidalgo 1', street_2: 'Morelos', telephone_number: PHONE };

interface Thing {
  /** A single value of it as it stands, which the error tells, and another one to be written. */
  readonly field: string;
  readonly values: readonly [string, string];
  readonly read: () => Promise<Record<string, unknown>>;
  readonly save: (value: string, updated_at?: string | null) => ReturnType<TestApp['callWrongly']>;
}

const company = () => ({ companyId: shop.companyId });
const sent = (fields: object, updated_at: string | null | undefined) => ({
  company_id: shop.companyId,
  ...fields,
  ...(updated_at !== undefined && { updated_at }),
});
const idOf = async (read: Thing['read']) => (await read()).id;

const readAbout = async () => good(await app.call(customization.getAbout, company()));
const readAddress = async () => good(await app.call(customization.getCompanyAddress, company()));
const readContact = async () => good(await app.call(customization.getContact, company()));
const readNetworks = async () => good(await app.call(customization.getSocialNetworks, company()));

/** What the owner of a business edits in a form; what holds for one holds for all. */
const THINGS: Record<string, Thing> = {
  'a business': {
    field: 'name',
    values: ['La Esquina', 'La Nueva'],
    read: async () => good(await app.call(getCompany, company())),
    save: (name, at) => {
      const fields = { ...company(), name, location: 'Lagunitas', category_id: 1 };
      return app.callWrongly(updateCompany, sent(fields, at), shop.token);
    },
  },
  'an address': {
    field: 'street_1',
    values: ['Juárez 5', 'Hidalgo 2'],
    read: readAddress,
    save: async (street_1, at) => {
      const fields = { ...PLACE, additional_instructions: 'Blue door', street_1, company: shop.companyId };
      const adress_id = await idOf(readAddress);
      return app.callWrongly(customization.updateCompanyAddress, sent({ ...fields, adress_id }, at), shop.token);
    },
  },
  'an about page': {
    field: 'title',
    values: ['Who we are', 'Us'],
    read: readAbout,
    save: async (title, at) => {
      const fields = { title, description: 'From the valley', about_id: await idOf(readAbout) };
      return app.callWrongly(customization.updateAbout, sent(fields, at), shop.token);
    },
  },
  'a contact entry': {
    field: 'address',
    values: ['Centro', 'Plaza'],
    read: readContact,
    save: async (address, at) => {
      const fields = { address, contact_id: await idOf(readContact) };
      return app.callWrongly(customization.updateContact, sent(fields, at), shop.token);
    },
  },
  'an entry of social networks': {
    field: 'tiktok_url',
    values: ['https://example.com/one', 'https://example.com/two'],
    read: readNetworks,
    save: async (tiktok_url, at) => {
      const fields = { tiktok_url, social_id: await idOf(readNetworks) };
      return app.callWrongly(customization.updateSocialNetworks, sent(fields, at), shop.token);
    },
  },
  'a service': {
    field: 'name',
    values: ['Plumbing', 'Gardening'],
    read: async () => {
      const details = { action: 'details', slug: service.slug } as const;
      return good(await app.call(readServices, details)) as Service;
    },
    save: (name, at) => {
      const fields = { ...SERVICE, service_id: service.id, name };
      return app.callWrongly(updateService, sent(fields, at), shop.token);
    },
  },
  'a week of opening hours': {
    field: 'is_open_now',
    values: ['10:00', '11:00'],
    read: async () => good(await app.call(getOpeningHours, company())),
    save: (opens, at) => {
      const opening_hours = [{ day_no: 7, opens, shuts: '16:00' }];
      return app.callWrongly(setOpeningHours, sent({ opening_hours }, at), shop.token);
    },
  },
};

describe.each(Object.entries(THINGS))('%s that is edited in two tabs', (_, { field, values, read, save }) => {
  test('is not saved over what the other one has saved, which the error tells (BUSINESS-7)', async () => {
    const { updated_at } = (await read()) as { updated_at: string };
    const first = await save(values[0], updated_at);
    expect([first.status, first.body]).toMatchObject([200, { updated_at: expect.any(String) }]);
    const current = await read();
    const second = await save(values[1], updated_at);
    const facts = { updated_at: current.updated_at, [field]: current[field] };
    expect([second.status, second.body]).toMatchObject([409, { code: 'changed_meanwhile', facts }]);
    expect(await read()).toEqual(current);
  });

  test('is saved once the newer version has been read, and without a version in any case', async () => {
    const { updated_at } = (await read()) as { updated_at: string };
    expect((await save(values[1], updated_at)).status).toBe(200);
    expect((await save(values[0])).status).toBe(200);
  });

  test.runIf(onPostgres)(
    'at the same moment is saved by one of them',
    { timeout: 30_000 + ROUNDS * 2000 },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { updated_at } = (await read()) as { updated_at: string };
        const answers = await several(4, (at) => save(values[at % 2 === 0 ? 0 : 1], updated_at));
        expect(won(answers)).toHaveLength(1);
      }
    },
  );
});

test('whoever has read that there are no opening hours does not write over the first', async () => {
  const fresh = await aShopWithAddress(app);
  const { updated_at } = good(await app.call(getOpeningHours, { companyId: fresh.companyId }));
  const edit = (day_no: number) => ({ company_id: fresh.companyId, opening_hours: [{ day_no, ...HOURS }], updated_at });
  expect([updated_at, (await app.call(setOpeningHours, edit(1), fresh.token)).status]).toEqual([null, 200]);
  const late = await app.call(setOpeningHours, edit(2), fresh.token);
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed_meanwhile' }]);
});
