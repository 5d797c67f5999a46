import { blockPerson, getPerson, unblockPerson } from '@mercadito/contracts/accounts';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import * as companies from '@mercadito/contracts/companies';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { listHomeProducts, updateProduct } from '@mercadito/contracts/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { heardBy, listen, openStream } from '../../../test/event-client.ts';
import { aPendingOrder } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aPicture, aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { aSponsorRequest } from '../../../test/sponsors.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const reason = 'Three orders were never filled.';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

type Named = Pick<Shop, 'companyId'>;
const suspend = ({ companyId }: Named, why = reason, by = admin) =>
  app.call(companies.suspendCompany, { companyId, reason: why }, by.token);
const reinstate = ({ companyId }: Named, by = admin) => app.call(companies.reinstateCompany, { companyId }, by.token);
const isListed = async ({ companyId }: Named) => {
  const { name } = good(await app.call(companies.getCompany, { companyId }));
  const { results } = good(await app.call(companies.listCompanies, { search: name }));
  return results.some(({ _id }) => _id === companyId);
};
const recorded = async ({ companyId }: Named) => {
  const rows = await app.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.filter(({ action, subject_id: id }) => action === 'changeSuspension' && id === `${companyId}`);
};

describe('suspending a business', () => {
  test('is done with a reason, by Admins alone, to a business that exists', async () => {
    const shop = await aShop(app);
    const blank = await suspend(shop, '  ');
    expect([blank.status, blank.body]).toMatchObject([400, { errors: { reason: ['Is required'] } }]);
    expect((await suspend(shop, 'x'.repeat(301))).status).toBe(400);
    for (const by of [shop, await aCustomer(app), await aMember(app), await aDriver(app)]) {
      expect((await suspend(shop, reason, by)).status).toBe(403);
      expect((await reinstate(shop, by)).status).toBe(403);
    }
    expect((await app.call(companies.suspendCompany, { companyId: shop.companyId, reason })).status).toBe(401);
    for (const answer of [await suspend({ companyId: 999_999 }), await reinstate({ companyId: 999_999 })]) {
      expect(answer.status).toBe(404);
    }
    expect(await isListed(shop)).toBe(true);
  });

  test('is on record with who did it, as it was and as it is, and without the reason (SUSPENSION-6)', async () => {
    const shop = await aShop(app);
    good(await suspend(shop));
    good(await reinstate(shop));
    const [closed, open] = [{ suspended: true }, { suspended: false }];
    expect((await recorded(shop)).map(({ actor_id, detail }) => [actor_id, detail])).toMatchObject([
      [admin.userId, { before: open, after: closed }],
      [admin.userId, { before: closed, after: open }],
    ]);
    expect(JSON.stringify(await app.db.selectFrom('audit_log').selectAll().execute())).not.toContain(reason);
  });

  test('is told its owner, who may be told another reason since the first day', async () => {
    const shop = await aShop(app);
    const { suspension: first } = good(await suspend(shop));
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
    good(await suspend(shop, 'A fourth one too.'));
    const own = good(await app.call(companies.getCompanyOfUser, { userId: shop.userId }, shop.token));
    expect(own.suspension).toEqual({ ...first, reason: 'A fourth one too.' });
  });

  test('changes nothing the second time, and leaves nothing on record (SUSPENSION-1)', async () => {
    const [shop, open] = [await aShop(app), await aShop(app)];
    const first = good(await suspend(shop));
    const rows = async () => (await app.db.selectFrom('audit_log').select('id').execute()).length;
    const before = await rows();
    expect(good(await suspend(shop))).toEqual(first);
    good(await reinstate(open));
    expect(await rows()).toBe(before);
  });

  test('is heard by every page that is open', async () => {
    const shop = await aShop(app);
    const stream = await openStream(await listen(app.app), (await aCustomer(app)).token);
    await heardBy(app, [stream]);
    good(await suspend(shop));
    const [tags] = await heardBy(app, [stream]);
    expect(tags).toEqual(
      expect.arrayContaining(['Cart', 'Companies', 'Products', 'ProductsHome', 'Service', 'Sponsors']),
    );
    stream.leave();
  });
});

