import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderAmounts, orderDue } from '../orders/order-due.ts';
import { settled, takenInPesos } from '../orders/taken.ts';
import { sumCash } from './cash.ts';
import { collectedCash, feesOf, type HeldOrder, heldInAll } from './driver-cash.ts';
import { judgeCount, judgeHandIn, ordersOfHandIn } from './hand-in.ts';
import { stillOwed, toPayAtPickUp } from './shop-dues.ts';

const RATE = 18_137_000;
const item = fc.record({
  cents: fc.integer({ min: 1, max: 900_00 }),
  goes: fc.constantFrom('stays', 'before', 'after'),
});
const visit = fc.record({
  parts: fc.array(fc.array(item, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  fee: fc.constantFrom(0, 20_00, 35_50),
  ends: fc.constantFrom('delivered', 'delivered', 'delivered', 'delivery_failed', 'shipped'),
  // The driver was at the door, and told of it once somebody had said that it failed.
  isToldLate: fc.boolean(),
  pays: fc.constantFrom('exactly', 'a note', 'dollars', 'too little', 'unsaid'),
});
const day = fc.record({ visits: fc.array(visit, { maxLength: 12 }), doDriversPay: fc.boolean() });
type Day = typeof day extends fc.Arbitrary<infer Value> ? Value : never;
type Visit = Day['visits'][number];
type Item = Visit['parts'][number][number];

const add = (items: readonly Item[], ...left: readonly Item['goes'][]): number =>
  items.reduce((sum, { cents, goes }) => sum + (left.includes(goes) ? cents : 0), 0);

/** What the customer hands over, as the driver says it. */
function saidAtDoor({ pays }: Visit, cashCents: number) {
  if (pays === 'unsaid') return null;
  const mxn = {
    exactly: cashCents,
    'a note': cashCents + 137_00,
    dollars: 0,
    'too little': Math.min(cashCents, 10_00),
  };
  const taken = { mxnCents: mxn[pays], usdCents: pays === 'dollars' ? 100_00 : 0 };
  return { ...taken, changeCents: settled(takenInPesos(taken, RATE), cashCents).changeCents };
}

const isLate = ({ ends, isToldLate }: Visit): boolean => ends === 'delivery_failed' && isToldLate;

/** What its door left: of one that is told of too late as of one that was brought (CASH-12). */
function collectedAt(each: Visit, amounts: OrderAmounts) {
  const atDoor = isLate(each) ? { ...amounts, status: 'delivered' as const } : amounts;
  return collectedCash(saidAtDoor(each, orderDue(atDoor).cashCents), atDoor);
}

/** A day as the rules have it. */
function byTheRules({ visits, doDriversPay }: Day) {
  const orders = visits.map((each, place) => {
    const totals = each.parts.map((items) => ({ atShop: add(items, 'stays', 'after'), atDoor: add(items, 'stays') }));
    const paid = totals.map(({ atShop }) => toPayAtPickUp(doDriversPay, { totalCents: atShop, paidCents: 0 }) ?? 0);
    const goodsCents = totals.reduce((sum, { atDoor }) => sum + atDoor, 0);
    const amounts = { goodsCents, deliveryFeeCents: each.fee, status: each.ends };
    const held: HeldOrder = {
      transactionId: `order-${place}`,
      collected: collectedAt(each, amounts),
      paidCents: paid.reduce((sum, cents) => sum + cents, 0),
    };
    const owed = totals.map(({ atDoor }, part) =>
      stillOwed({ status: each.ends, totalCents: atDoor, paidCents: paid[part] ?? 0 }),
    );
    return { amounts, held, owed: owed.reduce((sum, cents) => sum + cents, 0) };
  });
  return {
    held: orders.map(({ held }) => held),
    earned: feesOf(orders.map(({ amounts }) => amounts)),
    owed: orders.reduce((sum, { owed }) => sum + owed, 0),
    owedOf: orders.map(({ owed }) => owed),
  };
}

/** The same day as somebody with a purse would count it: coin by coin, by no function of the product. */
function byThePurse({ visits, doDriversPay }: Day) {
  const purse = { mxn: 0, usd: 0 };
  const [shops, fees] = [{ got: 0, sold: 0 }, { cents: 0 }];
  for (const each of visits) {
    const all = each.parts.flat();
    for (const { cents, goes } of all) {
      if (!doDriversPay || goes === 'before') continue;
      purse.mxn -= cents;
      shops.got += each.ends === 'shipped' ? 0 : cents;
    }
    const isBrought = each.ends === 'delivered';
    if (!isBrought && !(each.ends === 'delivery_failed' && each.isToldLate)) continue;
    const goods = all.filter(({ goes }) => goes === 'stays').map(({ cents }) => cents);
    const fee = goods.length > 0 ? each.fee : 0;
    // Whoever was at the door has the money; the shops and the fee follow what the order came to.
    if (isBrought) {
      for (const cents of goods) shops.sold += cents;
      fees.cents += fee;
    }
    const bill = goods.reduce((sum, cents) => sum + cents, fee);
    const due = Math.floor(bill / 50) * 50;
    if (each.pays === 'dollars') {
      const worth = Math.floor((100_00 * RATE) / 1_000_000 + 0.5);
      purse.usd += 100_00;
      purse.mxn -= worth > due ? Math.ceil((worth - due) / 50) * 50 : 0;
    } else {
      purse.mxn += each.pays === 'too little' ? Math.min(due, 10_00) : due;
    }
  }
  return { purse, fees: fees.cents, owed: shops.sold - shops.got };
}

test('whatever a day brings, the purse holds what the rules say, and shops and driver get theirs (CASH-4, CASH-7, CASH-8, CASH-12)', () => {
  const holds = (each: Day) => {
    const { held, earned, owed } = byTheRules(each);
    const { purse, fees, owed: stillToShops } = byThePurse(each);
    expect(heldInAll(held)).toEqual({ mxnCents: purse.mxn, usdCents: purse.usd });
    expect([earned, owed]).toEqual([fees, stillToShops]);
  };
  fc.assert(fc.property(day, holds), { numRuns: 3_000 });
});

test('however a day is handed in, each order is in one hand-in and the sums are those of the day (CASH-5)', () => {
  const holds = (each: Day, into: readonly number[]) => {
    const { held } = byTheRules(each);
    const parts = [0, 1, 2].map((which) => held.filter((_order, place) => (into[place] ?? 0) === which));
    let left: readonly HeldOrder[] = held;
    const given = parts.flatMap((part) => {
      const said = { transactionIds: part.map(({ transactionId }) => transactionId), cash: heldInAll(part) };
      expect(judgeHandIn(left, said).allowed).toBe(part.length > 0);
      const taken = ordersOfHandIn(left, said);
      left = left.filter((order) => !taken.includes(order));
      // Once more is refused: none of it is held any longer.
      expect(judgeHandIn(left, said).allowed).toBe(false);
      return [said.cash];
    });
    expect(left).toEqual([]);
    expect(sumCash(given)).toEqual(heldInAll(held));
  };
  fc.assert(fc.property(day, fc.array(fc.nat(2)), holds), { numRuns: 2_000 });
});

test('whoever takes the cash, driver or Admin, and whether a shop is still there: what was counted, with the differences that have reasons, is the purse (CASH-6, CASH-10, CASH-13)', () => {
  const holds = (each: Day, lost: number, areGone: readonly boolean[]) => {
    const { held, owedOf } = byTheRules(each);
    const { purse, owed } = byThePurse(each);
    const said = { transactionIds: held.map(({ transactionId }) => transactionId), cash: heldInAll(held) };
    expect(judgeHandIn(held, said).allowed).toBe(held.length > 0);
    const counted = { ...said.cash, mxnCents: said.cash.mxnCents - lost };
    expect(judgeCount(said.cash, counted, '').allowed).toBe(lost === 0);
    expect(judgeCount(said.cash, counted, 'A note was missing').allowed).toBe(true);
    expect([counted.mxnCents + lost, counted.usdCents]).toEqual([purse.mxn, purse.usd]);
    // Those that are there, and those of which only the name is left.
    const lists = [false, true].map((isGone) => owedOf.filter((_cents, place) => (areGone[place] ?? false) === isGone));
    expect(lists.flat().reduce((sum, cents) => sum + cents, 0)).toBe(owed);
  };
  fc.assert(fc.property(day, fc.constantFrom(0, 50, 20_00), fc.array(fc.boolean()), holds), { numRuns: 1_000 });
});
