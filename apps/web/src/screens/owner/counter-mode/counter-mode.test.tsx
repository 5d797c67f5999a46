import { getCompany } from '@mercadito/contracts/companies';
import {
  listCompanyOrders,
  listUnseenOrders,
  markOrdersSeen,
  sayOrderReady,
} from '@mercadito/contracts/orders/company';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../../test/fixtures/accounts.ts';
import { aBell, fallAsleep } from '../../../../test/fixtures/bell.ts';
import { aCompany } from '../../../../test/fixtures/companies.ts';
import { aCompanyOrder } from '../../../../test/fixtures/company-orders.ts';
import { aNumberedList } from '../../../../test/fixtures/lists.ts';
import { isOff } from '../../../../test/harness/is-off.ts';
import { type OpenScreen, openScreen } from '../../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../../test/harness/replies.ts';
import { bellChoice } from '../../../features/order-bell/order-bell.ts';
import { api } from '../../../shared/api/api.ts';

const ADDRESS = '/mybusiness/orders-company';
const user = userEvent.setup();

type Order = ReturnType<typeof aCompanyOrder>;
const aNew = (transaction_id: string) => aCompanyOrder({ transaction_id, seen_at: null });
const seen = (order: Order): Order => ({ ...order, seen_at: '2026-11-20T18:05:00Z' });
/** A page of the orders, and all that nobody has seen. */
const listOf = (...orders: Order[]): Reply[] => [
  reply(listCompanyOrders, aNumberedList(orders.slice(0, 10))),
  reply(listUnseenOrders, { results: orders.filter(({ seen_at }) => seen_at === null) }),
];

/** A browser that fills the screen and keeps it on, and whether it does. */
function aDevice() {
  const device = { isAwake: false };
  const tell = () => document.dispatchEvent(new Event('fullscreenchange'));
  let filled: Element | null = null;
  const fill = async (element: Element | null) => {
    filled = element;
    tell();
  };
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filled });
  Object.assign(document, { exitFullscreen: () => fill(null) });
  Object.assign(document.documentElement, { requestFullscreen: () => fill(document.documentElement) });
  const request = async () => {
    device.isAwake = true;
    const release = async () => {
      device.isAwake = false;
    };
    return Object.assign(new EventTarget(), { released: false, release });
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
  });
  return Object.assign(device, { isFilled: () => filled !== null, leaveFullScreen: () => act(() => fill(null)) });
}

const findButton = () => screen.findByRole('button', { name: 'Counter mode' });
const counter = () => screen.queryByRole('dialog', { name: 'Counter mode' });

/** The counter mode of a business with these orders, which one has just entered. */
async function enter(orders: Order[], ...replies: Reply[]) {
  const [device, bell] = [aDevice(), aBell()];
  const at = await openScreen(ADDRESS, { as: anOwner(), replies: [...listOf(...orders), ...replies] });
  await user.click(await findButton());
  await screen.findByRole('dialog', { name: 'Counter mode' });
  return { at, device, bell };
}

async function arrive(at: OpenScreen, ...orders: Order[]) {
  at.replies.set(...listOf(...orders));
  await act(async () => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
  await within(counter() as HTMLElement).findByText(`Order ${orders.at(-1)?.transaction_id.slice(-5)}`);
}

/** Time goes by for what rings, and for nothing else. */
function aClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  return (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000));
}

const see = (number: string) => user.click(screen.getByRole('button', { name: `Seen: order ${number.slice(-5)}` }));

