import { expect, test } from 'vitest';
import { aHeldOrder } from '../../../../test/fixtures/deliveries.ts';
import { anOrderItem } from '../../../../test/fixtures/orders.ts';
import { type ItemChange, type PendingChanges, type PickUpMark, withPendingChanges } from './pending-changes.ts';

const [stop] = aHeldOrder().order_companies;
if (!stop) throw new Error('an order of nobody');
const ORDER = aHeldOrder({
  order_total: 150.1,
  order_companies: [
    {
      ...stop,
      total: 100.05,
      orderItem: [anOrderItem({ id: 11, item_total: 33.35 }), anOrderItem({ id: 12, item_total: 66.7 })],
    },
    { ...stop, order_company_id: 32, total: 50.05, orderItem: [anOrderItem({ id: 13, item_total: 50.05 })] },
  ],
});

const entry = { key: 'k', kind: '', personId: 1, about: ORDER.transaction_id, happenedAt: 1_000, problem: null };
const delivery = { driverId: 7, transactionId: ORDER.transaction_id, name: '' };
const ofItem = (itemId: number, status: ItemChange['payload']['status'], own = {}): ItemChange => ({
  ...entry,
  payload: { ...delivery, itemId, status, ...own },
});
const ofStop = (orderCompanyId: number, isPickedUp: boolean): PickUpMark => ({
  ...entry,
  payload: { ...delivery, orderCompanyId, isPickedUp },
});
const pending = (own: Partial<PendingChanges>): PendingChanges => ({
  items: [],
  pickUps: [],
  departures: [],
  outcomes: [],
  ...own,
});

test('an item that was not there is off the totals at once, to the cent', () => {
  const order = withPendingChanges(ORDER, pending({ items: [ofItem(11, 'not_found')] }));
  expect([order.order_total, ...order.order_companies.map(({ total }) => total)]).toEqual([116.75, 66.7, 50.05]);
});

test('of several words on one item the last counts', () => {
  const items = [ofItem(11, 'not_found'), ofItem(11, 'canceled'), ofItem(11, 'approved')];
  expect(withPendingChanges(ORDER, pending({ items })).order_total).toBe(150.1);
});

test('what was picked up has the time of the tap; taken back it has none', () => {
  const order = withPendingChanges(
    ORDER,
    pending({ pickUps: [ofStop(31, true), ofStop(32, true), ofStop(32, false)] }),
  );
  expect(order.order_companies.map(({ picked_up_at }) => picked_up_at)).toEqual(['1970-01-01T00:00:01.000Z', null]);
});

test('who has set out is on the way since the tap, or since the server knows', () => {
  const departures = [{ ...entry, payload: delivery }];
  const onWay = (own: object) => withPendingChanges({ ...ORDER, ...own }, pending({ departures })).on_way_at;
  expect(onWay({ on_way_at: null })).toBe('1970-01-01T00:00:01.000Z');
  expect(onWay({ on_way_at: '1970-01-01T00:00:00.000Z' })).toBe('1970-01-01T00:00:00.000Z');
});

test('another order, and one that is over, stay as they are', () => {
  const elsewhere = pending({ items: [ofItem(11, 'not_found', { transactionId: 'Another12' })] });
  expect(withPendingChanges(ORDER, elsewhere)).toBe(ORDER);
  const over = { ...ORDER, status: 'delivered' as const };
  expect(withPendingChanges(over, pending({ items: [ofItem(11, 'not_found')] }))).toBe(over);
});

test('the fee leaves what is to be collected with the last item, and comes back with one (FEE-4)', () => {
  const order = { ...ORDER, order_total: 170.1, delivery_fee: 20, agreed_delivery_fee: 20 };
  const gone = [11, 12, 13].map((item) => ofItem(item, 'not_found'));
  const nothing = withPendingChanges(order, pending({ items: gone }));
  expect([nothing.order_total, nothing.delivery_fee]).toEqual([0, 0]);
  const back = withPendingChanges(nothing, pending({ items: [ofItem(13, 'approved')] }));
  expect([back.order_total, back.delivery_fee]).toEqual([70.05, 20]);
});

test('the change is made anew when items go, and is none where nothing is left (CASH-2)', () => {
  const order = { ...ORDER, pays_with: { amount: 500, currency: 'MXN' as const, in_pesos: 500 }, change_due: 350 };
  const less = withPendingChanges(order, pending({ items: [ofItem(11, 'not_found')] }));
  expect([less.cash_due, less.change_due]).toEqual([116.5, 383.5]);
  const gone = [11, 12, 13].map((item) => ofItem(item, 'not_found'));
  expect(withPendingChanges(order, pending({ items: gone })).change_due).toBeNull();
});

test('what was paid at a pick-up that is taken back and done again is counted once (CASH-8)', () => {
  const paidStop = { ...stop, total: 100, picked_up_at: '2026-06-10T17:00:00Z', to_pay: 0, paid: 100 };
  const again = ofStop(31, true);
  const marks = [ofStop(31, false), { ...again, payload: { ...again.payload, paid: 100 } }];
  const order = withPendingChanges({ ...ORDER, order_companies: [paidStop] }, pending({ pickUps: marks }));
  expect(order.order_companies).toMatchObject([{ paid: 100, to_pay: 0 }]);
});
