import { changeItemStatus, getDeliveryOrder, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aHeldOrder, aReportedOrder } from '../../../test/fixtures/deliveries.ts';
import { driverAtWork, lookAway } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { readOutbox } from '../../shared/outbox/outbox.ts';

const ORDER = `/driver-order/${aHeldOrder().transaction_id}`;
const user = userEvent.setup();
const open = (...replies: Reply[]) => openScreen(ORDER, driverAtWork(...replies));
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const atTheDoor = async () => {
  await press('Delivered');
  return within(await screen.findByRole('alertdialog'));
};
const say = async (door: Awaited<ReturnType<typeof atTheDoor>>, word: string) => {
  await user.clear(door.getByLabelText(/^Keyword/));
  await user.type(door.getByLabelText(/^Keyword/), `${word}{Enter}`);
};

describe('at the door', () => {
  test('two quick Enters on one wrong word are one try, and so is Enter once more on the same (DELIVERY-14)', async () => {
    await open();
    const door = await atTheDoor();
    const field = door.getByLabelText(/^Keyword/);
    await user.type(field, 'wrong');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await door.findByText(/2 tries left/, { selector: '.mantine-InputWrapper-error' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await user.type(field, '{Enter}');
    expect(door.getByText(/2 tries left/, { selector: '.mantine-InputWrapper-error' })).toBeTruthy();
  });
});

describe('on the way without a line', () => {
  test('items and pick-ups are kept on the device, shown at once, and sent in order with their times', async () => {
    const at = await open(reply(changeItemStatus, aReportedOrder()), reply(setPickedUp, aReportedOrder()));
    await screen.findByText('Taken');
    at.goOffline();
    await user.click(screen.getByRole('checkbox', { name: 'Picked up at Panadería Sol' }));
    expect(await screen.findByText('On its way')).toBeTruthy();
    await press('Change status of Conchas');
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    await press('Save');
    await screen.findByText('2 changes saved, will send');
    expect(screen.getAllByText('Saved, will send')).toHaveLength(2);

    await at.reopen(ORDER);
    expect(await screen.findByText('On its way')).toBeTruthy();
    expect((await screen.findAllByText('Total recalculated without 1 item')).length).toBe(2);

    const [pickUp, item] = readOutbox().map(({ happenedAt }) => new Date(happenedAt).toISOString());
    at.goOnline();
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(setPickedUp)).toMatchObject([{ body: { picked_up: true, happened_at: pickUp } }]);
    expect(at.calls.to(changeItemStatus)).toMatchObject([{ body: { status_item: 'not_found', happened_at: item } }]);
  });

  test('what came too late is told until it is read: the office has it', async () => {
    await open(reply(setPickedUp, aReportedOrder({ kept_as_report: true, is_mine: false })));
    await user.click(await screen.findByRole('checkbox', { name: 'Picked up at Panadería Sol' }));
    await screen.findByText(/the administrators have your note/);
    expect(readOutbox()).toHaveLength(1);
    await press('Understood');
    expect(readOutbox()).toEqual([]);
  });

  test('what the server will not have is told by what was said', async () => {
    await open(refuse(setPickedUp, 409, 'order_not_shipped'));
    await user.click(await screen.findByRole('checkbox', { name: 'Picked up at Panadería Sol' }));
    const notice = (await screen.findByText(/^What you sent for order .* was not accepted/)).closest('[role=alert]');
    expect(notice?.textContent).toContain('Picked up at Panadería Sol');
  });

  test('an item that the server will not have is said not to have been updated', async () => {
    await open(refuse(changeItemStatus, 409, 'order_not_shipped'));
    await press('Change status of Conchas');
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    await press('Save');
    const notice = (await screen.findByText(/^What you sent for order .* was not accepted/)).closest('[role=alert]');
    expect(notice?.textContent).toContain('Conchas: Not found Failed to update item status.');
  });
});

describe('the keyword at the door', () => {
  test('is tried three times, then the customer is called, and a reason is said (DELIVERY-14)', async () => {
    const at = await open();
    const door = await atTheDoor();
    await say(door, 'pera');
    expect(
      await door.findByText('That is not the keyword. 2 tries left.', { selector: '.mantine-InputWrapper-error' }),
    ).toBeTruthy();
    await say(door, 'uva');
    await door.findByText('That is not the keyword. 1 try left.');
    await say(door, 'coco');
    await door.findByText(/It did not match three times/);
    expect(door.getByRole('link', { name: /^Call Lupita/ })).toBeTruthy();
    expect(at.calls.to(finishDelivery)).toEqual([]);

    // As often as it is opened, in whatever tab.
    await at.reopen(ORDER);
    const again = await atTheDoor();
    await again.findByText(/It did not match three times/);
    await user.click(again.getByRole('button', { name: 'Yes, without the keyword' }));
    expect(again.getByText('Say why there was no keyword')).toBeTruthy();
    at.replies.set(reply(finishDelivery, aReportedOrder({ status: 'delivered' })));
    await user.click(again.getByRole('radio', { name: 'Somebody else received it' }));
    await user.click(again.getByRole('button', { name: 'Yes, without the keyword' }));
    await waitFor(() => expect(readOutbox()).toHaveLength(1));
    lookAway();
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(at.calls.to(finishDelivery)).toMatchObject([
      { body: { without_keyword_reason: 'somebody_else', wrong_tries: 3 } },
    ]);
  });

  test('may be missing from the start; another reason needs its words (DELIVERY-15)', async () => {
    const at = await open(reply(finishDelivery, aReportedOrder({ status: 'delivered' })));
    const door = await atTheDoor();
    await user.click(door.getByRole('button', { name: 'Deliver without the keyword' }));
    await user.click(door.getByRole('radio', { name: 'Another reason' }));
    await user.click(door.getByRole('button', { name: 'Yes, without the keyword' }));
    expect(door.getByText('Say why there was no keyword')).toBeTruthy();
    await user.type(door.getByLabelText(/^What happened/), 'Phone is dead');
    await user.click(door.getByRole('button', { name: 'Yes, without the keyword' }));
    await waitFor(() => expect(readOutbox()).toHaveLength(1));
    lookAway();
    await waitFor(() => expect(at.calls.to(finishDelivery)).toHaveLength(1));
    const { body } = at.calls.to(finishDelivery)[0] ?? {};
    expect(body).toMatchObject({ without_keyword_reason: 'other', without_keyword_note: 'Phone is dead' });
    expect(body).not.toHaveProperty('keyword');
  });

  test('that cannot be checked here is sent to be checked there', async () => {
    const unhashed = aHeldOrder({ keyword_hash: null });
    const at = await open(reply(getDeliveryOrder, unhashed), refuse(finishDelivery, 409, 'wrong_keyword'));
    await say(await atTheDoor(), 'pera');
    await waitFor(() => expect(readOutbox()).toHaveLength(1));
    lookAway();
    await screen.findByText(/That was not the keyword/);
    expect(at.calls.to(finishDelivery)).toMatchObject([{ body: { keyword: 'pera' } }]);
  });
});
