import { addCartItem, getCart } from '@mercadito/contracts/cart';
import { changeItemStatus } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { createOrder } from '@mercadito/contracts/orders/checkout';
import { updateSettings } from '@mercadito/contracts/settings';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOption, goods } from './carts.ts';
import { aTownWithFees } from './fees.ts';
import { aBuyer, checkout } from './orders.ts';
import { aDriver } from './people.ts';
import { aShopWithAddress, good } from './shops.ts';
import { createTestApp, type TestApp } from './test-app.ts';

// What the server says of random carts beside a sum that is made from nothing but what people see, in whole hundredths of a
// millionth of a peso and by none of the project's rules.

interface Bought {
  readonly shop: number;
  readonly cents: number;
  readonly discount: number;
  readonly extra: number;
  readonly option: number | null;
  readonly isDollars: boolean;
  readonly count: number;
}

interface Case {
  readonly lines: readonly Bought[];
  readonly rate: number;
  readonly fee: number;
  readonly freeFrom: number | null;
  /** Which lines go, one after the other; the same again: it comes back. */
  readonly moved: readonly number[];
  /** What is handed over at the door, in cents. */
  readonly handed: { readonly pesos: number; readonly dollars: number };
}

const ROUNDS = 12;
const aLine = fc.record({
  shop: fc.nat(1),
  cents: fc.integer({ min: 1, max: 250_00 }),
  discount: fc.constantFrom(0, 0, 7, 15, 33, 90),
  extra: fc.constantFrom(0, 0, 1, 2_50),
  option: fc.constantFrom(null, 0, 5_05),
  isDollars: fc.boolean(),
  count: fc.integer({ min: 1, max: 7 }),
});
const aCase: fc.Arbitrary<Case> = fc.record({
  lines: fc.array(aLine, { minLength: 1, maxLength: 4 }),
  rate: fc.integer({ min: 1_000_000, max: 22_000_000 }),
  fee: fc.constantFrom(0, 1, 20_00, 35_50, 1_000_00),
  freeFrom: fc.constantFrom(null, 1_00, 500_00, 5_000_00),
  moved: fc.array(fc.nat(3), { maxLength: 6 }),
  handed: fc.record({
    pesos: fc.constantFrom(0, 50, 20_00, 500_00, 1_234_50),
    dollars: fc.constantFrom(0, 1, 7_77, 40_00),
  }),
});

const halfUp = (numerator: bigint, denominator: bigint) => Number((numerator * 2n + denominator) / (denominator * 2n));

function lineCents({ cents, discount, extra, option, isDollars, count }: Bought, rate: number): number {
  const reduced = halfUp(BigInt(cents) * BigInt(100 - discount), 100n);
  const unit = BigInt((discount > 0 ? reduced : cents) + extra + (option ?? 0));
  return halfUp(unit * BigInt(count) * BigInt(isDollars ? rate : 1_000_000), 1_000_000n);
}

let app: TestApp;
let town: Awaited<ReturnType<typeof aTownWithFees>>;
beforeAll(async () => {
  app = await createTestApp();
  town = await aTownWithFees(app);
});
afterAll(() => app.close());

async function theGoods({ cents, discount, extra, option, isDollars }: Bought, company_id: number) {
  const currency = isDollars ? 'USD' : 'MXN';
  const fields = {
    company_id,
    price_cents: cents,
    discount,
    cargo_extra_cents: extra,
    currency,
  } as const;
  const product_id = await goods(app, fields);
  if (option === null) return { product_id, attribute_values: [] };
  const { attributes } = await anOption(app, product_id, { prices: [option] });
  return { product_id, attribute_values: [attributes[0]] };
}

/** What the case comes to, with these lines left. */
function expected({ lines, rate }: Case, left: ReadonlySet<number>, fee: number) {
  const sums = lines.map((line, at) => (left.has(at) ? lineCents(line, rate) : 0));
  const total = sums.reduce((sum, each) => sum + each, 0);
  return { goods: total, paid: total + (total > 0 ? fee : 0), ofLines: sums };
}

