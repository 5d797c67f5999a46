import { addCartItem, getCart, synchronizeCart } from '@mercadito/contracts/cart';
import { getCompany } from '@mercadito/contracts/companies';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct, updateProduct } from '@mercadito/contracts/products';
import { createProductReview } from '@mercadito/contracts/reviews';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAllContracts } from '../../../test/all-contracts.ts';
import { change, goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aProduct, aShop, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

/** A word that stands in the product and in its category, and nowhere else in the town. */
const MARK = 'Zacualpan';

/** All categories that there are tell nothing of what is sold. */
const ALL_CATEGORIES = ['listProductCategories', 'listAllCategories'];

let app: TestApp;
let owner: Shop;
let category_id: number;
let reads: AnyEndpoint[];
let viewers: Record<string, Person | undefined>;

beforeAll(async () => {
  app = await createTestApp();
  owner = await aShop(app);
  const category = { name: `Sillas de ${MARK}`, name_en: `Chairs of ${MARK}`, parent_id: 1, position: 99 };
  const inserted = app.db.insertInto('product_categories').values(category).returning('id');
  category_id = (await inserted.executeTakeFirstOrThrow()).id;
  const contracts = await findAllContracts();
  // A stream has no end.
  reads = contracts
    .map(({ contract }) => contract)
    .filter(({ method, mediaType, name }) => method === 'GET' && !mediaType && !ALL_CATEGORIES.includes(name));
  viewers = {
    visitor: undefined,
    customer: await aCustomer(app),
    driver: await aDriver(app),
    member: await aMember(app),
    'another owner': await aShop(app),
    'its owner': owner,
    Admin: await anAdmin(app),
  };
  // The owner sees her own also when the membership has ended.
  await setMembership(null);
});
afterAll(() => app.close());

const setMembership = (until: string | null) =>
  app.db.updateTable('users').set({ subscription_until: until }).where('id', '=', owner.userId).execute();

const aHiddenProduct = (fields: Parameters<typeof goods>[1]) =>
  goods(app, { company_id: owner.companyId, category_id, name: `Silla de ${MARK}`, is_pin: true, ...fields });

/** The reads whose answers to this viewer have the mark in them, each asked as plainly as it can be and with a search. */
async function readsThatTell(productId: number, viewer: Person | undefined): Promise<string[]> {
  const names = new Set<string>();
  for (const contract of reads) {
    const own = { userId: viewer?.userId ?? 1, companyId: owner.companyId, company_id: owner.companyId };
    // The one read whose `id` is a business's.
    const id = contract.name === 'listCompanyProductCategories' ? owner.companyId : productId;
    const product = { id, productId, product_id: productId };
    const input = { ...sampleInput(contract), ...own, ...product };
    for (const search of [{}, { search: MARK }]) {
      const { body } = await app.callWrongly(contract, { ...input, ...search }, viewer?.token);
      if (JSON.stringify(body).includes(MARK)) names.add(contract.name);
    }
  }
  return [...names].sort();
}

const HIDING = {
  'a draft': { fields: { published: false }, seenBy: ['its owner', 'Admin'] },
  // An owner is a member too, as long as the membership lasts.
  'what is for members': { fields: { member_only: true }, seenBy: ['member', 'another owner', 'its owner', 'Admin'] },
  'a draft of what is for members': { fields: { published: false, member_only: true }, seenBy: ['its owner', 'Admin'] },
};

describe.each(Object.entries(HIDING))('%s', (_what, { fields, seenBy }) => {
  let productId: number;
  beforeAll(async () => {
    await sql`delete from products where company_id = ${owner.companyId}`.execute(app.db);
    productId = await aHiddenProduct(fields);
  });

  test.each(['visitor', 'customer', 'driver', 'member', 'another owner', 'its owner', 'Admin'])(
    'is in the reads of all who may see it, and in no read of anybody else: %s (DRAFT-1)',
    { timeout: 60_000 },
    async (name) => {
      const everywhere = [
        'getProduct',
        'listCompanyProductCategories',
        'listCompanyProducts',
        'listHomeProductCategories',
        'listHomeProducts',
        'listHomeRails',
        'listRelatedProducts',
        'searchTown',
      ];
      expect(await readsThatTell(productId, viewers[name])).toEqual(seenBy.includes(name) ? everywhere : []);
    },
  );

  test('is not even counted among the pinned ones of others', async () => {
    const open = await goods(app, { company_id: owner.companyId });
    const pins = async (token?: string) => good(await app.call(getProduct, { id: open }, token)).count_pinned;
    expect([await pins(), await pins(owner.token)]).toEqual([0, 1]);
  });

  test('cannot be put into a cart, made a favourite or reviewed by who does not see it', async () => {
    const { token } = viewers.customer as Person;
    const statuses = [
      (await app.call(addCartItem, { product_id: productId }, token)).status,
      (await app.call(addFavoriteProduct, { product_id: productId }, token)).status,
      (await app.call(createProductReview, { productId, rating: 5, comment: 'Good' }, token)).status,
    ];
    expect(statuses).toEqual([404, 404, 404]);
    const cart_items = [{ product_id: productId, count: 1 }];
    const { skipped } = good(await app.call(synchronizeCart, { cart_items }, token));
    expect(skipped).toEqual([{ product_id: productId, reason: 'not_found' }]);
  });

  test('that lies in a cart already cannot be bought any more, and is no favourite', async () => {
    const product_id = await goods(app, { company_id: owner.companyId });
    // Only a business whose owner is a member sells.
    await setMembership('2999-01-01T00:00:00Z');
    const buyer = await aFullCart(app, product_id);
    await setMembership(null);
    good(await app.call(addFavoriteProduct, { product_id }, buyer.token));
    await change(app, product_id, { ...fields, name: MARK });
    expect((await readsThatTell(product_id, buyer)).filter((name) => name !== 'getCart')).toEqual([]);
    const { cart } = good(await app.call(getCart, { userId: buyer.userId }, buyer.token));
    expect(cart[0]?.items[0]).toMatchObject({ product: { available: false } });
    const sent = await app.call(createOrder, checkout(buyer), buyer.token);
    expect(sent.status).toBe(409);
  });
});

test('a business whose only goods for members are drafts does not say that it has such goods (DRAFT-2)', async () => {
  const shop = await aShop(app);
  const { id: productId } = await aProduct(app, shop);
  await change(app, productId, { member_only: true, published: false });
  const told: boolean[] = [];
  for (const published of [false, true, false]) {
    good(await app.call(updateProduct, { productId, company: shop.companyId, published }, shop.token));
    told.push(good(await app.call(getCompany, { companyId: shop.companyId })).has_member_only);
  }
  expect(told).toEqual([false, true, false]);
});
