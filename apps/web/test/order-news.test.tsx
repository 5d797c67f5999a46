import { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bellChoice, useOrderBell } from '../src/features/order-bell/order-bell.ts';
import { api } from '../src/shared/api/api.ts';
import { expectAccessible } from './accessible.ts';
import { anOwner } from './fixtures/accounts.ts';
import { aBell } from './fixtures/bell.ts';
import { aCompanyOrder } from './fixtures/company-orders.ts';
import { aNumberedList } from './fixtures/lists.ts';
import { aWeek } from './fixtures/opening-hours.ts';
import { heard } from './harness/device.ts';
import { type OpenScreen, openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

const ORDERS = '/mybusiness/orders-company';
const HOURS = '/mybusiness/setings-hours';

const order = (minute: number) =>
  aCompanyOrder({ transaction_id: `At${minute}`, date_issued: `2026-11-20T18:${minute}:00.000Z` });
const orders = (...minutes: number[]) => reply(listCompanyOrders, aNumberedList(minutes.map(order)));

/** An owner whose business had these orders when she came; what came meanwhile `arrive` tells. */
async function open(address: string, ...minutes: number[]) {
  const at = await openScreen(address, {
    as: anOwner(),
    replies: [orders(...minutes), reply(getOpeningHours, aWeek())],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(at.calls.to(listCompanyOrders)).not.toEqual([]));
  await screen.findAllByRole('link', { name: 'Orders' });
  await waitFor(() => expect(localStorage.getItem('ordersSeen')).not.toBeNull());
  return at;
}

/** The server says that something has become of orders, and this is how they stand. */
async function arrive(at: OpenScreen, ...minutes: number[]) {
  at.replies.set(orders(...minutes));
  const asked = at.calls.to(listCompanyOrders).length;
  await act(async () => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
  await waitFor(() => expect(at.calls.to(listCompanyOrders).length).toBeGreaterThan(asked));
}

const findPlaces = (name: string) => screen.findAllByRole('link', { name });
const newOnes = () =>
  screen
    .queryAllByRole('heading', { level: 2 })
    .filter((heading) => heading.closest('li')?.textContent?.includes('New'))
    .map(({ textContent }) => textContent);

describe('an order that arrives while an owner does something else', () => {
  test('is counted at the place of the orders, at the side and on a phone, in its name and in the title', async () => {
    const at = await open(HOURS, 10);
    await arrive(at, 30, 20, 10);
    const places = await findPlaces('Orders, 2 new');
    expect(places.map((place) => place.getAttribute('href'))).toEqual([ORDERS, ORDERS]);
    expect(document.title).toBe('(2) Opening hours - Galeana Biz');
    await expectAccessible();
  });

  test('is told to those who cannot see the badge', async () => {
    const at = await open(HOURS, 10);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    await waitFor(() => expect(heard()).toEqual(['Orders, 1 new']));
  });

  test('is counted on the icon of the installed application, until the list is opened', async () => {
    const setAppBadge = vi.fn(async () => undefined);
    Object.assign(navigator, { setAppBadge });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));
    const at = await open(HOURS, 10);
    await arrive(at, 20, 10);
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(1));
    await at.goTo(ORDERS);
    await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  });

  test('is still counted when the page is opened anew', async () => {
    const at = await open(HOURS, 10);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    await at.reopen();
    await findPlaces('Orders, 1 new');
  });

  test('is no longer counted once the list is open, where it is marked as new', async () => {
    const at = await open(HOURS, 10);
    await arrive(at, 30, 20, 10);
    await at.goTo(ORDERS);
    await waitFor(() => expect(newOnes()).toEqual(['Order At30', 'Order At20']));
    await findPlaces('Orders');
    expect(document.title).toBe('Orders - Galeana Biz');
    await expectAccessible();
    await at.goTo(HOURS);
    await at.goTo(ORDERS);
    await waitFor(() => expect(newOnes()).toEqual([]));
  });
});

test('the orders that were there when a device was used for the first time are news to nobody', async () => {
  await open(ORDERS, 20, 10);
  await findPlaces('Orders');
  expect(newOnes()).toEqual([]);
  expect(document.title).toBe('Orders - Galeana Biz');
});

describe('an order that arrives on the open list', () => {
  test('is counted and marked until somebody touches the page, who may be in the kitchen (SCREEN-42)', async () => {
    const at = await open(ORDERS, 10);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    expect(document.title).toBe('(1) Orders - Galeana Biz');
    expect(newOnes()).toEqual(['Order At20']);
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await findPlaces('Orders');
    expect(newOnes()).toEqual(['Order At20']);
    await arrive(at, 30, 20, 10);
    await findPlaces('Orders, 1 new');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await findPlaces('Orders');
    expect(newOnes()).toEqual(['Order At30']);
  });

  test('is not seen in a tab that nobody looks at, until somebody does', async () => {
    const at = await open(HOURS, 10);
    await arrive(at, 20, 10);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await at.goTo(ORDERS);
    await screen.findByRole('heading', { name: 'Order At20' });
    await findPlaces('Orders, 1 new');
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await findPlaces('Orders');
  });

  test('is not seen by a touch on one of its later pages', async () => {
    const at = await open(`${ORDERS}?page=2`, 10);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await findPlaces('Orders, 1 new');
  });
});

