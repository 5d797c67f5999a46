import { getDriverCash, giveHandIn } from '@mercadito/contracts/cash/driver';
import { getDeliveryOrder, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCashOrder, aDriverCash, aHandIn } from '../../../test/fixtures/cash.ts';
import { aHeldOrder, aReportedOrder } from '../../../test/fixtures/deliveries.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { driverAtWork, lookAway } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { queueOutcome } from './pending-changes/pending-changes.ts';

afterEach(() => void vi.useRealTimers());

const user = userEvent.setup();
const open = (...replies: Reply[]) => openScreen('/driver-cash', driverAtWork(...replies));

const NOTHING = aDriverCash({ held: { mxn: 0, usd: 0 }, orders: [] });
const GIVE = 'Hand in $120.00 MXN + $5.00 USD';

describe('a driver’s cash (SCREEN-66)', () => {
  test('is handed in by one tap: the orders that are seen, all that is held of them (CASH-5)', async () => {
    const at = await open(
      inTurn(reply(getDriverCash, aDriverCash()), reply(getDriverCash, { ...NOTHING, hand_ins: [aHandIn()] })),
      reply(giveHandIn, aHandIn()),
    );
    await user.click(await screen.findByRole('button', { name: GIVE }));
    expect(await screen.findByText('It still has to be counted.')).toBeTruthy();
    expect(at.calls.to(giveHandIn)).toMatchObject([
      { body: { driver_id: 7, transaction_ids: ['Abc12345xyz', 'Def67890xyz'], mxn: 120, usd: 5 } },
    ]);
    expect(screen.queryByRole('button', { name: /^Hand in/ })).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('says what has changed meanwhile, and shows it anew', async () => {
    await open(
      inTurn(reply(getDriverCash, aDriverCash()), reply(getDriverCash, NOTHING)),
      refuse(giveHandIn, 409, 'cash_changed'),
    );
    await user.click(await screen.findByRole('button', { name: GIVE }));
    expect(await screen.findByText(/You have no cash/)).toBeTruthy();
  });

  test('says what came of a hand-in: who has counted what, and why (CASH-6)', async () => {
    const accepted = { accepted_at: '2026-06-10T19:00:00Z', accepted_by: 'Mariana', counted: { mxn: 100, usd: 0 } };
    const handIn = aHandIn({ ...accepted, reason: 'A note was missing' });
    await open(reply(getDriverCash, { ...NOTHING, hand_ins: [handIn] }));
    const list = within(await screen.findByRole('list', { name: 'Hand-ins' }));
    expect(list.getByText(/Accepted by Mariana/)).toBeTruthy();
    expect(list.getByText('Counted: $100.00 MXN.').parentElement?.textContent).toContain('“A note was missing”');
  });

  test('says what is earned apart from what is owed, in the town’s words where it has some (CASH-7)', async () => {
    await open(reply(getDriverCash, aDriverCash()));
    const today = within(await screen.findByRole('region', { name: 'Today' }));
    expect(today.getByText('You earned $40.00 MXN in delivery fees.')).toBeTruthy();
  });

  test('names deliveries that are not sent yet, and leaves them out (CASH-4)', async () => {
    const outcome = { keyword: null, withoutReason: null, withoutNote: '', wrongTries: 0, comment: '', taken: null };
    const at = await open(reply(getDriverCash, aDriverCash()), lost(finishDelivery));
    await screen.findByRole('button', { name: GIVE });
    at.goOffline();
    act(() => queueOutcome(3, { driverId: 7, transactionId: 'Ghi13579xyz', isDelivered: true, ...outcome }));
    expect(await screen.findByText(/is not sent yet/)).toBeTruthy();
    expect(screen.getByRole('button', { name: GIVE }).getAttribute('aria-disabled')).toBe('true');
  });

  test('is read anew when a delivery that waited has been sent', async () => {
    const outcome = { keyword: null, withoutReason: null, withoutNote: '', wrongTries: 0, comment: '', taken: null };
    const at = await open(
      reply(getDriverCash, aDriverCash()),
      reply(finishDelivery, aReportedOrder({ status: 'delivered' })),
    );
    await screen.findByRole('button', { name: GIVE });
    const more = { mxn: 170, usd: 5 };
    at.replies.set(reply(getDriverCash, aDriverCash({ held: more, orders: [aCashOrder({ held: more })] })));
    act(() => queueOutcome(3, { driverId: 7, transactionId: 'Ghi13579xyz', isDelivered: true, ...outcome }));
    lookAway();
    expect(await screen.findByRole('button', { name: 'Hand in $170.00 MXN + $5.00 USD' })).toBeTruthy();
  });

  test('is seen without a connection as it was last read (DELIVERY-9)', async () => {
    const at = await open(reply(getDriverCash, aDriverCash()));
    await screen.findByRole('button', { name: GIVE });
    at.replies.set(lost(getDriverCash));
    await at.reopen();
    expect(await screen.findByText('45xyz')).toBeTruthy();
  });
});

test('the history begins with the sums of the day (CASH-7)', async () => {
  await openScreen(
    '/order-history',
    driverAtWork(reply(getDriverCash, aDriverCash()), reply(listDriverHistory, aList([]))),
  );
  expect(within(await screen.findByRole('region', { name: 'Today' })).getByText('2 orders delivered')).toBeTruthy();
});

test('sums that were read on another day are not told as today’s', async () => {
  const at = await openScreen(
    '/order-history',
    driverAtWork(reply(getDriverCash, aDriverCash()), reply(listDriverHistory, aList([]))),
  );
  await screen.findByRole('region', { name: 'Today' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  at.replies.set(lost(getDriverCash));
  await at.reopen();
  await screen.findByText(/Past deliveries|No deliveries|delivered/i);
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});

test('where drivers pay the shops, a pick-up is ticked with the amount (CASH-8)', async () => {
  const [part] = aHeldOrder().order_companies;
  if (!part) throw new Error('an order of nobody');
  const order = aHeldOrder({ order_companies: [{ ...part, total: 150, to_pay: 150, paid: 0 }] });
  const answer = aReportedOrder({ order_companies: [{ ...part, total: 150, to_pay: 0, paid: 150 }] });
  const at = await openScreen(
    `/driver-order/${order.transaction_id}`,
    driverAtWork(reply(getDeliveryOrder, order), reply(setPickedUp, answer)),
  );
  await user.click(await screen.findByText('Picked up and paid $150.00 MXN'));
  expect(await screen.findByText('You paid $150.00 MXN')).toBeTruthy();
  expect(at.calls.to(setPickedUp)).toMatchObject([{ body: { picked_up: true, paid: 150 } }]);
});

test('an order whose shops were paid says so, and what nobody has said', async () => {
  const orders = [aCashOrder({ paid_to_shops: 100, held: { mxn: 20, usd: 0 }, is_assumed: true })];
  await open(reply(getDriverCash, aDriverCash({ orders })));
  expect(await screen.findByText('Collected $120.00 MXN, paid to businesses $100.00 MXN')).toBeTruthy();
  expect(screen.getByText(/Nobody said what was collected/)).toBeTruthy();
});
