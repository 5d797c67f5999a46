import { listAvailableDrivers } from '@mercadito/contracts/deliveries/admin';
import { listDriverReports } from '@mercadito/contracts/deliveries/reports';
import { getDispatchOrder } from '@mercadito/contracts/dispatch';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCustomer, anAdmin } from './fixtures/accounts.ts';
import { aDispatchOrder } from './fixtures/dispatch.ts';
import { aList } from './fixtures/lists.ts';
import { anOrder, anOrderItem } from './fixtures/orders.ts';
import { openScreen } from './harness/open-screen.tsx';
import { fromNewerServer, reply } from './harness/replies.ts';

/** An order as a version has it that knows more: it is weighed before it leaves, and goes by bicycle. */
const newer = (order: ReturnType<typeof anOrder>) => ({
  ...order,
  status: 'being_weighed',
  load_type: 'by_bicycle',
  events: [
    { status: 'pending', at: '2026-11-21T10:00:00Z' },
    { status: 'being_weighed', at: '2026-11-21T10:05:00Z' },
  ],
  order_companies: order.order_companies.map((company) => ({
    ...company,
    orderItem: [{ ...anOrderItem({ name: 'Conchas' }), status: 'replaced' }],
  })),
});

test('a customer still sees an order whose status, load and items only a newer server knows', async () => {
  await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [fromNewerServer(getOrder, newer(anOrder()))],
  });
  await screen.findByRole('heading', { name: /^Order from / });
  const main = within(screen.getByRole('main'));
  expect(screen.getByRole('main').querySelector('.mantine-Badge-root')?.textContent).toContain('Other');
  expect(main.getByText(/does not know this status yet/)).toBeDefined();
  const steps = within(main.getByRole('list', { name: 'Order history' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^[A-Z][a-z ]+/)?.[0])).toEqual([
    'Order placed',
    expect.stringMatching(/^Other/),
  ]);
  expect(main.getByText(/Conchas/)).toBeDefined();
  // The order may still be on its way: its word for the driver stays, and nobody is offered what may be forbidden.
  expect(main.getByText('giraffe')).toBeDefined();
  expect(main.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
});

test('an Admin sees in its place that something happened to an order which this version does not know', async () => {
  const at = (minute: number) => `2026-11-21T10:0${minute}:00Z`;
  const happening = { by: 'Ana Ruiz', driver_name: null, detail: '' };
  await openScreen('/admin/dispatch/WAITING1', {
    as: anAdmin(),
    replies: [
      fromNewerServer(getDispatchOrder, {
        ...aDispatchOrder(),
        history: [
          { ...happening, kind: 'placed', at: at(0) },
          { ...happening, kind: 'weighed', at: at(1), detail: '12 kg' },
          { ...happening, kind: 'requeued', at: at(2) },
        ],
      }),
      reply(listAvailableDrivers, []),
      reply(listDriverReports, aList([])),
    ],
  });
  const history = within(await screen.findByRole('region', { name: 'Order history' }));
  expect(history.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Order placed',
    'Something else happened',
    'Ana Ruiz put it back in the queue',
  ]);
  expect(history.getByText('12 kg')).toBeDefined();
});
