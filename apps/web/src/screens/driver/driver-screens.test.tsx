import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeApi, refusal, startFakeApi } from './testing/fake-api.ts';
import { DRIVER_ID, ORDER, orderItem, profile, queued, redacted, shipped } from './testing/fixtures.ts';
import { showScreen } from './testing/show-screen.tsx';

const CLAIM = 'POST /api/companies/driver/driver/';
const FINISH = 'PUT /api/companies/driver/driver-delivery/';
const DETAILS = 'GET /api/companies/driver/order-detail/';
const PROFILE = 'GET /api/companies/driver-profile/profile-driver/3/';
const ITEM = 'PUT /api/companies/driver/order-status-change/';
const HANDS = `GET /api/companies/driver/list-Orders-Driver/${DRIVER_ID}/`;

let server: FakeApi;
const user = userEvent.setup();

beforeEach(async () => {
  localStorage.clear();
  server = await startFakeApi({
    [PROFILE]: () => ({ body: profile() }),
    [DETAILS]: () => ({ body: shipped() }),
    [HANDS]: () => ({ body: { results: [shipped()] } }),
    'GET /api/companies/driver/all_orders/': () => ({
      body: { results: [queued()], next: null, previous: null, count: 1 },
    }),
  });
});
afterEach(cleanup);

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('taking an order', () => {
  test.each([
    ['already_claimed', { driver_name: 'Beto Luna' }, 'Beto Luna took this order first.'],
    ['has_current_order', { current_order: 'Other12345' }, 'Deliver the order in your hands first.'],
  ])('that is refused with %s says so in words', async (code, facts, words) => {
    server.answers[CLAIM] = () => refusal(code, facts as unknown as Record<string, string>);
    server.answers[DETAILS] = () => ({ status: 404, body: { detail: '', message: '', code: 'not_found' } });
    await showScreen('/driver');
    await press('Take order of Lupita');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  test('while off duty is explained beside the switch', async () => {
    server.answers[CLAIM] = () => refusal('driver_unavailable');
    await showScreen('/driver');
    expect((await screen.findByRole('switch')).textContent).toContain('ON Servece');
    // Somebody has switched the driver off elsewhere.
    server.answers[PROFILE] = () => ({
      body: profile({ settings: { ...profile().settings, availability_status: 'unavailable' } }),
    });
    await press('Take order of Lupita');
    expect((await screen.findByText(/so you cannot take orders/)).closest('div')).toBe(
      screen.getByRole('switch', { name: /OFF Servece/ }).parentElement,
    );
  });

  test('whose answer was lost asks again with the same key, and leads to the order', async () => {
    await showScreen('/driver');
    const take = await screen.findByRole('button', { name: 'Take order of Lupita' });
    server.answers[CLAIM] = () => ({ status: 503, body: { detail: 'busy', message: 'busy', code: 'busy' } });
    await user.click(take);
    await screen.findByText(/Tap Take order again/);
    server.answers[CLAIM] = () => ({ body: { order: shipped(), driver: profile() } });
    await press('Take order of Lupita');
    await screen.findByText('girasol');
    const [first, second] = server.to(CLAIM);
    expect(first?.key).toBeTruthy();
    expect(second?.key).toBe(first?.key);
  });
});

describe('an order that waits', () => {
  test('says in the queue who and where it is for', async () => {
    await showScreen('/driver');
    const card = within(
      (await screen.findByRole('button', { name: 'Take order of Lupita' })).closest('li') as HTMLElement,
    );
    expect(card.getByText('Lupita Reyes')).toBeTruthy();
    expect(card.getByText(/Calle Hidalgo and Calle Morelos/)).toBeTruthy();
    expect(card.getByText(/Portón azul/)).toBeTruthy();
  });

  test('shows neither phone, number nor keyword before it is taken', async () => {
    server.answers[DETAILS] = () => ({ body: redacted() });
    await showScreen(`/driver-order/${ORDER}`);
    await screen.findByRole('button', { name: 'Take order' });
    expect(screen.queryByRole('link', { name: /Call Lupita/ })).toBeNull();
    expect(screen.queryByText('Ask the customer for this word')).toBeNull();
    expect(screen.queryByText(/12-B/)).toBeNull();
    expect(screen.getByText(/once the order is yours/)).toBeTruthy();
  });
});

describe('the Danger Zone', () => {
  test('saves only a status that has changed', async () => {
    server.answers[ITEM] = () => {
      const changed = shipped({ order_total: 50 });
      const company = changed.order_companies[0];
      if (company) company.orderItem = [orderItem({ status: 'not_found' })];
      server.answers[DETAILS] = () => ({ body: changed });
      return { body: changed };
    };
    await showScreen(`/driver-order/${ORDER}`);
    await press('Change status of Conchas');
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    expect(save().disabled).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Approved' }));
    expect(save().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Not found' }));
    await user.click(save());
    expect((await screen.findAllByText('Total recalculated without 1 item')).length).toBe(2);
    expect(server.to(ITEM).map(({ body }) => body)).toEqual([
      { driver_id: DRIVER_ID, order_item_id: 11, transaction_id: ORDER, status_item: 'not_found' },
    ]);
  });

  test('stays closed to whoever does not hold the order', async () => {
    server.answers[DETAILS] = () => ({ body: shipped({ is_mine: false }) });
    await showScreen(`/driver-order/${ORDER}`);
    await screen.findByText('Conchas', { exact: false });
    expect(screen.queryByRole('button', { name: 'Change status of Conchas' })).toBeNull();
  });
});

describe('how a delivery ended', () => {
  const delivered = shipped({ status: 'delivered', delivery_password: null, telephone: null });

  test('waits on the device without network, outlives a reload and is sent once, with the same key', async () => {
    await showScreen(`/driver-order/${ORDER}`);
    await press('Delivered');
    server.setOnline(false);
    await user.dblClick(screen.getByRole('button', { name: 'Yes, delivered' }));
    await screen.findByText('Waiting to be sent');
    const [stored] = JSON.parse(localStorage.getItem('outbox') ?? '[]');

    await showScreen('/driver-order-list');
    await screen.findByText('1 delivery waiting to be sent');
    server.answers[FINISH] = () => ({ body: delivered });
    server.setOnline(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(server.to(FINISH)).toMatchObject([
      { key: stored.key, body: { driver_id: DRIVER_ID, transaction_id: ORDER, delivery_successful: true, body: '' } },
    ]);
  });

  test('is sent again after an answer that says nothing, always with one key', async () => {
    server.answers[FINISH] = () => ({ status: 503, body: { detail: '', message: '', code: 'busy' } });
    await showScreen(`/driver-order/${ORDER}`);
    await press('Delivered');
    await user.click(screen.getByRole('button', { name: 'Yes, delivered' }));
    await press('Send now');
    server.answers[FINISH] = () => ({ body: delivered });
    await waitFor(() => expect(server.to(FINISH).length).toBeGreaterThan(1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(new Set(server.to(FINISH).map(({ key }) => key)).size).toBe(1);
  });

  test('that the server will not have is told until it is read', async () => {
    server.answers[FINISH] = () => refusal('wrong_status');
    await showScreen(`/driver-order/${ORDER}`);
    await press('Delivered');
    await user.click(screen.getByRole('button', { name: 'Yes, delivered' }));
    await screen.findByText(`Order ${ORDER} was not accepted as you sent it`);
    await press('Understood');
    expect(localStorage.getItem('outbox')).toBeNull();
  });

  test('that an earlier version has kept is sent with its own key', async () => {
    const refusal = null;
    const kept = { driverId: DRIVER_ID, transactionId: ORDER, isDelivered: true, comment: '', key: 'k1', decidedAt: 1 };
    const theirs = { ...kept, driverId: DRIVER_ID + 1, key: 'k2' };
    const former = [kept, theirs].map((each) => ({ ...each, refusal }));
    localStorage.setItem('deliveryOutcomes', JSON.stringify(former));
    server.answers[FINISH] = () => ({ body: delivered });
    await showScreen('/driver-order-list');
    await waitFor(() => expect(server.to(FINISH)).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem('outbox')).toBeNull());
    expect(server.to(FINISH)).toMatchObject([{ key: 'k1', body: { transaction_id: ORDER } }]);
    expect(JSON.parse(localStorage.getItem('deliveryOutcomes') ?? '')).toEqual([{ ...theirs, refusal }]);
  });

  test('as a failure needs its reason', async () => {
    await showScreen(`/driver-order/${ORDER}`);
    await press('Order Failed');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Not yet' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, it failed' }));
    expect(dialog.getByText('Write why it could not be delivered')).toBeTruthy();
    expect(server.to(FINISH)).toEqual([]);
  });
});

test('the orders in hand stay readable without network, with their age', async () => {
  await showScreen('/driver-order-list');
  await screen.findByRole('link', { name: 'Open order of Lupita' });
  server.setOnline(false);
  await showScreen(`/driver-order/${ORDER}`);
  expect(await screen.findByText('girasol')).toBeTruthy();
  expect(await screen.findByText(/Updated/)).toBeTruthy();
});

test.each([
  ['shipped', 'Total to collect'],
  ['delivered', 'Total collected'],
  ['delivery_failed', 'Order total'],
] as const)('of an order that is %s the total is called %s', async (status, words) => {
  server.answers[DETAILS] = () => ({ body: { ...shipped(), status } });
  await showScreen(`/driver-order/${ORDER}`);
  expect(await screen.findByText(words)).toBeTruthy();
});