async function check(each: Case): Promise<void> {
  const { lines, rate, fee, freeFrom, moved } = each;
  await town.setFees({
    delivery_fees: [{ place: 'Lagunitas', fee: fee / 100 }],
    delivery_free_from: freeFrom === null ? null : freeFrom / 100,
  });
  good(await app.call(updateSettings, { usd_mxn_value: rate / 1_000_000 }, town.token));
  const buyer = await aBuyer(app);
  const shops = [await aShopWithAddress(app), await aShopWithAddress(app)];
  for (const line of lines) {
    const chosen = await theGoods(line, shops[line.shop]?.companyId ?? 0);
    const added = await app.call(addCartItem, { ...chosen, count: line.count }, buyer.token);
    if (added.status !== 409) good(added);
    else {
      expect(added.body).toMatchObject({ code: 'cart_cap' });
      return;
    }
  }
  const all = new Set(lines.keys());
  const whole = expected(each, all, 0).goods;
  const agreed = freeFrom !== null && whole >= freeFrom ? 0 : fee;
  expect(good(await app.call(getCart, { userId: buyer.userId }, buyer.token)).total_cost).toBe(whole / 100);
  const { paid } = expected(each, all, agreed);
  const dollars = Math.ceil(paid / (rate / 10_000)) + 1;
  const note = { pays_with: dollars, pays_with_currency: 'USD' as const };
  const pesos = halfUp(BigInt(dollars) * 100n * BigInt(rate), 1_000_000n);
  const input = { ...checkout(buyer), expected_total: paid / 100, ...note };
  if (agreed > 0) {
    const older = await app.call(createOrder, { ...input, expected_total: whole / 100 }, buyer.token);
    expect(older).toMatchObject({ status: 409, body: { facts: { total: paid / 100, delivery_fee: agreed / 100 } } });
  }
  const { transaction_id, order_total } = good(await app.call(createOrder, input, buyer.token));
  expect(order_total).toBe(paid / 100);
  await town.setFees({ delivery_fees: [], delivery_free_from: null });

  const driver = await aDriver(app);
  const claim = { driver_id: driver.driverId, transaction_id };
  const { order } = good(await app.call(claimOrder, claim, driver.token));
  const items = order.order_companies.flatMap(({ orderItem }) => orderItem).sort((one, other) => one.id - other.id);
  expect(items.map(({ item_total }) => item_total)).toEqual(expected(each, all, 0).ofLines.map((cents) => cents / 100));
  const left = new Set(all);
  for (const at of moved) {
    const item = items[at];
    if (!item) continue;
    const status_item = left.delete(at) ? 'not_found' : 'approved';
    if (status_item === 'approved') left.add(at);
    const change = { ...claim, order_item_id: item.id, status_item } as const;
    const now = good(await app.call(changeItemStatus, change, driver.token));
    const due = expected(each, left, agreed);
    const cash = Math.floor(due.paid / 50) * 50;
    const change_due = cash > 0 ? Math.ceil((pesos - cash) / 50) / 2 : null;
    expect(now).toMatchObject({
      ...{ order_total: due.paid / 100, delivery_fee: (due.paid - due.goods) / 100, cash_due: cash / 100, change_due },
    });
    const ofShops = now.order_companies.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    expect(ofShops).toBe(due.goods);
  }
  const cash = Math.floor(expected(each, left, agreed).paid / 50) * 50;
  await handOver(claim, driver.token, { each, cash });
}

/** What is over what was due is given back in whole coins, never less than that; what was too little is kept as it is. */
async function handOver(
  claim: { driver_id: number; transaction_id: string },
  token: string,
  { each: { handed, rate }, cash }: { each: Case; cash: number },
): Promise<void> {
  const form = { ...claim, delivery_successful: true };
  const given = { taken_mxn: handed.pesos / 100, taken_usd: handed.dollars / 100 };
  const worth = handed.pesos + halfUp(BigInt(handed.dollars) * BigInt(rate), 1_000_000n);
  const change = worth > cash ? Math.ceil((worth - cash) / 50) / 2 : 0;
  const { taken } = good(await app.call(finishDelivery, { ...form, ...given }, token));
  expect(taken).toEqual({ mxn: handed.pesos / 100, usd: handed.dollars / 100, change });
}

test('what is paid of random carts, to the cent, while fees, rate and goods come and go (MONEY-4, FEE-2, FEE-4, CASH-1, CASH-2, CASH-3)', async () => {
  await fc.assert(fc.asyncProperty(aCase, check), { numRuns: ROUNDS, endOnFailure: true });
}, 120_000);
