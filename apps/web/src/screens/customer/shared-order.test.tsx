import { getSharedOrder, type SharedOrder } from '@mercadito/contracts/orders/sharing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aSharedOrder } from '../../../test/fixtures/orders.ts';
import { heard } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ADDRESS = '/order-status/ZmFrZS1zZWNyZXQtMTIz';
const open = (answer: Reply) => openScreen(ADDRESS, { replies: [answer] });
const shared = (own: Partial<SharedOrder> = {}) => reply(getSharedOrder, aSharedOrder(own));
const stage = async () => (await screen.findByRole('group', { name: 'How the order is going' })).textContent;

afterEach(() => void vi.useRealTimers());

test.each<[string, Partial<SharedOrder>, RegExp]>([
  ['waits', { status: 'pending' }, /^Pending.*Waiting for a driver/],
  ['is to be confirmed', { status: 'pending', awaits_confirmation: true }, /^To be confirmed.*We are confirming it/],
  ['was taken', { status: 'shipped' }, /^Taken/],
  ['is being fetched', { status: 'shipped', pick_ups: { done: 1, total: 3 } }, /^Picking up 1 of 3/],
  ['is on its way', { status: 'shipped', pick_ups: { done: 3, total: 3 } }, /^On its way/],
  ['was delivered', { status: 'delivered' }, /^Delivered/],
])('an order that was shared says that it %s, to somebody without an account (ORDER-17)', async (_, own, text) => {
  await open(shared(own));
  expect(await stage()).toMatch(text);
  expect(screen.getByText('La Espiga, Don Memo')).toBeDefined();
  expect(screen.getByText('$90.00 MXN')).toBeDefined();
  await expectAccessible();
});

test('the driver is called by the first name, and by nothing before there is one (ORDER-17)', async () => {
  await open(shared({ status: 'shipped', driver_name: 'Beto' }));
  expect((await screen.findByText('Driver')).nextSibling?.textContent).toBe('Beto');
});

test('it says who has their part ready, until it has ended (ORDER-19)', async () => {
  const at = await open(shared({ status: 'shipped', ready_names: ['La Espiga'] }));
  expect(await screen.findByText('Ready for the driver to pick up: La Espiga')).toBeDefined();
  at.replies.set(shared({ status: 'delivered', ready_names: ['La Espiga'] }));
  await at.reopen();
  expect(await stage()).toMatch(/^Delivered/);
  expect(screen.queryByText(/^Ready/)).toBeNull();
});

test('a link that has ended, or never was one, leads on', async () => {
  await open(refuse(getSharedOrder, 404, 'not_found'));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the products' }).getAttribute('href')).toBe('/');
  await expectAccessible();
});

test('what cannot be had is asked for again, and what is there stays in sight', async () => {
  const at = await open(refuse(getSharedOrder, 500, 'internal_error'));
  expect(await screen.findByRole('heading', { name: 'We could not load the order' })).toBeDefined();
  at.replies.set(shared());
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(await stage()).toMatch(/^Pending/);
});

test('it is renewed every 20 seconds until it has ended (ORDER-17)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = await open(shared());
  await stage();
  const asked = () => at.calls.to(getSharedOrder).length;
  const before = asked();
  at.replies.set(shared({ status: 'delivered' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await waitFor(async () => expect(await stage()).toMatch(/^Delivered/));
  expect(asked()).toBe(before + 1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked()).toBe(before + 1);
});

test('it speaks Spanish too', async () => {
  await openScreen(ADDRESS, {
    language: 'es',
    replies: [shared({ status: 'shipped', pick_ups: { done: 1, total: 2 } })],
  });
  expect((await screen.findByRole('group', { name: 'Cómo va el pedido' })).textContent).toMatch(/^Recogiendo 1 de 2/);
});

test('tells that a shop has its part ready (LOOK-44)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = await open(shared({ status: 'shipped' }));
  await stage();
  at.replies.set(shared({ status: 'shipped', ready_names: ['La Espiga'] }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await screen.findByText('Ready for the driver to pick up: La Espiga');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(heard()).toEqual(['Ready for the driver to pick up: La Espiga']);
});
