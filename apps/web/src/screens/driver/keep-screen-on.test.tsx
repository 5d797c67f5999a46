import { getDeliveryOrder } from '@mercadito/contracts/deliveries/active-deliveries';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aHeldOrder, aWaitingOrder } from '../../../test/fixtures/deliveries.ts';
import { heard } from '../../../test/harness/device.ts';
import { driverAtWork } from '../../../test/harness/driver-at-work.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, reply } from '../../../test/harness/replies.ts';

const ORDER = `/driver-order/${aHeldOrder().transaction_id}`;
const LABEL = /^Keep the screen on/;

const user = userEvent.setup();
const open = (...replies: Reply[]) => openScreen(ORDER, driverAtWork(...replies));
const press = async () => user.click(await screen.findByRole('switch', { name: LABEL }));

class FakeLock extends EventTarget {
  released = false;
  release = vi.fn(async () => {
    this.released = true;
    this.dispatchEvent(new Event('release'));
  });
}

/** A phone that can keep its screen on; `refuse` makes it save power. */
function aPhone() {
  const locks: FakeLock[] = [];
  const phone = { locks, refuses: false };
  const request = async () => {
    if (phone.refuses) throw new DOMException('Low battery', 'NotAllowedError');
    const lock = new FakeLock();
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  return phone;
}

/** The page goes out of sight and takes the lock with it, as phones do, or comes back. */
function show(state: DocumentVisibilityState, lock?: FakeLock): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  onTestFinished(() => void vi.restoreAllMocks());
  return act(async () => {
    await lock?.release();
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const held = (locks: readonly FakeLock[]) => locks.filter(({ released }) => !released).length;

describe('the screen of a phone', () => {
  test('stays on while an order is in hand, for who has asked for it, and is let go on leaving (DELIVERY-29)', async () => {
    const { locks } = aPhone();
    const at = await open();
    await screen.findByRole('switch', { name: LABEL });
    expect(locks).toHaveLength(0);
    await press();
    await waitFor(() => expect(held(locks)).toBe(1));
    await at.goTo('/driver-order-list');
    await waitFor(() => expect(held(locks)).toBe(0));
  });

  test('is remembered on the device, and forgotten at a tap', async () => {
    const { locks } = aPhone();
    const at = await open();
    await press();
    await waitFor(() => expect(held(locks)).toBe(1));
    await at.reopen();
    expect((await screen.findByRole('switch', { name: LABEL })).getAttribute('aria-checked')).toBe('true');
    await waitFor(() => expect(held(locks)).toBe(1));
    await press();
    await waitFor(() => expect(held(locks)).toBe(0));
    expect(localStorage.getItem('keepScreenOn')).toBeNull();
  });

  test('is asked for again when the page comes back into sight', async () => {
    const { locks } = aPhone();
    await open();
    await press();
    await waitFor(() => expect(locks).toHaveLength(1));
    await show('hidden', locks[0]);
    expect(screen.queryByText(/battery saver/)).toBeNull();
    await show('visible');
    await waitFor(() => expect(held(locks)).toBe(1));
  });

  test('that cannot be kept on, as when it saves power, is said quietly', async () => {
    const phone = aPhone();
    phone.refuses = true;
    await open();
    await press();
    await screen.findAllByText(/battery saver/);
    await waitFor(() => expect(heard()).toEqual([expect.stringMatching(/battery saver/)]));
    expect(screen.getByRole('switch', { name: LABEL }).getAttribute('aria-checked')).toBe('true');
  });

  test('that the phone takes back meanwhile is said too', async () => {
    const { locks } = aPhone();
    await open();
    await press();
    await waitFor(() => expect(locks).toHaveLength(1));
    await act(async () => locks[0]?.release());
    expect(await screen.findByText(/battery saver/)).toBeTruthy();
  });

  test('goes off again when the order is over', async () => {
    const { locks } = aPhone();
    const at = await open();
    await press();
    await waitFor(() => expect(held(locks)).toBe(1));
    at.replies.set(reply(getDeliveryOrder, aHeldOrder({ status: 'delivered' })));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(held(locks)).toBe(0));
  });
});

describe('the question whether to keep it on', () => {
  test.each([
    ['waits', aWaitingOrder()],
    ['is over', aHeldOrder({ status: 'delivered' })],
    ['is another driver’s', aHeldOrder({ is_mine: false })],
  ])('is not asked of an order that %s', async (_, order) => {
    aPhone();
    await open(reply(getDeliveryOrder, order));
    await screen.findByText('Lupita Reyes');
    expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
  });

  test('is not asked where the phone cannot', async () => {
    await open();
    await screen.findByText('Lupita Reyes');
    expect(screen.queryByRole('switch', { name: LABEL })).toBeNull();
  });
});
