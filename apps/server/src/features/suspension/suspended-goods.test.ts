import { addCartItem, getCart, synchronizeCart } from '@mercadito/contracts/cart';
import * as companies from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import { addFavoriteCompany, addFavoriteProduct } from '@mercadito/contracts/favorites';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { createCompanyReview, createProductReview } from '@mercadito/contracts/reviews';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { ALL_CATEGORIES, aMarkedShop, MARK, type MarkedShop, readsThatTell } from '../../../test/marked-shops.ts';
import { aFullCart, type Buyer, checkout } from '../../../test/orders.ts';
import { aCustomer, aDriver, aMember, anAdmin, type Person } from '../../../test/people.ts';
import { aShop, aShopWithPicture, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

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

describe('of a suspended business', () => {
  let full: MarkedShop;
  let viewers: Record<string, Person | undefined>;
  let fan: Buyer;

  beforeAll(async () => {
    full = await aMarkedShop(app, admin, aShopWithPicture);
    const { shop, productId } = full;
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

  /** Its page says what it was called, and a cart says whose the lines were. */
  const WHAT_IS_LEFT = ['getCompany', 'getCompanyForUser'];
  const leftFor = (name: string) => (name.startsWith('who has it') ? ['getCart', ...WHAT_IS_LEFT] : WHAT_IS_LEFT);

  test('nothing was hidden before', { timeout: 60_000 }, async () => {
    const told = await readsThatTell(app, full, fan);
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
        'listFoundServices',
        'listHomeProducts',
        'listProductReviews',
        'listRelatedProducts',
        'listSponsors',
        'listUsedCompanyCategories',
        'readServices',
        'searchTown',
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
    const told = await readsThatTell(app, full, viewers[name]);
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
    expect(await readsThatTell(app, full, viewers.customer)).toEqual(
      expect.arrayContaining(['getProduct', 'listCompanies', 'listHomeProducts', 'listSponsors', 'readServices']),
    );
    const { cart } = good(await app.call(getCart, { userId: fan.userId }, fan.token));
    expect(cart[0]?.items[0]?.product).toMatchObject({ name: `Silla de ${MARK}`, available: true });
    const page = good(await app.call(companies.getCompany, { companyId: full.shop.companyId }, full.shop.token));
    expect(page).toMatchObject({ is_suspended: false, suspension: null });
  });
});