describe('the counter mode (SCREEN-63)', () => {
  test('fills the screen, keeps it on and tries its sound; its button gives all that back', async () => {
    const { device, bell } = await enter([seen(aNew('SEEN0001'))]);
    await waitFor(() => expect(device.isAwake).toBe(true));
    expect([device.isFilled(), bell.rings]).toEqual([true, 1]);
    expect(screen.getByText('No new orders. It rings when one arrives.')).toBeTruthy();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Leave counter mode' }));
    await waitFor(() => expect([device.isAwake, device.isFilled(), counter()]).toEqual([false, false, null]));
    expect(document.activeElement).toBe(await findButton());
  });

  test.each<[string, (device: ReturnType<typeof aDevice>) => unknown]>([
    ['Esc', () => user.keyboard('{Escape}')],
    ['Back', () => act(() => window.history.back())],
    ['leaving full screen', (device) => device.leaveFullScreen()],
  ])('is left by %s', async (_, leave) => {
    const { device, at } = await enter([]);
    await leave(device);
    await waitFor(() => expect([counter(), device.isFilled()]).toEqual([null, false]));
    expect(at.pathname).toBe(ADDRESS);
  });

  test('rings every four seconds until the new order is tapped, which stands first', async () => {
    const pass = aClock();
    const old = seen(aNew('SEEN0001'));
    const { at, bell } = await enter([old], reply(markOrdersSeen, { done: true }));
    await arrive(at, old, aNew('NEW00001'));
    expect(screen.getByText('1 new order')).toBeTruthy();
    const cards = within(counter() as HTMLElement).getAllByRole('heading', { level: 4 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Order 00001', 'Order N0001']);
    await expectAccessible();
    const before = bell.rings;
    await pass(8);
    expect(bell.rings).toBe(before + 2);
    at.replies.set(...listOf(old, seen(aNew('NEW00001'))));
    await see('NEW00001');
    await screen.findByText('No new orders. It rings when one arrives.');
    expect(at.calls.to(markOrdersSeen)).toMatchObject([{ body: { company_id: 2, transaction_ids: ['NEW00001'] } }]);
    expect((counter() as HTMLElement).contains(document.activeElement)).toBe(true);
    const after = bell.rings;
    await pass(8);
    expect(bell.rings).toBe(after);
  });

  test('moves nothing under the thumb of a hurried second tap: what was tapped stays where it is while others wait', async () => {
    const [first, second] = [aNew('NEW00001'), aNew('NEW00002')].map((order, at) => ({
      ...order,
      ...{ ready_at: null, picked_up_at: null, date_issued: `2026-11-20T18:0${9 - at}:00Z` },
    })) as [Order, Order];
    const { at } = await enter([], reply(markOrdersSeen, { done: true }));
    await arrive(at, first, second);
    const dialog = within(counter() as HTMLElement);
    const sayReady = (number: string) =>
      dialog.getByRole<HTMLButtonElement>('button', { name: `Ready: order ${number.slice(-5)}` });
    const cards = () => dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    expect(isOff(sayReady('NEW00001'))).toBe(true);
    at.replies.set(...listOf(seen(first), second));
    await see('NEW00001');
    await waitFor(() => expect(isOff(sayReady('NEW00001'))).toBe(false));
    expect(cards()).toEqual(['Order 00001', 'Order 00002']);
    expect(screen.queryByRole('region', { name: 'Orders you have seen' })).toBeNull();
    at.replies.set(...listOf(seen(first), seen(second)));
    await see('NEW00002');
    await dialog.findByText('Orders you have seen');
    expect(dialog.queryByText('New orders')).toBeNull();
  });

  test('keeps what was tapped until it is ready, though no first page has it', async () => {
    const orders = Array.from({ length: 12 }, (_, at) => ({
      ...aNew(`NEW${String(at).padStart(5, '0')}`),
      ...{ ready_at: null, picked_up_at: null, date_issued: `2026-11-20T18:${50 - at}:00Z` },
    }));
    const { at } = await enter([], reply(markOrdersSeen, { done: true }));
    await arrive(at, ...orders);
    const dialog = within(counter() as HTMLElement);
    const cards = () => dialog.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
    const before = cards();
    at.replies.set(...listOf(...orders.map((order, index) => (index === 10 ? seen(order) : order))));
    await see('NEW00010');
    await dialog.findByText('11 new orders');
    expect(cards()).toEqual(before);
    at.replies.set(...listOf(...orders.map(seen)));
    await see('NEW00011');
    await dialog.findByText('Orders you have seen');
    const ready = await dialog.findByRole('button', { name: 'Ready: order 00010' });
    at.replies.set(reply(sayOrderReady, { ...(orders[10] as Order), ready_at: '2026-11-20T18:30:00Z' }));
    await user.click(ready);
    await waitFor(() => expect(cards()).not.toContain('Order 00010'));
    expect(cards()).toContain('Order 00011');
    await waitFor(() => expect((counter() as HTMLElement).contains(document.activeElement)).toBe(true));
  });

  test('has all new orders, of however many pages', async () => {
    const many = Array.from({ length: 12 }, (_, at) => aNew(`NEW${String(at).padStart(5, '0')}`));
    const { at } = await enter([]);
    await arrive(at, ...many);
    expect(screen.getByText('12 new orders')).toBeTruthy();
  });

  test('rings for nobody who is closed: when they open', async () => {
    const pass = aClock();
    const { at, bell } = await enter([]);
    const before = bell.rings;
    const opening = (is_open_now: boolean) => ({ is_open_now, next_change_at: '2999-01-01T00:00:00Z' });
    const page = (is_open_now: boolean) =>
      reply(listCompanyOrders, { ...aNumberedList([aNew('NEW00001')]), ...opening(is_open_now) });
    at.replies.set(...listOf(aNew('NEW00001')), page(false));
    await act(async () => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
    expect(await screen.findByText(/You are closed: it rings when you open/)).toBeTruthy();
    await pass(8);
    expect(bell.rings).toBe(before);
    at.replies.set(page(true));
    await act(async () => void at.store.dispatch(api.util.invalidateTags(['WeekDays'])));
    await waitFor(() => expect(bell.rings).toBeGreaterThan(before));
  });

  test('takes nothing for seen that was only looked at or touched beside its card', async () => {
    const { at } = await enter([], reply(markOrdersSeen, { done: true }));
    await arrive(at, aNew('NEW00001'));
    await user.click(screen.getByRole('heading', { name: 'Counter mode' }));
    await user.keyboard('{Shift}');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(at.calls.to(markOrdersSeen)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Leave counter mode' }));
    expect(at.calls.to(markOrdersSeen)).toEqual([]);
  });

  test('says that a tap did not arrive, and rings on', async () => {
    const pass = aClock();
    const { at, bell } = await enter([], refuse(markOrdersSeen, 500, 'internal_error'));
    await arrive(at, aNew('NEW00001'));
    await see('NEW00001');
    expect(await within(counter() as HTMLElement).findByRole('alert')).toBeTruthy();
    const before = bell.rings;
    await pass(4);
    expect(bell.rings).toBe(before + 1);
  });

  test('says itself that an order is ready, takes it back, and tells what is refused: no message over the page is seen (ORDER-19)', async () => {
    const order = { ...seen(aNew('SEEN0001')), ready_at: null, picked_up_at: null };
    const { at } = await enter([order], refuse(sayOrderReady, 409, 'already_picked_up'));
    const dialog = within(counter() as HTMLElement);
    await user.click(await dialog.findByRole('button', { name: 'Ready: order N0001' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
    const ready = { ...order, ready_at: '2026-11-20T18:30:00Z' };
    at.replies.set(...listOf(ready), reply(sayOrderReady, ready));
    await user.click(dialog.getByRole('button', { name: 'Ready: order N0001' }));
    expect(await dialog.findByText(/^Ready ·/)).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Not ready yet: order N0001' })).toBeTruthy();
    expect(screen.queryByText('Order N0001 is marked as ready')).toBeNull();
  });

  test('says what keeps an order from being seen: no connection, a screen that may go dark', async () => {
    aBell();
    await openScreen(ADDRESS, { as: anOwner(), replies: [...listOf()] });
    await user.click(await findButton());
    expect(await screen.findByText(/^Your device may turn the screen off/)).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You are offline: no new order/)).toBeTruthy();
  });

  test('is not for an Admin who looks in a business’s place', async () => {
    const admin = anAdmin();
    sessionStorage.setItem('actingFor', JSON.stringify({ userId: admin.id, companyId: 2 }));
    await openScreen(ADDRESS, {
      as: admin,
      replies: [...listOf(aNew('NEW00001')), reply(getCompany, aCompany({ _id: 2 }))],
    });
    await screen.findByText('Order 00001');
    expect(screen.queryByRole('button', { name: 'Counter mode' })).toBeNull();
  });
});

test('that the bell is asleep is told once each time it falls asleep (LOOK-44)', async () => {
  bellChoice.write(true);
  const told: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if ((target as Element).classList.contains('voice'))
        told.push(...[...addedNodes].map((node) => `${node.textContent}`));
  });
  watch.observe(document, { childList: true, subtree: true });
  onTestFinished(() => watch.disconnect());
  await enter([]);
  // It was asleep until the page was touched.
  await waitFor(() => expect(told).toHaveLength(1));
  await act(async () => fallAsleep());
  await waitFor(() => expect(told).toHaveLength(2));
  // What is told a second time comes with it.
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(told).toHaveLength(2);
});
