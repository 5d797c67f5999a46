import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeApi, refusal, startFakeApi } from './testing/fake-api.ts';
import { DRIVER_ID, ORDER, profile, queued, redacted, shipped } from './testing/fixtures.ts';
import { showScreen } from './testing/show-screen.tsx';

const CLAIM = 'POST /api/companies/driver/driver/';
const DETAILS = 'GET /api/companies/driver/order-detail/';
const PROFILE = 'GET /api/companies/driver-profile/profile-driver/3/';
const QUEUE = 'GET /api/companies/driver/all_orders/';
const NOT_THERE = { status: 404, body: { detail: '', message: '', code: 'not_found' } };
const KEYWORD = 'Ask the customer for this word';

const offDuty = profile({ settings: { ...profile().settings, availability_status: 'unavailable' } });

let server: FakeApi;
const user = userEvent.setup();

beforeEach(async () => {
  server = await startFakeApi({
    [PROFILE]: () => ({ body: profile() }),
    [DETAILS]: () => ({ body: shipped() }),
    [QUEUE]: () => ({ body: { results: [queued()], next: null, previous: null, count: 1 } }),
    [`GET /api/companies/driver/list-Orders-Driver/${DRIVER_ID}/`]: () => ({ body: { results: [shipped()] } }),
  });
});
afterEach(cleanup);

/** What the page says in place of the order, whole. */
const said = async () => (await screen.findByRole('link', { name: 'Back to the orders' })).parentElement?.textContent;

describe('an order that somebody else took', () => {
  test('meanwhile is told in one message, with the way on', async () => {
    server.answers[DETAILS] = () => NOT_THERE;
    await showScreen(`/driver-order/${ORDER}`);
    expect(await said()).toBe(
      'Somebody else took this order, or it is over.Other orders may be waiting.Back to the orders',
    );
    expect(screen.queryByText('Could not get order details try again')).toBeNull();
  });

  test('while this driver tapped is told once, with the name of who was first', async () => {
    server.answers[DETAILS] = () => ({ body: redacted() });
    server.answers[CLAIM] = () => {
      server.answers[DETAILS] = () => NOT_THERE;
      return refusal('already_claimed', { driver_name: 'Beto Luna' });
    };
    await showScreen(`/driver-order/${ORDER}`);
    await user.click(await screen.findByRole('button', { name: 'Take order' }));
    expect(await said()).toContain('Beto Luna took this order first.');
    expect(screen.getAllByText(/took this order|over\./)).toHaveLength(1);
  });

  test('is not seen off duty, and that is said beside the switch that ends it', async () => {
    server.answers[PROFILE] = () => ({ body: offDuty });
    server.answers[DETAILS] = () => NOT_THERE;
    await showScreen(`/driver-order/${ORDER}`);
    await screen.findByRole('switch', { name: /OFF Servece/ });
    expect(await said()).toContain('You are off duty');
  });
});

describe('the way back', () => {
  test.each([
    ['the queue', '/driver', 'See details', 'Back to Orders'],
    ['the orders in hand', '/driver-order-list', 'Open order of Lupita', 'Back to Assigned Orders'],
  ])('leads to %s for who came from there', async (_, list, link, back) => {
    server.answers[DETAILS] = () => ({ body: list === '/driver' ? redacted() : shipped() });
    await showScreen(list);
    await user.click(await screen.findByRole('link', { name: link }));
    expect((await screen.findByRole('link', { name: back })).getAttribute('href')).toBe(list);
  });

  test.each([
    ['that waits', redacted(), '/driver'],
    ['in hand', shipped(), '/driver-order-list'],
    ['that is over', shipped({ status: 'delivered' }), '/order-history'],
  ])('from an order %s leads to its list for who came from elsewhere', async (_, order, list) => {
    server.answers[DETAILS] = () => ({ body: order });
    await showScreen(`/driver-order/${ORDER}`);
    await screen.findByText(/^Lupita/);
    expect(screen.getByRole('link', { name: /^Back to (Orders|Assigned Orders|Order History)$/ })).toHaveProperty(
      'pathname',
      list,
    );
  });
});

describe('who is on duty', () => {
  test('is said on the page of an order, and can be changed there', async () => {
    await showScreen(`/driver-order/${ORDER}`);
    expect(await screen.findByRole('switch', { name: /ON Servece/ })).toBeTruthy();
  });

  test('is the driver who has the order, whoever that is', async () => {
    const holder = { driver_name: 'Beto', driver_last_name: 'Luna' };
    server.answers[DETAILS] = () => ({ body: shipped({ is_mine: false, order_delivery_info: holder }) });
    await showScreen(`/driver-order/${ORDER}`);
    expect(await screen.findByText('Driver: Beto Luna')).toBeTruthy();
    server.answers[DETAILS] = () => ({ body: shipped({ order_delivery_info: holder }) });
    await showScreen(`/driver-order/${ORDER}`);
    expect(await screen.findByText('Driver: Beto Luna (you)')).toBeTruthy();
  });
});

describe('the keyword', () => {
  test('is asked for at the door', async () => {
    await showScreen(`/driver-order/${ORDER}`);
    expect(await screen.findByText(KEYWORD)).toBeTruthy();
  });

  test.each(['pending', 'delivered', 'delivery_failed'] as const)(
    'of an order that is %s is asked for by nobody, even where it is known',
    async (status) => {
      server.answers[DETAILS] = () => ({ body: shipped({ status }) });
      await showScreen(`/driver-order/${ORDER}`);
      await screen.findByText('Lupita Reyes');
      expect(screen.queryByText(KEYWORD)).toBeNull();
      expect(screen.queryByText('girasol')).toBeNull();
    },
  );

  test('is not asked for again once the delivery is kept on the device', async () => {
    await showScreen(`/driver-order/${ORDER}`);
    await user.click(await screen.findByRole('button', { name: 'Delivered' }));
    server.setOnline(false);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes, delivered' }));
    await screen.findByText('Waiting to be sent');
    expect(screen.queryByText(KEYWORD)).toBeNull();
    server.setOnline(true);
  });
});

test('the queue goes on with Load more, as the specification has it', async () => {
  const next = '/api/companies/driver/all_orders/?page=2';
  server.answers[QUEUE] = () => ({ body: { results: [queued()], next, previous: null, count: 2 } });
  await showScreen('/driver');
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeTruthy();
});
