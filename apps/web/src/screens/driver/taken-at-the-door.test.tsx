import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { listDriverHistory } from '@mercadito/contracts/deliveries/history';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aDriver } from '../../../test/fixtures/accounts.ts';
import { aHeldOrder, aQueuedOrder, aReportedOrder } from '../../../test/fixtures/deliveries.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { driverAtWork, lookAway } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { readOutbox } from '../../shared/outbox/outbox.ts';
import { outcomes } from './pending-changes/pending-changes.ts';

const user = userEvent.setup();

/** 376.30 at 18.25 pesos for a dollar, of which 376.00 is due in cash. */
const DUE = { order_total: 376.3, cash_due: 376, usd_mxn_value: 18.25 };
const WITH_500 = { pays_with: { amount: 500, currency: 'MXN' as const, in_pesos: 500 }, change_due: 124 };

async function atTheDoor(own: Parameters<typeof aHeldOrder>[0] = {}) {
  const at = await openScreen(
    `/driver-order/${aHeldOrder().transaction_id}`,
    driverAtWork(
      reply(getDeliveryOrder, aHeldOrder({ ...DUE, ...own })),
      reply(finishDelivery, aReportedOrder({ status: 'delivered' })),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Delivered' }));
  const door = within(await screen.findByRole('alertdialog'));
  const write = async (field: 'In pesos' | 'In dollars', text: string) => {
    await user.clear(door.getByLabelText(field));
    if (text) await user.type(door.getByLabelText(field), text);
  };
  const hand = () => user.type(door.getByLabelText(/^Keyword/), 'girasol{Enter}');
  const sent = async () => {
    await waitFor(() => expect(readOutbox()).toHaveLength(1));
    lookAway();
    await waitFor(() => expect(at.calls.to(finishDelivery)).toHaveLength(1));
    return at.calls.to(finishDelivery)[0]?.body;
  };
  return { at, door, write, hand, sent };
}

describe('what was taken at the door (CASH-3)', () => {
  test('begins as what is due, and is sent with the delivery', async () => {
    const { door, hand, sent } = await atTheDoor();
    expect(door.getByLabelText('In pesos')).toHaveProperty('value', '376');
    expect(door.getByText('Collect $376.00 MXN')).toBeDefined();
    expect(door.getByText('Exact, no change.')).toBeDefined();
    await hand();
    expect(await sent()).toMatchObject({ taken_mxn: 376, taken_usd: 0, change_given: 0 });
  });

  test('begins as what the customer said to pay with, with its change', async () => {
    const { door, hand, sent } = await atTheDoor(WITH_500);
    expect(door.getByLabelText('In pesos')).toHaveProperty('value', '500');
    expect(door.getByText('Give $124.00 MXN change.')).toBeDefined();
    await hand();
    expect(await sent()).toMatchObject({ taken_mxn: 500, taken_usd: 0, change_given: 124 });
  });

  test('takes no letter, and its field says how it is written (LOOK-49)', async () => {
    const { door } = await atTheDoor();
    const pesos = door.getByLabelText('In pesos');
    await user.type(pesos, 'x');
    expect(pesos).toHaveProperty('value', '376');
    expect(pesos.getAttribute('aria-invalid')).toBe('true');
    expect(door.getByText('Write it like 1234.50 or 1,234.50')).toBeDefined();
    await user.type(pesos, '5');
    expect(pesos.getAttribute('aria-invalid')).toBeNull();
  });

  test('may be in both currencies, at the order’s rate', async () => {
    const { door, write, hand, sent } = await atTheDoor();
    await write('In pesos', '20');
    await write('In dollars', '20');
    expect(door.getByText('Give $9.00 MXN change.')).toBeDefined();
    await hand();
    expect(await sent()).toMatchObject({ taken_mxn: 20, taken_usd: 20, change_given: 9 });
  });

  test('that is less than is due is asked about once more, and never held up', async () => {
    const { at, door, write, hand, sent } = await atTheDoor();
    await write('In pesos', '356');
    expect(door.getByText('$20.00 MXN missing')).toBeDefined();
    await hand();
    const question = within(await screen.findByRole('alertdialog', { name: '$20.00 MXN missing' }));
    expect(question.getByText(/You got \$356.00 MXN of \$376.00 MXN/)).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Correct it' }));
    expect(at.calls.to(finishDelivery)).toEqual([]);
    await user.click(door.getByRole('button', { name: 'Yes, delivered' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, hand it over' }));
    expect(await sent()).toMatchObject({ taken_mxn: 356, taken_usd: 0, change_given: 0 });
  });

  test('that cannot be read is asked for again', async () => {
    const { at, door, write, hand } = await atTheDoor();
    await write('In pesos', '12,5');
    await hand();
    expect(door.getByText('Enter an amount, such as 376.50')).toBeDefined();
    expect(document.activeElement).toBe(door.getByLabelText('In pesos'));
    expect(at.calls.to(finishDelivery)).toEqual([]);
  });

  test('has no dollars where a server of before does not say what they count', async () => {
    const { door } = await atTheDoor({ usd_mxn_value: undefined });
    expect(door.getByLabelText('In pesos')).toHaveProperty('value', '376');
    expect(door.queryByLabelText('In dollars')).toBeNull();
  });

  test('waits on the device without a line, and is sent as it was', async () => {
    const { at, write, hand, sent } = await atTheDoor();
    at.goOffline();
    await write('In pesos', '400');
    await hand();
    await screen.findByText('Saved, will send');
    await at.reopen();
    at.goOnline();
    expect(await sent()).toMatchObject({ taken_mxn: 400, taken_usd: 0, change_given: 24 });
  });

  test('is nothing of what a page of before has left in the outbox, which still goes out', async () => {
    const { transaction_id: transactionId } = aHeldOrder();
    const kept = { driverId: 7, transactionId, isDelivered: true, comment: '', keyword: 'girasol' };
    const payload = { ...kept, withoutReason: null, withoutNote: '', wrongTries: 0 } as Parameters<
      typeof outcomes.put
    >[0]['payload'];
    outcomes.put({ personId: aDriver().id, about: transactionId, payload });
    const delivered = reply(finishDelivery, aReportedOrder({ status: 'delivered' }));
    const at = await openScreen(`/driver-order/${transactionId}`, driverAtWork(delivered));
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(finishDelivery)[0]?.body).not.toHaveProperty('taken_mxn');
  });
});

test('the history says what was taken, given back and missing', async () => {
  const one = aQueuedOrder({ ...DUE, status: 'delivered', taken: { mxn: 500, usd: 0, change: 124 } });
  const short = aQueuedOrder({
    ...DUE,
    transaction_id: 'Short1234567',
    status: 'delivered',
    taken: { mxn: 0, usd: 20, change: 0 },
  });
  await openScreen('/order-history', driverAtWork(reply(listDriverHistory, aList([one, short]))));
  expect(await screen.findByText('Collected at the door: $500.00 MXN. Change: $124.00 MXN.')).toBeDefined();
  expect(screen.getByText(/^Collected at the door: \$20.00 USD/).textContent).toContain('$11.00 MXN missing.');
});