describe('the owner of a suspended business', () => {
  let shop: Shop;
  let productId: number;
  const name = 'Cazuela prohibida';
  beforeAll(async () => {
    shop = await aShop(app);
    ({ id: productId } = await aProduct(app, shop, { name }));
    good(await suspend(shop));
  });

  const FORM = { name: 'Another name', location: 'Lagunitas', category_id: 1 };
  /** All by which a shop is shown or hidden by its owner. */
  const TRICKS: Record<string, () => Promise<{ status: number }>> = {
    'publishing it again': () =>
      app.call(updateProduct, { productId, company: shop.companyId, published: true }, shop.token),
    'publishing many at once': () =>
      app.call(changeProducts, { companyId: shop.companyId, ids: [productId], published: true }, shop.token),
    'adding another': () => aProduct(app, shop, { name }).then(() => ({ status: 201 })),
    'renaming the business': () =>
      app.call(companies.updateCompany, { ...FORM, companyId: shop.companyId }, shop.token),
    'another picture': () =>
      app.call(companies.uploadProfileImage, { company_id: shop.companyId, profileImage: aPicture() }, shop.token),
    'asking to be featured': () => aSponsorRequest(app, shop).then(() => ({ status: 201 })),
  };

  test.each(Object.keys(TRICKS))('goes on working on it, and brings nothing back: %s (SUSPENSION-3)', async (trick) => {
    expect((await TRICKS[trick]?.())?.status).toBeLessThan(300);
    expect(await isListed(shop)).toBe(false);
    const { products } = good(await app.call(listHomeProducts, { search: name }));
    expect(products.results).toEqual([]);
  });

  test('cannot open a second one instead', async () => {
    const second = await app.call(companies.createCompany, FORM, shop.token);
    expect(second.status).toBe(409);
  });
});

test('an order under way goes to its end (SUSPENSION-4)', async () => {
  const shop = await aShop(app);
  const { buyer, transactionId } = await aPendingOrder(app, await goods(app, { company_id: shop.companyId }));
  good(await suspend(shop));
  const driver = await aDriver(app);
  const claim = { driver_id: driver.driverId, transaction_id: transactionId };
  good(await app.call(claimOrder, claim, driver.token));
  const { results } = good(await app.call(listCompanyOrders, { companyId: shop.companyId }, shop.token));
  expect(results.map(({ transaction_id }) => transaction_id)).toEqual([transactionId]);
  good(await app.call(finishDelivery, { ...claim, delivery_successful: true }, driver.token));
  const order = good(await app.call(getOrder, { userId: buyer.userId, transactionId }, buyer.token));
  expect(order.status).toBe('delivered');
});

describe('blocking the owner of a business', () => {
  const block = ({ userId }: Person, suspend_business?: boolean) =>
    app.call(blockPerson, { userId, reason, ...(suspend_business !== undefined && { suspend_business }) }, admin.token);

  test('closes it for the same reason where the Admin says so, and letting her in again does not open it (SUSPENSION-5)', async () => {
    const shop = await aShop(app);
    const { company } = good(await block(shop, true));
    expect(company?.suspension).toEqual({ reason, at: app.clock.now.toISOString(), by: expect.any(String) });
    expect(await recorded(shop)).toHaveLength(1);
    good(await app.call(unblockPerson, { userId: shop.userId }, admin.token));
    expect(await isListed(shop)).toBe(false);
    good(await reinstate(shop));
    const person = good(await app.call(getPerson, { userId: shop.userId }, admin.token));
    expect([person.company?.suspension, await isListed(shop)]).toEqual([null, true]);
  });

  test('leaves it on sale where the Admin does not, and closes nothing of who has none', async () => {
    const shop = await aShop(app);
    expect(good(await block(shop)).company?.suspension).toBeNull();
    expect(await isListed(shop)).toBe(true);
    expect(good(await block(await aCustomer(app), true)).company).toBeNull();
  });
});
