import * as companies from '@mercadito/contracts/companies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whoMayCall } from '../../../../../scripts/lib/who-may.ts';
import { findAllContracts } from '../../../test/all-contracts.ts';
import { aMember, anAdmin, type Person } from '../../../test/people.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aPicture, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const form = { name: 'Panadería Lupita', location: 'Lagunitas', category_id: 1 };
const read = async ({ companyId }: Shop) => good(await app.call(companies.getCompany, { companyId }));
const setMembership = ({ userId }: Person, days: number) => {
  const until = new Date(app.clock.now.getTime() + days * 86_400_000).toISOString();
  return app.db.updateTable('users').set({ subscription_until: until }).where('id', '=', userId).execute();
};

describe('a membership that ends in the middle of editing', () => {
  test('is told to every call by which its owner writes, in words and with a code of its own (BUSINESS-8)', async () => {
    const shop = await aShop(app);
    const { companyId } = shop;
    await setMembership(shop, -1);
    const whoMay = whoMayCall();
    const calls = (await findAllContracts()).filter(
      ({ contract: { access, name } }) => access.subject === 'business' && !whoMay(name).includes('lapsed'),
    );
    expect(calls.length).toBeGreaterThan(20);
    const own = { company_id: companyId, company: companyId, companyId, _id: companyId };
    for (const { contract } of calls) {
      const files = Object.fromEntries(Object.keys(contract.files ?? {}).map((field) => [field, aPicture()]));
      const answer = await app.callWrongly(contract, { ...sampleInput(contract), ...files, ...own }, shop.token);
      const told = { code: 'subscription_required', detail: 'An active subscription is needed for this.' };
      expect([contract.name, answer.status, answer.body]).toMatchObject([contract.name, 403, told]);
    }
  });

  test('takes nothing away: the same form is saved when it runs again', async () => {
    const shop = await aShop(app);
    const { updated_at } = await read(shop);
    const change = { ...form, companyId: shop.companyId, name: 'Escrito antes', updated_at };
    await setMembership(shop, -1);
    expect((await app.call(companies.updateCompany, change, shop.token)).status).toBe(403);
    await setMembership(shop, 1);
    expect((await app.call(companies.updateCompany, change, shop.token)).body.name).toBe('Escrito antes');
  });
});

test.each([
  ['Name is required', 'name', ''],
  ['Location is required', 'location', ''],
  ['Category is required', 'category_id', ''],
  ['Category is required', 'category_id', undefined],
])('%s is said when a business is changed as when it is opened', async (text, field, value) => {
  const [shop, member] = [await aShop(app), await aMember(app)];
  const change = { ...form, [field]: value };
  const answers = [
    await app.callWrongly(companies.updateCompany, { ...change, companyId: shop.companyId }, shop.token),
    await app.callWrongly(companies.createCompany, change, member.token),
  ];
  const told = { detail: text, errors: { [field]: [text] } };
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
    [400, told],
    [400, told],
  ]);
});

test('a paid plan that comes meanwhile is no newer version of what an owner writes, and a picture is', async () => {
  const [shop, admin] = [await aShop(app), await anAdmin(app)];
  const { updated_at } = await read(shop);
  const grant = { companyId: shop.companyId, subscription_product_until: '2030-01-01' };
  good(await app.call(companies.updateCompanyPlan, grant, admin.token));
  expect((await read(shop)).updated_at).toBe(updated_at);
  const picture = { company_id: shop.companyId, bannerImage: aPicture() };
  const uploaded = good(await app.call(companies.uploadBannerImage, picture, shop.token));
  expect(Date.parse(uploaded.updated_at)).toBeGreaterThan(Date.parse(updated_at));
});

test('a paid plan is not set over an end that another Admin has set since it was read (CALL-14)', async () => {
  const [shop, admin] = [await aShop(app), await anAdmin(app)];
  const set = (subscription_product_until: string | null, subscription_product_until_was?: string | null) => {
    const until = { subscription_product_until, subscription_product_until_was };
    return app.call(companies.updateCompanyPlan, { companyId: shop.companyId, ...until }, admin.token);
  };
  good(await set('2030-01-31', null));
  const late = await set('2030-12-31', null);
  expect([late.status, late.body]).toMatchObject([409, { code: 'changed_meanwhile' }]);
  const { facts } = late.body as { facts?: { subscription_product_until?: string } };
  const current = facts?.subscription_product_until ?? '';
  // The last day and the instant it ends at are one end; asked for again it is no other Admin's.
  good(await set('2030-01-31', null));
  good(await set('2030-02-28', current));
  good(await set(null, '2030-02-28'));
  // A page of the version before says nothing of what it has read.
  good(await set('2030-12-31'));
});
