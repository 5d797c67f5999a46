import { changeItemStatus, getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile, setDriverAvailability } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import {
  aDriverProfile,
  aHeldOrder,
  anOffDutyDriverProfile,
  aReportedOrder,
  aWaitingOrder,
} from '../../../test/fixtures/deliveries.ts';
import { anOrderItem } from '../../../test/fixtures/orders.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import { driverAtWork, lookAway } from '../../../test/harness/driver-at-work.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { readOutbox } from '../../shared/outbox/outbox.ts';

const DRIVER_ID = aDriverProfile().id;
const ORDER = aHeldOrder().transaction_id;
const HIS_ORDER = `/driver-order/${ORDER}`;
const ACTIVE_DELIVERIES = '/driver-order-list';

const user = userEvent.setup();

const open = (address: string, ...replies: Reply[]) => openScreen(address, driverAtWork(...replies));

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('taking an order', () => {
  test.each<[string, Record<string, string>, string]>([
    ['already_claimed', { driver_name: 'Beto Luna' }, 'Beto Luna took this order first.'],
    ['has_current_order', { current_order: 'Other12345' }, 'Deliver the order you have first.'],
  ])('that is refused with %s says so in words', async (code, facts, words) => {
    await open('/driver', refuse(claimOrder, 409, code, { facts }), refuse(getDeliveryOrder, 404, 'not_found'));
    await press(/^Take order of Lupita, /);
    expect(await screen.findByText(words)).toBeTruthy();
    // The card has gone with what was tapped.
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('while off duty says so, and offers the switch under the thumb until it is on', async () => {
    const at = await open('/driver', refuse(claimOrder, 409, 'driver_unavailable'));
    expect((await screen.findByRole('switch')).textContent).toContain('ON Servece');
    // Somebody has switched the driver off elsewhere.
    at.replies.set(reply(getDriverProfile, anOffDutyDriverProfile()));
    await press(/^Take order of Lupita, /);
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('so you cannot take orders');
    await screen.findByRole('switch', { name: /OFF Servece/ });
    at.replies.set(reply(setDriverAvailability, aDriverProfile()), reply(getDriverProfile, aDriverProfile()));
    await user.click(within(notice).getByRole('button', { name: 'Go ON Servece' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('whose answer was lost asks again with the same key, and leads to the order', async () => {
    const at = await open('/driver', refuse(claimOrder, 503, 'busy'));
    await press(/^Take order of Lupita, /);
    await screen.findByText(/Tap Take order again/);
    at.replies.set(reply(claimOrder, { order: aHeldOrder(), driver: aDriverProfile() }));
    await press(/^Take order of Lupita, /);
    await screen.findByText(/tells you a word/);
    const [first, second] = at.calls.to(claimOrder);
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });

  test('whose answer was lost, and which has been undone by somebody else since, takes it anew (DELIVERY-1)', async () => {
    const at = await open('/driver', refuse(claimOrder, 503, 'busy'));
    await press(/^Take order of Lupita, /);
    await screen.findByText(/Tap Take order again/);
    const [lost] = at.calls.to(claimOrder);
    const assigned = ({ key }: { key: string | null }) => ({
      order: key === lost?.key ? aWaitingOrder() : aHeldOrder(),
      driver: aDriverProfile(),
    });
    at.replies.set(reply(claimOrder, assigned));
    await press(/^Take order of Lupita, /);
    await screen.findByText(/tells you a word/);
    const [, again, anew, ...others] = at.calls.to(claimOrder).map(({ key }) => key);
    expect([again, anew, others]).toEqual([lost?.key, expect.any(String), []]);
    expect(anew).not.toBe(again);
  });
});

describe('an order that waits', () => {
  test('shows neither phone, number nor keyword before it is taken', async () => {
    await open(HIS_ORDER, reply(getDeliveryOrder, aWaitingOrder()));
    await screen.findByRole('button', { name: 'Take order' });
    expect(screen.queryByRole('link', { name: /Call Lupita/ })).toBeNull();
    expect(screen.queryByText(/tells you a word/)).toBeNull();
    expect(screen.queryByText(/12-B/)).toBeNull();
    expect(screen.getByText(/^Once the order is yours you see the phone and the house number/)).toBeTruthy();
  });
});

describe('the Danger Zone', () => {
  test('saves only a status that has changed', async () => {
    const changed = aHeldOrder({ order_total: 50 });
    const company = changed.order_companies[0];
    if (company) company.orderItem = [anOrderItem({ name: 'Conchas', status: 'not_found' })];
    const saved = reply(changeItemStatus, () => {
      at.replies.set(reply(getDeliveryOrder, changed));
      return { ...changed, kept_as_report: false };
    });
    const at = await open(HIS_ORDER, saved);
    await press('Change status of Conchas');
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(isOff(save())).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    expect(isOff(save())).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Approved' }));
    expect(isOff(save())).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    await user.click(save());
    expect((await screen.findAllByText('Total recalculated without 1 item')).length).toBe(2);
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(changeItemStatus).map(({ body }) => body)).toEqual([
      {
        driver_id: DRIVER_ID,
        order_item_id: 11,
        transaction_id: ORDER,
        status_item: 'not_found',
        happened_at: expect.any(String),
      },
    ]);
  });

  test('stays closed to whoever does not hold the order', async () => {
    await open(HIS_ORDER, reply(getDeliveryOrder, aHeldOrder({ is_mine: false })));
    await screen.findByText('Conchas', { exact: false });
    expect(screen.queryByRole('button', { name: 'Change status of Conchas' })).toBeNull();
  });
});

describe('how a delivery ended', () => {
  const delivered = reply(
    finishDelivery,
    aReportedOrder({ status: 'delivered', delivery_password: null, telephone: null }),
  );

  test('waits on the device without network, outlives a reload and is sent once, with the same key (DELIVERY-8)', async () => {
    const at = await open(HIS_ORDER);
    await press('Delivered');
    at.goOffline();
    await user.type(await screen.findByLabelText(/^Keyword/), 'Girasól');
    await user.dblClick(screen.getByRole('button', { name: 'Yes, delivered' }));
    await screen.findByText('Saved, will send');
    lookAway();
    const [stored] = readOutbox();

    await at.reopen(ACTIVE_DELIVERIES);
    await screen.findByText('1 change saved, will send');
    at.replies.set(delivered);
    at.goOnline();
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(finishDelivery)).toMatchObject([
      {
        key: stored?.key,
        body: { driver_id: DRIVER_ID, transaction_id: ORDER, delivery_successful: true, body: '', keyword: 'Girasól' },
      },
    ]);
  });

  test('is sent again after an answer that says nothing, always with one key', async () => {
    const at = await open(HIS_ORDER, refuse(finishDelivery, 503, 'busy'));
    await press('Delivered');
    await user.type(await screen.findByLabelText(/^Keyword/), 'girasol{Enter}');
    // Only what waits already is sent at once by whoever looks away.
    await screen.findByText('The customer will see it in a few seconds.');
    lookAway();
    // While it is being sent it cannot be pressed.
    await screen.findByRole('button', { name: 'Send now' });
    const sendNow = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' });
    await waitFor(() => expect(isOff(sendNow())).toBe(false));
    await user.click(sendNow());
    at.replies.set(delivered);
    await waitFor(() => expect(at.calls.to(finishDelivery).length).toBeGreaterThan(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(new Set(at.calls.to(finishDelivery).map(({ key }) => key)).size).toBe(1);
  });

  test('that the server will not have is told until it is read', async () => {
    await open(HIS_ORDER, refuse(finishDelivery, 409, 'wrong_status'));
    await press('Delivered');
    await user.type(await screen.findByLabelText(/^Keyword/), 'girasol{Enter}');
    await screen.findByText('The customer will see it in a few seconds.');
    lookAway();
    await screen.findByText(`What you sent for order ${ORDER} was not accepted`);
    await press('Understood');
    expect(readOutbox()).toEqual([]);
  });

  test('as a failure needs its reason', async () => {
    const at = await open(HIS_ORDER);
    await press('Order Failed');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Go back' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, report it' }));
    expect(dialog.getByText('Write why it could not be delivered')).toBeTruthy();
    expect(at.calls.to(finishDelivery)).toEqual([]);
  });

  const pressEscape = () => user.keyboard('{Escape}');
  const pressNotYet = () => press('Not yet');
  const pressGoBack = () => press('Go back');
  const words = () => screen.getByLabelText<HTMLTextAreaElement>(/^(Reason|Comment)/);
  const failed = async () => {
    await press('Order Failed');
    await screen.findByLabelText(/^Reason/);
  };
  const withoutKeyword = async () => {
    await press('Delivered');
    await press('Deliver without the keyword');
    await press('Add a comment');
  };

  test.each([
    ['failed', 'Back', failed, backIsCaught],
    ['failed', 'Esc', failed, pressEscape],
    ['failed', 'a second thought', failed, pressGoBack],
    ['delivered without its keyword', 'Back', withoutKeyword, backIsCaught],
    ['delivered without its keyword', 'Esc', withoutKeyword, pressEscape],
    ['delivered without its keyword', 'a second thought', withoutKeyword, pressNotYet],
  ])(
    'as %s keeps what was written about it, until its loss by %s is agreed to (LOOK-37)',
    async (_, __, begin, leave) => {
      const at = await open(HIS_ORDER);
      await begin();
      await user.type(words(), 'Nobody');
      await leave();
      await press('Keep writing');
      expect(words().value).toBe('Nobody');
      await leave();
      await press('Discard');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(at.pathname).toBe(HIS_ORDER);
    },
  );

  test('as delivered goes back unasked while no more than the word was typed', async () => {
    await open(HIS_ORDER);
    await press('Delivered');
    await user.type(await screen.findByLabelText(/^Keyword/), 'girasol');
    await pressNotYet();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('the orders in hand stay readable without network, with their age (DELIVERY-9)', async () => {
  const at = await open(ACTIVE_DELIVERIES);
  await screen.findByRole('link', { name: /^Open order of Lupita, / });
  at.goOffline();
  await at.reopen(HIS_ORDER);
  expect(await screen.findByText(/tells you a word/)).toBeTruthy();
  expect(localStorage.getItem('DriverProfile')).not.toContain('girasol');
  expect(await screen.findByText(/Updated/)).toBeTruthy();
});

test.each([
  ['shipped', 'Total to collect'],
  ['delivered', 'Total collected'],
  ['delivery_failed', 'Order total'],
] as const)('of an order that is %s the total is called %s', async (status, words) => {
  await open(HIS_ORDER, reply(getDeliveryOrder, aHeldOrder({ status })));
  expect(await screen.findByText(words)).toBeTruthy();
});
