import { addCartItem } from '@mercadito/contracts/cart';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany, listCompanies, uploadProfileImage } from '@mercadito/contracts/companies';
import { addFavoriteCompany, addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { readServices, type Service } from '@mercadito/contracts/services';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_CATEGORIES, aMarkedShop, MARK, type MarkedShop, readsThatTell } from '../../../test/marked-shops.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aCustomer, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aPicture, aShop, aShopJustBegun, good } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isOfListedBusiness } from './index.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

/** What somebody finds without having been given its address. */
const LISTS_OF_THE_TOWN = [
  'listCompanies',
  'listFoundServices',
  'listHomeProducts',
  'listHomeRails',
  'listSponsors',
  'listUsedCompanyCategories',
  'searchTown',
];
/** What her own address answers: the page and all that hangs below it. */
const BELOW_ITS_ADDRESS = ['getCompany', 'getProduct', 'listCompanyProducts', 'listRelatedProducts', 'readServices'];

describe('a business that stopped after its first step', () => {
  let begun: MarkedShop;
  let viewers: Record<string, Person | undefined>;
  /** Whether what it has says that it is not listed. */
  const saidOfGoods = async () => [
    good(await app.call(getProduct, { id: begun.productId })).is_listed,
    (good(await app.call(readServices, { action: 'details', slug: begun.slug })) as Service).is_listed,
  ];
  beforeAll(async () => {
    begun = await aMarkedShop(app, admin, aShopJustBegun);
    viewers = { visitor: undefined, member: await aMember(app), owner: begun.shop, Admin: admin };
  });

  test.each(['visitor', 'member', 'owner', 'Admin'])(
    'is in no list of the town, and neither is what it has: %s (LISTED-1)',
    { timeout: 60_000 },
    async (name) => {
      const told = await readsThatTell(app, begun, viewers[name]);
      expect(told.filter((read) => LISTS_OF_THE_TOWN.includes(read))).toEqual([]);
      expect(told).toEqual(expect.arrayContaining(BELOW_ITS_ADDRESS));
    },
  );

  test('opens by its address, and can be kept and bought from by whoever was given it (LISTED-2)', async () => {
    const { companyId } = begun.shop;
    expect(good(await app.call(getCompany, { companyId }))).toMatchObject({ name: `Don ${MARK}`, is_suspended: false });
    expect(await saidOfGoods()).toEqual([false, false]);
    const { token, userId } = await aCustomer(app);
    good(await app.call(addCartItem, { product_id: begun.productId }, token));
    good(await app.call(addFavoriteProduct, { product_id: begun.productId }, token));
    good(await app.call(addFavoriteCompany, { userId, company_id: companyId }, token));
    const buyer = await aFullCart(app, begun.productId);
    good(await app.call(createOrder, checkout(buyer), buyer.token));
  });

  test('is found by an Admin who asks for a business to act for, and by nobody else (GATE-5)', async () => {
    const asked = { search: MARK, with_unlisted: true };
    const namesFor = async (viewer: Person | undefined, input = asked) =>
      good(await app.call(listCompanies, input, viewer?.token)).results.map(({ name }) => name);
    for (const [who, viewer] of Object.entries(viewers))
      expect(await namesFor(viewer), who).toEqual(who === 'Admin' ? [`Don ${MARK}`] : []);
    const { results, count } = good(await app.call(listCompanies, { with_unlisted: true }, admin.token));
    expect(results.map(({ _id }) => _id)).toContain(begun.shop.companyId);
    expect(count).toBe(results.length);
    expect(await namesFor(admin, { search: MARK, with_unlisted: false })).toEqual([]);
  });

  test('is listed with all it has from its profile picture on (LISTED-1)', { timeout: 60_000 }, async () => {
    const before = await readsThatTell(app, begun, undefined);
    const { companyId, token } = begun.shop;
    good(await app.call(uploadProfileImage, { company_id: companyId, profileImage: aPicture() }, token));
    const after = await readsThatTell(app, begun, undefined);
    expect(after.filter((read) => !before.includes(read))).toEqual(LISTS_OF_THE_TOWN);
    expect(await saidOfGoods()).toEqual([undefined, undefined]);
    expect(before.filter((read) => !ALL_CATEGORIES.includes(read))).toEqual(
      after.filter((read) => ![...ALL_CATEGORIES, ...LISTS_OF_THE_TOWN].includes(read)),
    );
  });
});

test('is counted in no list, and its category stands among those in use only where another has it', async () => {
  const town = await createTestApp();
  try {
    await aShopJustBegun(town, { category_id: 5 });
    const read = async () => {
      const { count } = good(await town.call(listCompanies, {}));
      const { products } = good(await town.call(listHomeProducts, {}));
      const categories = good(await town.call(listUsedCompanyCategories, {}));
      return [count, products.results.length, categories.map(({ id }) => id)];
    };
    expect(await read()).toEqual([0, 0, []]);
    await aShop(town, { category_id: 5 });
    expect(await read()).toEqual([1, 0, [5]]);
  } finally {
    await town.close();
  }
});

test('which are not listed is read from an index for each of the two reasons', async () => {
  const plan = await inTransaction(app.db, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const listed = transaction.selectFrom('products').select('id').where(isOfListedBusiness('products.company_id'));
    return JSON.stringify(await listed.explain('json'));
  });
  for (const index of ['companies_suspended', 'companies_profile_image']) expect(plan).toContain(index);
});