describe('the sound', () => {
  const theSwitch = () => screen.findByRole('switch', { name: 'Sound when an order arrives' });

  test('is off until she switches it on, which lets her hear it once and is remembered', async () => {
    const bell = aBell();
    const at = await open(ORDERS, 10);
    expect((await theSwitch()).matches(':checked')).toBe(false);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    expect(bell.rings).toBe(0);
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(bell.rings).toBe(1));
    expect(bell.vibrate).toHaveBeenCalledTimes(1);
    await at.reopen();
    expect((await theSwitch()).matches(':checked')).toBe(true);
  });

  test('comes once for an order that arrives on any screen of hers, with a shake, and not for what was there (SCREEN-41)', async () => {
    const bell = aBell();
    bellChoice.write(true);
    const at = await open(HOURS, 10);
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    expect(bell.rings).toBe(0);
    await arrive(at, 30, 20, 10);
    await waitFor(() => expect(bell.rings).toBe(1));
    expect(bell.vibrate).toHaveBeenCalledTimes(1);
    await arrive(at, 30, 20, 10);
    await at.goTo(ORDERS);
    await findPlaces('Orders');
    expect(bell.rings).toBe(1);
  });

  test('does not come for the orders of another business, to which an Admin turns', async () => {
    const bell = aBell();
    bellChoice.write(true);
    const news = (companyId: number, ...minutes: number[]) => ({ companyId, newest: { results: minutes.map(order) } });
    const first = { initialProps: news(2, 10) };
    const { rerender } = renderHook(({ companyId, newest }) => useOrderBell(companyId, newest, false), first);
    await userEvent.click(document.body);
    rerender(news(7, 30, 20));
    rerender(news(7, 40, 30, 20));
    await waitFor(() => expect(bell.vibrate).toHaveBeenCalled());
    await act(async () => undefined);
    expect(bell.rings).toBe(1);
  });

  test('rings for what came while the business was closed when it opens, unless it was seen (MESSAGE-11)', async () => {
    const bell = aBell();
    bellChoice.write(true);
    const news = (isClosed: boolean, ...results: ReturnType<typeof aCompanyOrder>[]) => ({
      newest: { results },
      isClosed,
    });
    const first = { initialProps: news(true, order(10)) };
    const { rerender } = renderHook(({ newest, isClosed }) => useOrderBell(2, newest, isClosed), first);
    await userEvent.click(document.body);
    const unseen = { ...order(20), seen_at: null };
    rerender(news(true, unseen, order(10)));
    await act(async () => undefined);
    expect(bell.rings).toBe(0);
    rerender(news(false, unseen, order(10)));
    await waitFor(() => expect(bell.rings).toBe(1));
    rerender(news(true, { ...order(30), seen_at: null }, unseen));
    rerender(news(false, { ...order(30), seen_at: '2026-11-20T18:31:00Z' }, unseen));
    await act(async () => undefined);
    expect(bell.rings).toBe(1);
  });

  test('says when the browser keeps it silent, until the page is touched', async () => {
    const bell = aBell({ isTouched: false });
    bellChoice.write(true);
    await open(ORDERS, 10);
    expect(await screen.findByText('Tap anywhere on the page so that you can hear it.')).toBeTruthy();
    bell.touch();
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(screen.queryByText(/^Tap anywhere/)).toBeNull());
  });

  test('shakes nothing before the page is touched, which browsers forbid', async () => {
    const bell = aBell();
    bellChoice.write(true);
    Object.assign(navigator, { userActivation: { hasBeenActive: false } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'));
    const at = await open(HOURS, 10);
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    expect(bell.vibrate).not.toHaveBeenCalled();
  });

  test('does not come from a second tab for the same order', async () => {
    const bell = aBell();
    bellChoice.write(true);
    const taken = new Set(['order-bell At20']);
    const request = async (name: string, _: object, hold: (lock: object | null) => unknown) => {
      void hold(taken.has(name) ? null : { name });
      taken.add(name);
    };
    Object.assign(navigator, { locks: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const at = await open(HOURS, 10);
    await userEvent.click(screen.getByRole('heading', { level: 1 }));
    await arrive(at, 20, 10);
    await findPlaces('Orders, 1 new');
    expect(bell.rings).toBe(0);
    await arrive(at, 30, 20, 10);
    await waitFor(() => expect(bell.rings).toBe(1));
  });

  test('is not offered by a device that has none', async () => {
    await open(ORDERS, 10);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
