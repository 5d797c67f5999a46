import {
  getDeliveryOrder,
  listAssignedOrders,
  setOnWay,
  setPickedUp,
} from '@mercadito/contracts/deliveries/active-deliveries';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aHeldOrder, aReportedOrder } from '../../../test/fixtures/deliveries.ts';
import { driverAtWork } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { lost, refuse, reply } from '../../../test/harness/replies.ts';
import { readOutbox } from '../../shared/outbox/outbox.ts';

const user = userEvent.setup();
const [part] = aHeldOrder().order_companies;
if (!part) throw new Error('an order of nobody');
const PARTS = [
  { ...part, company_name: 'La Espiga', is_open_now: false, next_change_at: '2999-06-10T18:00:00Z' },
  { ...part, order_company_id: 32, company_name: 'Frutería' },
];

const open = (own: Parameters<typeof aHeldOrder>[0] = {}) =>
  openScreen(
    `/driver-order/${aHeldOrder().transaction_id}`,
    driverAtWork(reply(getDeliveryOrder, aHeldOrder({ order_companies: PARTS, ...own })), lost(setPickedUp)),
  );
const next = async () => within(await screen.findByRole('region', { name: 'Next' }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Taps a button at a moment of the page. */
async function tapAt(timeStamp: number, name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  const tap = createEvent.click(button);
  Object.defineProperty(tap, 'timeStamp', { value: timeStamp });
  fireEvent(button, tap);
}

describe('an order in hand leads with what is next (DELIVERY-33)', () => {
  test('the next stop with its way and telephone, and what comes after it', async () => {
    await open();
    const card = await next();
    expect(card.getByText('1 · Pick up at La Espiga')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Maps: directions to stop 1' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Call stop 1' })).toBeTruthy();
    expect(card.getByText('Then: Frutería')).toBeTruthy();
  });

  test('a business that is closed says until when, at its stop too', async () => {
    await open();
    expect((await next()).getByText(/^Closed until/)).toBeTruthy();
    expect(screen.getAllByText(/^Closed until/)).toHaveLength(2);
  });

  test('the main button goes from pick-up to pick-up to Delivered; a second quick tap is no further step', async () => {
    await open();
    await tapAt(1_000, 'I have it from La Espiga');
    await tapAt(1_200, 'I have it from Frutería');
    expect((await next()).getByText('2 · Pick up at Frutería')).toBeTruthy();
    await tapAt(1_600, 'I have it from Frutería');
    expect((await next()).getByText('3 · Bring it to Lupita')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Delivered' })).toHaveLength(1);
  });

  test('between the last pick-up and Delivered the main button says that the driver is on the way (DELIVERY-35)', async () => {
    const [first] = PARTS;
    const at = await open({ on_way_at: null, order_companies: first ? [first] : [] });
    at.replies.set(lost(setOnWay));
    await tapAt(1_000, 'I have it from La Espiga');
    await tapAt(1_200, 'On my way');
    await tapAt(1_600, 'On my way');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'On my way' })).toBeNull());
    expect(screen.getAllByText('On its way')).not.toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Delivered' })).toHaveLength(1);
    expect(readOutbox().map(({ kind }) => kind)).toEqual(['pickedUp', 'onWay']);
  });

  test.each([
    ['is told with the time of the tap', reply(setOnWay, aReportedOrder({ on_way_at: '2026-11-20T19:00:00Z' }))],
    ['is nothing to read where the order has changed meanwhile', refuse(setOnWay, 409, 'order_not_shipped')],
  ])('that the driver has set out %s', async (_, answer) => {
    const along = { ...part, picked_up_at: '2026-11-20T18:50:00Z' };
    const at = await open({ on_way_at: null, order_companies: [along] });
    at.replies.set(answer);
    await press('On my way');
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(setOnWay)).toMatchObject([{ body: { driver_id: 7, happened_at: expect.any(String) } }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('who ticks nothing finds Delivered all the same', async () => {
    await open();
    await press('Delivered');
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  test('a business of which nothing is left need not be gone to', async () => {
    const gone = part.orderItem.map((item) => ({ ...item, status: 'not_found' as const }));
    await open({ order_companies: [{ ...part, orderItem: gone }] });
    expect((await next()).getByText('2 · Bring it to Lupita')).toBeTruthy();
  });
});

test('how many orders are in hand is said as it is', async () => {
  const orders = ['A', 'B', 'C', 'D'].map((own) => aHeldOrder({ transaction_id: `Order12345${own}` }));
  await openScreen('/driver-order-list', driverAtWork(reply(listAssignedOrders, { results: orders })));
  await waitFor(() => expect(screen.getByText('4 of 5 orders')).toBeTruthy());
});

test('several orders are one run, whose stops are moved by thumb or keys and stay so (DELIVERY-34)', async () => {
  const orders = ['A', 'B'].map((own, at) =>
    aHeldOrder({
      transaction_id: `Order12345${own}`,
      user_name: `Customer ${own}`,
      order_companies: [{ ...part, order_company_id: 40 + at, company_name: `Shop ${own}` }],
    }),
  );
  const at = await openScreen('/driver-order-list', driverAtWork(reply(listAssignedOrders, { results: orders })));
  const stops = async () => {
    const run = within(await screen.findByRole('list', { name: 'Your run' }));
    return run.getAllByRole('link').map(({ textContent }) => textContent?.split(',')[0]);
  };
  expect(await stops()).toEqual([
    '1 · Pick up at Shop A',
    '2 · Pick up at Shop B',
    '3 · Deliver to Customer A',
    '4 · Deliver to Customer B',
  ]);
  const up = screen.getByRole('button', { name: 'Move Shop B up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect((await stops()).slice(0, 2)).toEqual(['1 · Pick up at Shop B', '2 · Pick up at Shop A']);
  // At the top its other button has the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Shop B down');
  await at.reopen();
  expect((await stops())[0]).toBe('1 · Pick up at Shop B');
});
