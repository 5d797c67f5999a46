import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Component as OrderScreen } from './order-details.screen.tsx';
import { SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { type Asked, openTown } from './testing/town-server.ts';

const item: OrderDetails['order_companies'][number]['orderItem'][number] = {
  id: 1,
  product_id: 31,
  name: 'Burrito',
  status: 'approved',
  count: 2,
  price: 60,
  discounted_price: 60,
  discount: 0,
  cargo_extra: 0,
  currency: 'MXN',
  item_total: 120,
  image_product: null,
  image_picture: null,
  attributes: [],
};

const FOGON = { company_id: 2, company_name: 'El Fogón', total: 120, is_open_now: null, next_change_at: null };

const anOrder = (fields: Partial<OrderDetails> = {}): OrderDetails => ({
  transaction_id: 'ABCDEFGH',
  user_name: 'Lupita',
  last_name: 'Ríos',
  date_issued: '2026-11-20T18:00:00Z',
  status: 'pending',
  load_type: 'medium',
  delivery_password: 'giraffe',
  delivery_instructions: '',
  delivery_description: '',
  cancellation_reason: '',
  order_total: 120,
  usd_mxn_value: 18,
  telephone: '+526360002000',
  alternate_receiver_phone: '',
  location: 'Galeana',
  street_1: 'Calle Hidalgo',
  street_2: '',
  exterior_number: '12',
  interior_number: '',
  reference: 'Portón verde',
  driver: null,
  order_companies: [{ ...FOGON, orderItem: [item] }],
  events: [{ status: 'pending', at: '2026-11-20T18:00:00Z' }],
  updated_at: '2026-11-20T18:00:00Z',
  ...fields,
});

async function open(order: OrderDetails) {
  const cancelled: Asked[] = [];
  await openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'GET /companies/orders/get-order/5/ABCDEFGH': () => ({ body: order }),
    'PUT /companies/orders/cancel-order': (asked) => {
      cancelled.push(asked);
      return { body: { ...order, status: 'cancelled' } };
    },
  });
  const screens = (
    <Routes>
      <Route path="/order-details/:transactionId" element={<OrderScreen />} />
      <Route path="*" element={null} />
    </Routes>
  );
  await show(screens, { at: '/order-details/ABCDEFGH', user: LUPITA });
  await screen.findByText('giraffe');
  return cancelled;
}

describe("an order's page", () => {
  test('asks by name before it cancels, then leads to the orders', async () => {
    const cancelled = await open(anOrder());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel order ABCDEFGH?' }));
    expect(cancelled).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    expect(await screen.findByText('/myorders', { selector: 'output' })).toBeDefined();
    expect(cancelled).toMatchObject([{ body: { transaction_id: 'ABCDEFGH' } }]);
  });

  test.each(['shipped', 'delivered', 'cancelled', 'declined'] as const)(
    'offers no cancelling when %s',
    async (status) => {
      await open(anOrder({ status }));
      expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    },
  );

  test('marks the step it stands at', async () => {
    await open(
      anOrder({ status: 'shipped', events: [...anOrder().events, { status: 'shipped', at: '2026-11-20T19:00:00Z' }] }),
    );
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map((step) => step.textContent)).toEqual([expect.stringContaining('On the way')]);
  });

  test.each([
    ['pending', 1],
    ['shipped', 0],
  ] as const)('says of a %s order when a closed shop opens: %i times', async (status, times) => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const closed = { ...FOGON, is_open_now: false, next_change_at: inAWeek, orderItem: [item] };
    await open(anOrder({ status, order_companies: [closed] }));
    expect(screen.queryAllByText(/^Closed now · opens .+: delivered after that$/)).toHaveLength(times);
  });

  test('says why the total is lower than what was ordered', async () => {
    const lost = { ...item, id: 2, name: 'Soda', item_total: 30, status: 'not_found' as const };
    const companies = [{ ...FOGON, orderItem: [item, lost] }];
    await open(anOrder({ status: 'shipped', order_companies: companies }));
    expect(screen.getByText('Not found')).toBeDefined();
    expect(screen.getByText('The total is $30.00 MXN lower because 1 product could not be brought.')).toBeDefined();
  });

  test('gives the driver a call once one has taken it and is known', async () => {
    await open(anOrder({ status: 'shipped', driver: { name: 'Beto', last_name: 'Loya', telephone: '+526361112222' } }));
    expect(screen.getByText(/Beto Loya/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Call (+52)636-111-2222' }).getAttribute('href')).toBe('tel:+526361112222');
  });
});
