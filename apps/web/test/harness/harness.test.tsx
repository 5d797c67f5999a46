import type { OrderSummary } from '@mercadito/contracts/orders/order';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTexts } from '../../src/shared/i18n/i18n.ts';
import { aCustomer } from '../fixtures/accounts.ts';
import { aList } from '../fixtures/lists.ts';
import { anOrderSummary } from '../fixtures/orders.ts';
import { openScreen } from './open-screen.tsx';
import { type Reply, reply } from './replies.ts';

const WRONG = { ...anOrderSummary(), status: 'eaten' } as unknown as OrderSummary;

const openMyOrders = (...replies: Reply[]) => openScreen('/myorders', { as: aCustomer(), replies });

test('a screen stands in its frame, behind its gates, with its title and what was asked for it', async () => {
  const at = await openMyOrders(reply(listOrders, aList([anOrderSummary()])));
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Burritos El Güero' })).toBeDefined();
  await waitFor(() => expect(document.title).toBe('My Orders - Galeana Biz'));
  expect(at.calls.to(listOrders)).toMatchObject([{ params: { userId: 5 }, query: { page: 1 }, token: 'a-token' }]);
});

test('a visitor is led to the door, and the door knows the way back', async () => {
  const at = await openScreen('/myorders');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(at.pathname).toBe('/login');
  expect(at.state).toEqual({ turnedAway: 'signedIn', from: '/myorders' });
});

test('a reply that a contract never gives is no reply', () => {
  expect(() => reply(listOrders, aList([WRONG]))).toThrow(/^listOrders never answers this: .*status/s);
});

test('a reply that turns out to be wrong when it is asked for fails the test by its name', async () => {
  const at = await openMyOrders(reply(listOrders, () => aList([WRONG])));
  await screen.findByRole('button', { name: 'Retry' });
  expect(at.takeFaults()).toEqual([expect.stringMatching(/^listOrders: listOrders never answers this: .*status/s)]);
});

test('a call without a reply fails the test by its name', async () => {
  const at = await openMyOrders();
  await waitFor(() =>
    expect(at.takeFaults()).toContain('There is no reply to listOrders (GET /api/companies/orders/get-orders/5/)'),
  );
});

test('a call that its contract does not take fails the test by its name', async () => {
  const at = await openMyOrders(reply(listOrders, aList([])));
  await fetch('/api/companies/orders/get-orders/5/?page=none');
  expect(at.takeFaults()).toEqual([expect.stringMatching(/^listOrders: .*page/s)]);
});

test('a text that the site map does not name for the screen fails the test by its name', async () => {
  const at = await openMyOrders(reply(listOrders, aList([])));
  await loadTexts(['admin']);
  expect(at.takeFaults()).toEqual(['No screen that was shown comes with the texts "admin"']);
});
