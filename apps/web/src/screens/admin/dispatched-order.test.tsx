import { assignOrder, listAvailableDrivers, listOrdersInProgress } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { getDispatchOrder } from '@mercadito/contracts/dispatch';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { aDriverProfile, aHeldOrder, aWaitingOrder } from '../../../test/fixtures/deliveries.ts';
import { aDispatchedOrder, aDispatchOrder, anOrderInProgress } from '../../../test/fixtures/dispatch.ts';
import { aDriverReport } from '../../../test/fixtures/driver-reports.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const DRIVERS = reply(listAvailableDrivers, [
  aDriverProfile({ orders_assigned_count: 3 }),
  aDriverProfile({
    ...{ id: 8, name: 'Beto', last_name: 'Luna' },
    settings: { availability_status: 'available', daily_start_time: '08:00', daily_end_time: '16:00' },
  }),
]);

const NO_REPORTS = reply(listDriverReports, aList([]));

const open = (order = aDispatchOrder(), address = '/admin/dispatch/WAITING1', ...replies: Reply[]) =>
  openScreen(address, { as: anAdmin(), replies: [reply(getDispatchOrder, order), DRIVERS, NO_REPORTS, ...replies] });

test('shows the keyword, how to reach everybody, what was ordered and what happened (SCREEN-61)', async () => {
  await open(
    aDispatchOrder({
      history: [
        { kind: 'placed', at: '2026-11-21T10:00:00Z', by: 'Lupita Reyes', driver_name: null, detail: '' },
        { kind: 'assigned', at: '2026-11-21T10:05:00Z', by: 'Mariana Loya', driver_name: 'Ana Ruiz', detail: '' },
        {
          kind: 'delivery_failed',
          at: '2026-11-21T11:00:00Z',
          by: 'Ana Ruiz',
          driver_name: 'Ana Ruiz',
          detail: 'No one',
        },
      ],
    }),
  );
  expect(await screen.findByText('girasol')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call Lupita Reyes' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp to Panadería Sol' })).toBeDefined();
  expect(screen.getByText('2 × Conchas')).toBeDefined();
  const history = within(screen.getByRole('region', { name: 'Order history' }));
  expect(history.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Order placed',
    'Mariana Loya gave it to Ana Ruiz',
    'Ana Ruiz could not deliver it',
  ]);
  expect(history.getByText('No one')).toBeDefined();
  await expectAccessible();
});

test('shows what was taken at the door, and what was missing (CASH-3)', async () => {
  const paid = { order_total: 376.3, cash_due: 376, usd_mxn_value: 18.25, taken: { mxn: 0, usd: 20, change: 0 } };
  await open(aDispatchOrder({ status: 'delivered', ...paid }));
  const note = await screen.findByText(/^Collected at the door/);
  expect(note.textContent).toBe('Collected at the door: $20.00 USD. $11.00 MXN missing.');
});

test('shows what a driver said of it too late, and how the handover was proved', async () => {
  const order = aDispatchOrder({
    ...{ status: 'delivered', keyword_check: 'without', without_keyword_reason: 'lost', wrong_tries: 3 },
  });
  const reports = aList([aDriverReport({ transaction_id: 'WAITING1' })]);
  const at = await open(order, '/admin/dispatch/WAITING1', reply(listDriverReports, reports));
  expect(await screen.findByRole('heading', { name: 'Driver reports' })).toBeDefined();
  expect(at.calls.to(listDriverReports)[0]?.query).toMatchObject({ transaction_id: 'WAITING1' });
  expect(screen.getByText(/Conchas \(Panadería Sol\): not found/)).toBeDefined();
  expect(screen.getByText(/Without the keyword|without the keyword/)).toBeDefined();
  await expectAccessible();
});

test('is given to a driver with room, chosen by load and hours, and leads to the orders in progress (SCREEN-60)', async () => {
  const at = await open(
    aDispatchOrder(),
    '/admin/dispatch/WAITING1',
    reply(assignOrder, { order: aHeldOrder(), driver: aDriverProfile() }),
    reply(listOrdersInProgress, { results: [anOrderInProgress()] }),
  );
  const choice = await screen.findByRole('combobox', { name: 'Driver' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a driver', 'Ana Ruiz · 3/5 · No set hours', 'Beto Luna · 0/5 · 8:00 AM – 4:00 PM']);
  await userEvent.selectOptions(choice, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(at.pathname).toBe('/driver-order-in-progress'));
  expect(at.calls.to(assignOrder)[0]?.body).toEqual({ driverId: 8, transactionId: 'WAITING1' });
});

test('whose answer was lost, and which somebody else has taken back since, is given anew', async () => {
  const inProgress = reply(listOrdersInProgress, { results: [anOrderInProgress()] });
  const at = await open(aDispatchOrder(), '/driver-order/WAITING1/7', refuse(assignOrder, 503, 'busy'), inProgress);
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  await screen.findByRole('alert');
  const [lost] = at.calls.to(assignOrder);
  const assigned = ({ key }: { key: string | null }) => ({
    order: key === lost?.key ? aWaitingOrder() : aHeldOrder(),
    driver: aDriverProfile(),
  });
  at.replies.set(reply(assignOrder, assigned));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(at.pathname).toBe('/driver-order-in-progress'));
  const [, again, anew, ...others] = at.calls.to(assignOrder).map(({ key }) => key);
  expect([again, anew, others]).toEqual([lost?.key, expect.any(String), []]);
  expect(anew).not.toBe(again);
});

test('says who was first where it is too late, and stays', async () => {
  const facts = { driver_name: 'Beto Luna' };
  const at = await open(
    aDispatchOrder(),
    '/driver-order/WAITING1/7',
    refuse(assignOrder, 409, 'already_claimed', { facts }),
  );
  // The driver whom the address names is chosen already.
  await userEvent.click(await screen.findByRole('button', { name: 'Assign' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Beto Luna already took this order.');
  expect(at.pathname).toBe('/driver-order/WAITING1/7');
});

test('cannot be declined while it is on the road: who brings it and how to reach them is said', async () => {
  await open(aDispatchedOrder(), '/driver-order/Abc12345xyz/7');
  expect(await screen.findByText(/Ana Ruiz is bringing it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Call Ana Ruiz' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
});

test.each([
  ['delivery_failed', ['Put back in the queue: order 45xyz', 'Decline order 45xyz']],
  ['delivered', []],
  ['declined', []],
] as const)('offers for a %s one what can be done with it, and no more (DISPATCH-8)', async (status, buttons) => {
  await open(aDispatchedOrder({ status }), '/driver-order/Abc12345xyz/7');
  const part = within(await screen.findByRole('region', { name: 'What can be done now' }));
  expect(part.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(buttons);
});

test('keeps a reason to decline that was begun, by Back, until its loss is agreed to', async () => {
  const at = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Decline order TING1' }));
  const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /eason/ });
  await userEvent.type(reason(), 'The river');
  await backIsCaught();
  expect(screen.getByRole('alertdialog', { name: 'Discard what you wrote?' })).toBeDefined();
  expect(at.pathname).toBe('/admin/dispatch/WAITING1');
  await backIsCaught();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(reason().value).toBe('The river');
  await backIsCaught();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says so where there is no such order', async () => {
  await openScreen('/admin/dispatch/WAITING1', {
    as: anAdmin(),
    replies: [refuse(getDispatchOrder, 404, 'not_found')],
  });
  expect(await screen.findByText('We cannot find that order')).toBeDefined();
});
