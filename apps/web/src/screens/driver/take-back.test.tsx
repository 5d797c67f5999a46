import { listSessions } from '@mercadito/contracts/accounts';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { finishDelivery } from '@mercadito/contracts/deliveries/outcome';
import { claimOrder } from '@mercadito/contracts/deliveries/queue';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aDriver } from '../../../test/fixtures/accounts.ts';
import { aDriverProfile, aHeldOrder, aReportedOrder } from '../../../test/fixtures/deliveries.ts';
import { driverAtWork, lookAway } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, type Reply, reply } from '../../../test/harness/replies.ts';
import { holdUntil, keepRequest, readOutbox } from '../../shared/outbox/outbox.ts';
import { queueOutcome } from './pending-changes/pending-changes.ts';

afterEach(() => void vi.useRealTimers());

const { transaction_id: transactionId } = aHeldOrder();
const ORDER = `/driver-order/${transactionId}`;
const PROFILE = aDriverProfile({ current_order: transactionId, orders_assigned_count: 1 });
const delivered = reply(finishDelivery, aReportedOrder({ status: 'delivered' }));
const user = userEvent.setup();
const open = (address: string, ...replies: Reply[]) =>
  openScreen(address, driverAtWork(reply(getDriverProfile, PROFILE), delivered, ...replies));
const undo = () => screen.findByRole('button', { name: 'Undo' });

const HANDED = { keyword: 'girasol', withoutReason: null, withoutNote: '', wrongTries: 0, comment: '', taken: null };
const sayDelivered = () =>
  act(() => queueOutcome(aDriver().id, { driverId: 7, transactionId, isDelivered: true, ...HANDED }));

const REQUEST = { driver_id: 7, transaction_id: transactionId, delivery_successful: true, body: '' };

describe('a wrong Delivered (DELIVERY-36)', () => {
  test('is taken back while it waits, and nothing was sent', async () => {
    const at = await open(ORDER);
    await user.click(await screen.findByRole('button', { name: 'Delivered' }));
    await user.type(await screen.findByLabelText(/^Keyword/), 'girasol{Enter}');
    expect(await screen.findByText('The customer will see it in a few seconds.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Take the next order' })).toBeTruthy();
    await user.click(await undo());
    expect(readOutbox()).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Delivered' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('outcome'));
    lookAway();
    expect(at.calls.to(finishDelivery)).toEqual([]);
  });

  test('can be taken back for ten seconds', async () => {
    await open(ORDER);
    await screen.findByRole('button', { name: 'Delivered' });
    const before = Date.now();
    sayDelivered();
    const until = readOutbox()[0]?.hold?.until ?? 0;
    expect(until - before).toBeGreaterThanOrEqual(10_000);
    expect(until - Date.now()).toBeLessThanOrEqual(10_000);
  });

  test('has the focus beside Undo, so that a second Enter takes nothing back', async () => {
    await open(ORDER);
    await user.click(await screen.findByRole('button', { name: 'Delivered' }));
    await user.type(await screen.findByLabelText(/^Keyword/), 'girasol{Enter}');
    const button = await undo();
    await waitFor(() => expect(document.activeElement?.contains(button)).toBe(true));
    expect(document.activeElement).not.toBe(button);
    await user.keyboard('{Enter}');
    expect(readOutbox()).toHaveLength(1);
    await user.tab();
    expect(document.activeElement).toBe(button);
    // Whoever comes by keys needs longer.
    expect((readOutbox()[0]?.hold?.until ?? 0) - Date.now()).toBeGreaterThan(10_000);
  });

  test('can be taken back after a reload and on another screen, and is sent by itself once its time is over', async () => {
    const at = await open(ORDER);
    await screen.findByRole('button', { name: 'Delivered' });
    sayDelivered();
    await at.reopen('/driver-order-list');
    expect(await screen.findByText(/: delivered$/)).toBeTruthy();
    await undo();
    act(() => holdUntil(readOutbox()[0]?.key ?? '', Date.now() + 1));
    await waitFor(() => expect(at.calls.to(finishDelivery)).toHaveLength(1));
    await waitFor(() => expect(readOutbox()).toEqual([]));
  });

  test('cannot be taken back once it has begun to be sent, and that is said', async () => {
    await open(ORDER);
    await screen.findByRole('button', { name: 'Delivered' });
    sayDelivered();
    const button = await undo();
    // In the instant of the press, by another tab.
    button.addEventListener('click', () => keepRequest(readOutbox()[0]?.key ?? '', REQUEST), {
      once: true,
    });
    await user.click(button);
    expect(await screen.findByText('It was already being sent: it cannot be undone.')).toBeTruthy();
  });

  test('is sent before the next order is claimed', async () => {
    const at = await open('/driver', reply(claimOrder, { order: aHeldOrder(), driver: PROFILE }));
    await screen.findByText('You have an order');
    sayDelivered();
    await user.click(await screen.findByRole('button', { name: /^Take order of/ }));
    await waitFor(() => expect(at.calls.to(claimOrder)).toHaveLength(1));
    expect(at.calls.to(finishDelivery)).toHaveLength(1);
  });

  test('is known to the server before the next order is claimed, though it is being sent already', async () => {
    const answer = later(finishDelivery);
    const at = await open('/driver', reply(claimOrder, { order: aHeldOrder(), driver: PROFILE }), answer);
    await screen.findByText('You have an order');
    sayDelivered();
    lookAway();
    await waitFor(() => expect(at.calls.to(finishDelivery)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: /^Take order of/ }));
    expect(at.calls.to(claimOrder)).toEqual([]);
    answer.give(aReportedOrder({ status: 'delivered' }));
    await waitFor(() => expect(at.calls.to(claimOrder)).toHaveLength(1));
  });

  test('is sent when its driver goes where no driver’s screen is', async () => {
    const at = await open(ORDER, reply(listSessions, { results: [] }));
    await screen.findByRole('button', { name: 'Delivered' });
    sayDelivered();
    await undo();
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] as HTMLElement);
    await screen.findByRole('button', { name: /Log out|Sign out/ });
    expect(at.calls.to(finishDelivery)).toEqual([]);
    lookAway();
    await waitFor(() => expect(at.calls.to(finishDelivery)).toHaveLength(1));
  });
});
