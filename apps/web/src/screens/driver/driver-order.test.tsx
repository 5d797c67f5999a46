import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { listAvailableDrivers } from '@mercadito/contracts/deliveries/admin';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { claimOrder, listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { getDispatchOrder } from '@mercadito/contracts/dispatch';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aHeldOrder, anOffDutyDriverProfile, aQueuedOrder, aWaitingOrder } from '../../../test/fixtures/deliveries.ts';
import { aDispatchOrder } from '../../../test/fixtures/dispatch.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { bringAdminOrder } from '../../../test/harness/admin-order.ts';
import { driverAtWork } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ORDER = `/driver-order/${aHeldOrder().transaction_id}`;
const NOT_THERE = refuse(getDeliveryOrder, 404, 'not_found');
const KEYWORD = /tells you a word/;

const user = userEvent.setup();

const open = (address: string, ...replies: Reply[]) => openScreen(address, driverAtWork(...replies));

/** What the page says in place of the order, whole. */
const said = async () => (await screen.findByRole('link', { name: 'Back to the orders' })).parentElement?.textContent;

describe('an order that somebody else took', () => {
  test('meanwhile is told in one message, with the way on (SCREEN-13)', async () => {
    await open(ORDER, NOT_THERE);
    expect(await said()).toBe(
      'Somebody else took this order, or it is over.Other orders may be waiting.Back to the orders',
    );
    expect(screen.queryByText('Could not get order details try again')).toBeNull();
  });

  test('while this driver tapped is told once, with the name of who was first', async () => {
    const taken = reply(claimOrder, () => {
      at.replies.set(NOT_THERE);
      return refuse(claimOrder, 409, 'already_claimed', { facts: { driver_name: 'Beto Luna' } });
    });
    const at = await open(ORDER, reply(getDeliveryOrder, aWaitingOrder()), taken);
    await user.click(await screen.findByRole('button', { name: 'Take order' }));
    expect(await said()).toContain('Beto Luna took this order first.');
    expect(screen.getAllByText(/took this order|over\./)).toHaveLength(1);
  });

  test('is not seen off duty, and that is said beside the switch that ends it', async () => {
    await open(ORDER, reply(getDriverProfile, anOffDutyDriverProfile()), NOT_THERE);
    await screen.findByRole('switch', { name: /OFF Servece/ });
    expect(await said()).toContain('You are unavailable');
  });
});

test('an order in hand says which business has its part ready, until it is along (ORDER-19)', async () => {
  const held = aHeldOrder();
  const ready = held.order_companies.map((part) => ({ ...part, ready_at: '2026-11-20T18:30:00Z' }));
  const at = await open(ORDER, reply(getDeliveryOrder, { ...held, order_companies: ready }));
  expect(await screen.findByText(/has it ready/)).toBeDefined();
  const along = ready.map((part) => ({ ...part, picked_up_at: '2026-11-20T19:00:00Z' }));
  at.replies.set(reply(getDeliveryOrder, { ...held, order_companies: along }));
  await at.reopen();
  await screen.findByRole('checkbox', { name: /^Picked up at/ });
  await waitFor(() => expect(screen.queryByText(/has it ready/)).toBeNull());
});

test('an order in hand says what is wanted of a line that is not there, with a call before it is taken off (ORDER-20)', async () => {
  const held = aHeldOrder();
  const order_companies = held.order_companies.map((part) => ({
    ...part,
    orderItem: part.orderItem.map((item) => ({ ...item, if_missing: 'call_me' as const })),
  }));
  await open(ORDER, reply(getDeliveryOrder, { ...held, order_companies }));
  expect(await screen.findByText('If not available: call the customer')).toBeDefined();
  const calls = screen.getAllByRole('link', { name: /^Call Lupita/ }).length;
  await user.click(screen.getByRole('button', { name: 'Change status of Conchas' }));
  expect(screen.getByText('The customer wants a call before you take it off.')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Call Lupita/ })).toHaveLength(calls + 1);
});

describe('an Admin who drives too', () => {
  beforeAll(async () => {
    await bringAdminOrder();
  });

  const openAs = (order: Reply, ...replies: Reply[]) =>
    openScreen(ORDER, {
      ...driverAtWork(
        order,
        reply(getDispatchOrder, aDispatchOrder({ transaction_id: aHeldOrder().transaction_id })),
        reply(listAvailableDrivers, []),
        reply(listDriverReports, aList([])),
        ...replies,
      ),
      as: anAdmin({ driver_id: 7 }),
    });

  test.each<[string, Reply]>([
    ['waits', reply(getDeliveryOrder, aWaitingOrder())],
    ['is in other hands', reply(getDeliveryOrder, aHeldOrder({ is_mine: false }))],
    ['came back from these hands', reply(getDeliveryOrder, aHeldOrder({ status: 'delivery_failed' }))],
    ['is none', NOT_THERE],
  ])('finds what an Admin can do with an order that %s (SCREEN-13)', async (_, order) => {
    const at = await openAs(order);
    expect(await screen.findByRole('link', { name: 'Back to Dispatch' })).toBeDefined();
    expect(at.pathname).toBe(`/admin/dispatch/${aHeldOrder().transaction_id}`);
  });

  test('has the driver’s view of the order in hand', async () => {
    const at = await openAs(reply(getDeliveryOrder, aHeldOrder()));
    expect(await screen.findByRole('button', { name: 'Delivered' })).toBeDefined();
    expect(at.pathname).toBe(ORDER);
  });
});

