import { listCompanies } from '@mercadito/contracts/companies';
import type { Input } from '@mercadito/contracts/endpoint';
import { listHomeRails } from '@mercadito/contracts/home';
import { setOpeningHours } from '@mercadito/contracts/opening-hours';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { listHomeProducts } from '@mercadito/contracts/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods } from '../../../test/carts.ts';
import { aFullCart, checkout } from '../../../test/orders.ts';
import { aMember, anAdmin } from '../../../test/people.ts';
import { aShop, aShopJustBegun, good, type Shop } from '../../../test/shops.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

// It is Wednesday, ten o'clock, in the town.
const OPEN = [{ day_no: 3, opens: '08:00', shuts: '18:00' }];
const AT_BREAK = [{ day_no: 3, opens: '08:00', shuts: '18:00', break_start: '09:30', break_end: '11:00' }];
const FOOD = 1;
const BREAD = 2;

let town: TestApp;
beforeAll(async () => {
  town = await createTestApp();
});
afterAll(() => town.close());
beforeEach(() => sql`truncate companies cascade`.execute(town.db));

const rails = async (token?: string, query: Input<typeof listHomeRails> = {}) =>
  good(await town.call(listHomeRails, query, token));
const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);
const shopsOf = (entries: readonly { _id: number }[]) => entries.map(({ _id }) => _id);

async function aShopThatIs(opening_hours: Input<typeof setOpeningHours>['opening_hours']): Promise<Shop> {
  const shop = await aShop(town);
  good(await town.call(setOpeningHours, { company_id: shop.companyId, opening_hours }, shop.token));
  return shop;
}

const aProductOf = ({ companyId }: Shop, fields: Partial<Parameters<typeof goods>[1]> = {}) =>
  goods(town, { company_id: companyId, category_id: BREAD, ...fields });

describe('the rows of the first page', () => {
  test('are empty in an empty town', async () => {
    const empty = { open_now: [], order_again: [], to_eat: [], offers: [], new_in_town: [], businesses: [] };
    expect(await rails()).toEqual({ ...empty, to_eat_category: FOOD });
  });

  test('have businesses that are open now, and the others beside; a business stands in one row', async () => {
    const open = await aShopThatIs(OPEN);
    const atBreak = await aShopThatIs(AT_BREAK);
    const { open_now, businesses } = await rails();
    expect(shopsOf(open_now)).toEqual([open.companyId]);
    expect(shopsOf(businesses)).toEqual([atBreak.companyId]);
    expect(open_now).toMatchObject([{ is_open_now: true, next_change_at: expect.any(String) }]);
  });

  test('have what is eaten, what is cheaper and what is new, each thing in one row, and nothing sold out', async () => {
    const [one, other, third] = [await aShop(town), await aShop(town), await aShop(town)];
    const burrito = await aProductOf(one, { category_id: FOOD, discount: 10 });
    const offer = await aProductOf(one, { discount: 20 });
    const fresh = await aProductOf(other);
    await aProductOf(third, { available: false, discount: 30 });
    const { to_eat, offers, new_in_town } = await rails();
    expect([to_eat, offers, new_in_town].map(idsOf)).toEqual([[burrito], [offer], [fresh]]);
  });

  test('have at most seven entries, and two of one shop', async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, () => aShop(town)));
    for (const shop of shops) for (let count = 0; count < 3; count += 1) await aProductOf(shop);
    const { new_in_town } = await rails();
    expect(new_in_town).toHaveLength(7);
    const counts = Map.groupBy(new_in_town, ({ company }) => company);
    expect(Math.max(...[...counts.values()].map((each) => each.length))).toBe(2);
  });

  test('send what a card shows and no more', async () => {
    await aProductOf(await aShop(town), { stock: 2, quantity_manage: true });
    const [card] = (await rails()).new_in_town;
    expect(card).toMatchObject({ few_left: 2, is_open_now: null });
    expect(card).not.toHaveProperty('photo');
    expect(card).not.toHaveProperty('is_pin');
  });

  test('show nobody what is not for them: member-only, drafts, businesses that are closed by an Admin or not listed', async () => {
    const [shop, closed, begun] = [await aShop(town), await aShop(town), await aShopJustBegun(town)];
    const forMembers = await aProductOf(shop, { member_only: true });
    await aProductOf(shop, { published: false });
    await aProductOf(closed);
    await aProductOf(begun);
    await sql`update companies set suspended_at = now(), suspension_reason = 'x', suspended_by = ${(await anAdmin(town)).userId}
      where id = ${closed.companyId}`.execute(town.db);
    const seen = await rails();
    expect(seen.new_in_town).toEqual([]);
    expect(shopsOf(seen.businesses)).toEqual([shop.companyId]);
    const member = await aMember(town);
    expect(idsOf((await rails(member.token)).new_in_town)).toEqual([forMembers]);
    expect((await rails(member.token, { user_status: false })).new_in_town).toEqual([]);
  });

  test('offer to order again what was ordered and can be had, to whoever ordered it alone', async () => {
    const shop = await aShop(town);
    const bread = await aProductOf(shop);
    const buyer = await aFullCart(town, bread);
    good(await town.call(createOrder, checkout(buyer), buyer.token));
    const mine = await rails(buyer.token);
    expect(idsOf(mine.order_again)).toEqual([bread]);
    expect(mine.new_in_town).toEqual([]);
    expect((await rails()).order_again).toEqual([]);
    await sql`update products set available = false where id = ${bread}`.execute(town.db);
    expect((await rails(buyer.token)).order_again).toEqual([]);
  });
});

