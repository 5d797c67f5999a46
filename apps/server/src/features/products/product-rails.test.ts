import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { listProductRails } from '@mercadito/contracts/product-rails';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aCustomer, aMember, anAdmin } from '../../../test/people.ts';
import { aShop, aShopJustBegun, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const [FOOD, BREAD] = [1, 2];
// It is Wednesday, ten o'clock, in the town.
const OPEN = [{ day_no: 3, opens: '08:00', shuts: '18:00' }];
const SHUT = [{ day_no: 3, opens: '12:00', shuts: '18:00' }];

let town: TestApp;
beforeAll(async () => {
  town = await createTestApp();
});
afterAll(() => town.close());
beforeEach(() => sql`truncate companies cascade`.execute(town.db));

const rails = async (productId: number, token?: string) => {
  const { alike, more_from_shop } = good(await town.call(listProductRails, { productId }, token));
  return { alike: alike.map(({ id }) => id), more: more_from_shop.map(({ id }) => id) };
};

let day = 0;
/** Each newer than the one before. */
const aProductOf = ({ companyId }: Shop, fields: Parameters<typeof goods>[1] = {}) =>
  goods(town, {
    company_id: companyId,
    category_id: BREAD,
    created_at: new Date(2026, 0, ++day).toISOString(),
    ...fields,
  });

const soldOut = { available: false };

async function aShopThatIs(opening_hours: typeof OPEN): Promise<Shop> {
  const shop = await aShop(town);
  good(await town.call(setOpeningHours, { company_id: shop.companyId, opening_hours }, shop.token));
  return shop;
}

const close = async ({ companyId }: Shop) =>
  sql`update companies set suspended_at = now(), suspension_reason = 'x', suspended_by = ${(await anAdmin(town)).userId}
    where id = ${companyId}`.execute(town.db);

describe('more from the shop of a product (PRODUCT-24)', () => {
  test('is what else can be had there, pinned first, then the newest, and always in that order', async () => {
    const shop = await aShop(town);
    const shown = await aProductOf(shop);
    const [older, pinned, newer] = [
      await aProductOf(shop, { category_id: FOOD }),
      await aProductOf(shop, { is_pin: true }),
      await aProductOf(shop),
    ];
    await aProductOf(shop, soldOut);
    await aProductOf(await aShop(town));
    expect(await rails(shown)).toEqual({ alike: [], more: [pinned, newer, older] });
    expect(await rails(shown)).toEqual(await rails(shown));
    expect((await rails(pinned)).more).toEqual([newer, older, shown]);
  });

  test('is eight at most, and nothing where a shop has nothing else', async () => {
    const shop = await aShop(town);
    const shown = await aProductOf(shop);
    expect((await rails(shown)).more).toEqual([]);
    for (let count = 0; count < 9; count += 1) await aProductOf(shop);
    expect((await rails(shown)).more).toHaveLength(8);
  });

  test('has nothing that its reader may not see: what is for members alone, and no draft, even for its owner', async () => {
    const shop = await aShop(town);
    const shown = await aProductOf(shop);
    const forMembers = await aProductOf(shop, { member_only: true });
    await aProductOf(shop, { published: false });
    const [customer, member] = [await aCustomer(town), await aMember(town)];
    const seenBy = async (token?: string) => (await rails(shown, token)).more;
    expect(await seenBy()).toEqual([]);
    expect(await seenBy(customer.token)).toEqual([]);
    expect(await seenBy(member.token)).toEqual([forMembers]);
    expect(await seenBy(shop.token)).toEqual([forMembers]);
  });

  test('is there below the address of a business that is not listed, and for whoever has it (LISTED-2)', async () => {
    const shop = await aShopJustBegun(town);
    const [shown, other] = [await aProductOf(shop), await aProductOf(shop)];
    expect((await rails(shown)).more).toEqual([other]);
  });
});

describe('what is like a sold-out product (PRODUCT-25)', () => {
  test('is of its category and can be had: of open shops first, of each shop one before its second', async () => {
    const [open, shut, own] = [await aShopThatIs(OPEN), await aShopThatIs(SHUT), await aShopThatIs(OPEN)];
    const shown = await aProductOf(own, soldOut);
    const another = await aProductOf(own);
    const [second, first] = [await aProductOf(open), await aProductOf(open)];
    const later = await aProductOf(shut);
    await aProductOf(open, soldOut);
    await aProductOf(open, { category_id: FOOD });
    expect((await rails(shown)).alike).toEqual([first, another, second, later]);
  });

  test('is not for a product that can be bought', async () => {
    const shop = await aShop(town);
    const shown = await aProductOf(shop);
    await aProductOf(await aShop(town));
    expect((await rails(shown)).alike).toEqual([]);
  });

  test('is for one whose business takes no orders, and has nothing of such a business (SELLING-1)', async () => {
    const [shop, other] = [await aShop(town), await aShop(town)];
    const shown = await aProductOf(shop);
    const [own, elsewhere] = [await aProductOf(shop), await aProductOf(other)];
    await sql`update users set subscription_until = '2020-01-01' where id = ${shop.userId}`.execute(town.db);
    expect(await rails(shown)).toEqual({ alike: [elsewhere], more: [own] });
  });

  test('stands in no second row', async () => {
    const shop = await aShop(town);
    const shown = await aProductOf(shop, soldOut);
    const [bread, food] = [await aProductOf(shop), await aProductOf(shop, { category_id: FOOD })];
    expect(await rails(shown)).toEqual({ alike: [bread], more: [food] });
  });

  test('is nothing of a business that is closed by an Admin or not listed, no draft, and for members what is for them', async () => {
    const [shop, suspended, begun] = [await aShop(town), await aShop(town), await aShopJustBegun(town)];
    const shown = await aProductOf(await aShop(town), soldOut);
    await aProductOf(suspended);
    await aProductOf(begun);
    await aProductOf(shop, { published: false });
    const forMembers = await aProductOf(shop, { member_only: true });
    await close(suspended);
    expect((await rails(shown)).alike).toEqual([]);
    expect((await rails(shown, (await aMember(town)).token)).alike).toEqual([forMembers]);
  });
});

test('a product that does not exist for somebody has no rows for them', async () => {
  const shop = await aShop(town);
  const [draft, shown] = [await aProductOf(shop, { published: false }), await aProductOf(shop)];
  const statusOf = async (productId: number, token?: string) =>
    (await town.call(listProductRails, { productId }, token)).status;
  expect([await statusOf(draft), await statusOf(draft, shop.token), await statusOf(999_999)]).toEqual([404, 200, 404]);
  await close(shop);
  expect([await statusOf(shown), await statusOf(shown, shop.token)]).toEqual([404, 200]);
});