describe('the way back', () => {
  test.each([
    ['the queue', '/driver', aWaitingOrder(), /^Details of Lupita’s order, /, 'Back to Orders'],
    ['the orders in hand', '/driver-order-list', aHeldOrder(), /^Open order of Lupita, /, 'Back to Assigned Orders'],
  ])('leads to %s for who came from there', async (_, list, order, link, back) => {
    await open(list, reply(getDeliveryOrder, order));
    await user.click(await screen.findByRole('link', { name: link }));
    expect((await screen.findByRole('link', { name: back })).getAttribute('href')).toBe(list);
  });

  test.each([
    ['that waits', aWaitingOrder(), '/driver'],
    ['in hand', aHeldOrder(), '/driver-order-list'],
    ['that is over', aHeldOrder({ status: 'delivered' }), '/order-history'],
  ])('from an order %s leads to its list for who came from elsewhere', async (_, order, list) => {
    await open(ORDER, reply(getDeliveryOrder, order));
    await screen.findByText(/^Lupita/);
    expect(screen.getByRole('link', { name: /^Back to (Orders|Assigned Orders|Order History)$/ })).toHaveProperty(
      'pathname',
      list,
    );
  });
});

describe('who is on duty', () => {
  test('is said on the page of an order, and can be changed there (DELIVERY-10)', async () => {
    await open(ORDER);
    expect(await screen.findByRole('switch', { name: /ON Servece/ })).toBeTruthy();
  });

  test('is the driver who has the order, whoever that is', async () => {
    const holder = { driver_name: 'Beto', driver_last_name: 'Luna' };
    const theirs = aHeldOrder({ is_mine: false, order_delivery_info: holder });
    const at = await open(ORDER, reply(getDeliveryOrder, theirs));
    expect(await screen.findByText('Driver: Beto Luna')).toBeTruthy();
    at.replies.set(reply(getDeliveryOrder, { ...theirs, is_mine: true }));
    await at.reopen();
    expect(await screen.findByText('Driver: Beto Luna (you)')).toBeTruthy();
  });
});

describe('the keyword', () => {
  test('is asked for at the door', async () => {
    await open(ORDER);
    expect(await screen.findByText(KEYWORD)).toBeTruthy();
  });

  test.each(['pending', 'delivered', 'delivery_failed'] as const)(
    'of an order that is %s is asked for by nobody, even where it is known',
    async (status) => {
      await open(ORDER, reply(getDeliveryOrder, aHeldOrder({ status })));
      await screen.findByText('Lupita Reyes');
      expect(screen.queryByText(KEYWORD)).toBeNull();
      expect(screen.queryByText('girasol')).toBeNull();
    },
  );

  test('is not asked for again once the delivery is kept on the device', async () => {
    const at = await open(ORDER);
    await user.click(await screen.findByRole('button', { name: 'Delivered' }));
    at.goOffline();
    await user.type(within(await screen.findByRole('alertdialog')).getByLabelText(/^Keyword/), 'girasol{Enter}');
    await screen.findByText('Saved, will send');
    expect(screen.queryByText(KEYWORD)).toBeNull();
  });
});

test.each([502, 503, 429])('an order in hand stays on the screen while the server answers %i', async (status) => {
  const at = await open(ORDER);
  await screen.findByText('Lupita Reyes');
  // Until then the device has it from the last list.
  await screen.findByRole('button', { name: 'Delivered' });
  at.replies.set(refuse(getDeliveryOrder, status, 'busy'));
  await at.reopen(ORDER);
  expect(await screen.findByText('Lupita Reyes')).toBeTruthy();
  await waitFor(() => expect(at.calls.to(getDeliveryOrder).length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Delivered' })).toBeTruthy();
  expect(screen.queryByText('Could not get order details try again')).toBeNull();
});

test('the queue goes on with Load more (SCREEN-12)', async () => {
  const next = '/api/companies/driver/all_orders/?page=2';
  await open('/driver', reply(listQueuedOrders, aList([aQueuedOrder()], next, 2)));
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeTruthy();
});

test('what is to be collected says how much of it is for bringing it (FEE-4)', async () => {
  await open(ORDER, reply(getDeliveryOrder, aHeldOrder({ order_total: 270, delivery_fee: 20 })));
  expect(await screen.findByText('With $20.00 MXN for delivery')).toBeDefined();
  expect(screen.getByText('$270.00 MXN')).toBeDefined();
});

test('what is to be collected is in whole coins, with the change to bring (CASH-1, CASH-2)', async () => {
  const pays_with = { amount: 20, currency: 'USD' as const, in_pesos: 360 };
  const order = aHeldOrder({ order_total: 250.3, cash_due: 250, pays_with, change_due: 110 });
  await open(ORDER, reply(getDeliveryOrder, order));
  expect(await screen.findByText('Pays with $20.00 USD: bring $110.00 MXN change')).toBeDefined();
  expect(screen.getAllByText('$250.00 MXN')).not.toEqual([]);
  expect(screen.getByText('The total is $250.30 MXN; odd centavos are not collected.')).toBeDefined();
});
