import { addCartItem, getCart, synchronizeCart } from '@mercadito/contracts/cart';
import * as companies from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import type { AnyEndpoint } from '@mercadito/contracts/endpoint';
import { addFavoriteCompany, addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { createService } from '@mercadito/contracts/services';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAllContracts } from '../../../test/all-contracts.ts';
import { goods } from '../../../test/carts.ts';
import { aFullCart, type Buyer, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { sampleInput } from '../../../test/sample-input.ts';
import { aPicture, aShop, aShopWithPicture, good, type Shop } from '../../../test/shops.ts';
import { aSponsor } from '../../../test/sponsors.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

/** A word that stands in all that the shop tells and sells, and nowhere else in the town. */
const MARK = 'Zacualpan';
const reason = 'Three orders were never filled.';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const suspend = ({ companyId }: Shop) => app.call(companies.suspendCompany, { companyId, reason }, admin.token);
const reinstate = ({ companyId }: Shop) => app.call(companies.reinstateCompany, { companyId }, admin.token);

/** A shop with everything that a shop can have, in a category of its own. */
async function aFullShop() {
  const category = { name: `Casa de ${MARK}`, name_en: `House of ${MARK}`, position: 99 };
  const inserted = app.db.insertInto('company_categories').values(category).returning('id');
  const { id: category_id } = await inserted.executeTakeFirstOrThrow();
  const shop = await aShopWithPicture(app, { name: `Don ${MARK}`, category_id });
  const own = { company_id: shop.companyId };
  const place = { neighborhood: 'Lagunitas', telephone_number: '+526361110000', additional_instructions: MARK };
  const calls = [
    app.call(
      customization.addCompanyAddress,
      { company: shop.companyId, ...place, street_1: MARK, street_2: MARK },
      shop.token,
    ),
    app.call(customization.addAbout, { ...own, title: MARK, description: MARK, image: aPicture() }, shop.token),
    app.call(customization.addContact, { ...own, email: `a@${MARK}.mx`, address: MARK }, shop.token),
    app.call(customization.addSocialNetworks, { ...own, facebook_url: `https://example.com/${MARK}` }, shop.token),
  ];
  for (const { status } of await Promise.all(calls)) expect(status).toBe(201);
  await aSponsor(app, shop, admin);
  const productId = await goods(app, { ...own, name: `Silla de ${MARK}`, is_pin: true });
  const service = {
    name: `Corte ${MARK}`,
    description: MARK,
    category_id: 1,
    zones_ids: '1',
    contact_phone: '6361234567',
  };
  const { slug } = good(await app.call(createService, { ...own, ...service, photo: aPicture() }, shop.token));
  return { shop, productId, slug };
}

describe('of a suspended business', () => {
  let full: Awaited<ReturnType<typeof aFullShop>>;
  let reads: AnyEndpoint[];
  let viewers: Record<string, Person | undefined>;
  let fan: Buyer;

  beforeAll(async () => {
    full = await aFullShop();
    const { shop, productId } = full;
    const contracts = await findAllContracts();
    // A stream has no end.
    reads = contracts.map(({ contract }) => contract).filter(({ method, mediaType }) => method === 'GET' && !mediaType);
    fan = await aFullCart(app, productId);
    good(await app.call(addFavoriteProduct, { product_id: productId }, fan.token));
    good(await app.call(addFavoriteCompany, { userId: fan.userId, company_id: shop.companyId }, fan.token));
    good(await app.call(createCompanyReview, { companyId: shop.companyId, rating: 1, comment: MARK }, fan.token));
    good(await app.call(createProductReview, { productId, rating: 1, comment: MARK }, fan.token));
    viewers = {
      visitor: undefined,
      customer: await aCustomer(app),
      'who has it in the cart and among the favourites': fan,
      driver: await aDriver(app),
      member: await aMember(app),
      'another owner': await aShop(app),
    };
  });

  /** The reads whose answers to this viewer have the mark in them, each asked as plainly as it can be and with a search. */
  async function readsThatTell(viewer: Person | undefined): Promise<string[]> {
    const names = new Set<string>();
    const { shop, productId, slug } = full;
    for (const contract of reads) {
      const id = contract.name === 'listCompanyProductCategories' ? shop.companyId : productId;
      const own = { userId: viewer?.userId ?? 1, companyId: shop.companyId, company_id: shop.companyId };
      const input = { ...sampleInput(contract), ...own, id, productId, product_id: productId, slug };
      for (const more of [{}, { search: MARK }, { action: 'details' }]) {
        const { body } = await app.callWrongly(contract, { ...input, ...more }, viewer?.token);
        if (JSON.stringify(body).includes(MARK)) names.add(contract.name);
      }
    }
    return [...names].sort();
  }

  /** All categories of businesses that there are tell nothing of what is in them. */
  const ALL_CATEGORIES = ['listAllCategories', 'listCompanyCategories'];
  /** Its page says what it was called, and a cart says whose the lines were. */
  const WHAT_IS_LEFT = ['getCompany', 'getCompanyForUser'];
  const leftFor = (name: string) => (name.startsWith('who has it') ? ['getCart', ...WHAT_IS_LEFT] : WHAT_IS_LEFT);

  test('nothing was hidden before', { timeout: 60_000 }, async () => {
    const told = await readsThatTell(fan);
    expect(told).toEqual(
      expect.arrayContaining([
        'getAbout',
        'getCart',
        'getCompany',
        'getCompanyAddress',
        'getContact',
        'getProduct',
        'getSocialNetworks',
        'listCompanies',
        'listCompanyProducts',
        'listCompanyReviews',
        'listFavoriteCompanies',
        'listFavoriteProducts',
        'listHomeProducts',
        'listProductReviews',
        'listRelatedProducts',
        'listSponsors',
        'listUsedCompanyCategories',
        'readServices',
      ]),
    );
    good(await suspend(full.shop));
  });

  test.each([
    'visitor',
    'customer',
    'who has it in the cart and among the favourites',
    'driver',
    'member',
    'another owner',
  ])('no read tells anything but its name: %s (SUSPENSION-2)', { timeout: 60_000 }, async (name) => {
    const told = await readsThatTell(viewers[name]);
    expect(told.filter((read) => !ALL_CATEGORIES.includes(read))).toEqual(leftFor(name));
  });

  test('its page says that it is closed, and to nobody else why', async () => {
    const { companyId } = full.shop;
    for (const viewer of [undefined, fan]) {
      const page = good(await app.call(companies.getCompany, { companyId }, viewer?.token));
      const bare = { profileImage: null, bannerImage: null, address: null, is_sponsor: false };
      expect(page).toMatchObject({ name: `Don ${MARK}`, is_suspended: true, ...bare });
      expect(page).not.toHaveProperty('suspension');
    }
  });

  test('nothing is put into a cart, made a favourite or reviewed', async () => {
    const { productId, shop } = full;
    const { token, userId } = viewers.customer as Person;
    const answers = [
      await app.call(addCartItem, { product_id: productId }, token),
      await app.call(addFavoriteProduct, { product_id: productId }, token),
      await app.call(addFavoriteCompany, { userId, company_id: shop.companyId }, token),
      await app.call(createProductReview, { productId, rating: 5, comment: 'Good' }, token),
      await app.call(createCompanyReview, { companyId: shop.companyId, rating: 5, comment: 'Good' }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const cart_items = [{ product_id: productId, count: 1 }];
    const { skipped } = good(await app.call(synchronizeCart, { cart_items }, token));
    expect(skipped).toEqual([{ product_id: productId, reason: 'not_found' }]);
  });

  test('what lies in a cart stays there, is said to be no longer on sale, and is not ordered (SUSPENSION-1)', async () => {
    const read = async () => good(await app.call(getCart, { userId: fan.userId }, fan.token));
    const line = { product: { name: '', available: false, unavailable: 'no_longer_sold' } };
    // Of a closed business its name and place are told, as on its page, and no more.
    const company = { profileImage: null, is_open_now: null, next_change_at: null };
    expect(await read()).toMatchObject({ cart: [{ company, items: [line] }], total_items: 0, total_cost: 0 });
    const alone = await app.call(createOrder, checkout(fan), fan.token);
    expect([alone.status, alone.body]).toMatchObject([409, { code: 'no_longer_sold' }]);
    good(await app.call(addCartItem, { product_id: await goods(app) }, fan.token));
    good(await app.call(createOrder, checkout(fan), fan.token));
    expect((await read()).cart.map(({ items }) => items)).toMatchObject([[line]]);
  });

  test('its owner and Admins see everything, and buy nothing', async () => {
    const { shop, productId } = full;
    const { companyId } = shop;
    for (const { token } of [shop, admin]) {
      const page = good(await app.call(companies.getCompany, { companyId }, token));
      expect(page).toMatchObject({ suspension: { reason, at: expect.any(String) }, is_sponsor: true });
      expect(good(await app.call(getProduct, { id: productId }, token)).name).toContain(MARK);
      expect(good(await app.call(listCompanyProducts, { companyId }, token)).total).toBe(1);
      expect(good(await app.call(customization.getAbout, { companyId }, token)).title).toBe(MARK);
      expect(good(await app.call(listHomeProducts, { search: MARK }, token)).products.results).toEqual([]);
      expect((await app.call(addCartItem, { product_id: productId }, token)).status).toBe(404);
    }
  });

  test('everything is back once it is reinstated, the line in the cart too', { timeout: 60_000 }, async () => {
    good(await reinstate(full.shop));
    expect(await readsThatTell(viewers.customer)).toEqual(
      expect.arrayContaining(['getProduct', 'listCompanies', 'listHomeProducts', 'listSponsors', 'readServices']),
    );
    const { cart } = good(await app.call(getCart, { userId: fan.userId }, fan.token));
    expect(cart[0]?.items[0]?.product).toMatchObject({ name: `Silla de ${MARK}`, available: true });
    const page = good(await app.call(companies.getCompany, { companyId: full.shop.companyId }, full.shop.token));
    expect(page).toMatchObject({ is_suspended: false, suspension: null });
  });
});