describe('the list of businesses', () => {
  test('has those that are open first, each in the order of the shuffle, or alone', async () => {
    const shops = await Promise.all(
      [OPEN, AT_BREAK, OPEN, [], AT_BREAK].map((hours) => (hours.length ? aShopThatIs(hours) : aShop(town))),
    );
    const open = [shops[0], shops[2]].map((shop) => shop?.companyId);
    for (const random_order of [0, 1, 4]) {
      const list = async (query: Input<typeof listCompanies>) =>
        shopsOf(good(await town.call(listCompanies, { random_order, ...query })).results);
      const shuffled = await list({});
      const isOpen = (id: number) => open.includes(id);
      expect(await list({ open_first: true })).toEqual([
        ...shuffled.filter(isOpen),
        ...shuffled.filter((id) => !isOpen(id)),
      ]);
      expect(await list({ open_now: true })).toEqual(shuffled.filter(isOpen));
    }
  });

  test.each([
    ['opens at this minute', { opens: '10:00', shuts: '12:00' }],
    ['shuts in this minute', { opens: '08:00', shuts: '10:00' }],
    ['shut a minute ago', { opens: '08:00', shuts: '09:59' }],
    ['begins its break', { opens: '08:00', shuts: '12:00', break_start: '10:00', break_end: '11:00' }],
    ['ends its break', { opens: '08:00', shuts: '12:00', break_start: '09:00', break_end: '10:00' }],
    ['is open on another day', { opens: '08:00', shuts: '12:00', day_no: 4 }],
  ])('has the word of the shop itself for one that %s', async (_what, hours) => {
    await aShopThatIs([{ day_no: 3, ...hours }]);
    const [shop] = good(await town.call(listCompanies, {})).results;
    const isAmongOpen = good(await town.call(listCompanies, { open_now: true })).results.length === 1;
    expect(isAmongOpen).toBe(shop?.is_open_now);
  });

  test('shows nobody twice when a business shuts between two of its pages', async () => {
    const shops = await Promise.all(Array.from({ length: 40 }, () => aShopThatIs(OPEN)));
    const first = good(await town.call(listCompanies, { open_first: true, random_order: 2 }));
    await sql`update opening_days set opens = '07:00', shuts = '08:00' where company_id = any(${shopsOf(first.results).slice(0, 20)})`.execute(
      town.db,
    );
    const { now } = town.clock;
    town.clock.now = new Date(now.getTime() + 60 * 60_000);
    const { results } = (await town.app.inject({ url: first.next ?? '' })).json();
    town.clock.now = now;
    expect(new Set([...shopsOf(first.results), ...shopsOf(results)]).size).toBe(shops.length);
  });
});

test('the offers are a list of their own, the newest first', async () => {
  const shop = await aShop(town);
  const older = await aProductOf(shop, { discount: 5, created_at: '2026-01-01T00:00:00Z' });
  const newer = await aProductOf(shop, { discount: 5, created_at: '2026-02-01T00:00:00Z' });
  await aProductOf(shop);
  const { body } = await town.call(listHomeProducts, { offers: true, random_order: 3 });
  expect(idsOf(body.products.results)).toEqual([newer, older]);
});
