import { type CompanyOrder, listCompanyOrders, sayOrderReady } from '@mercadito/contracts/orders/company';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompanyOrder } from '../../../test/fixtures/company-orders.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { anOrderItem } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

/** The screen with one order, of which the server keeps what is said. */
async function open(own: Partial<CompanyOrder> = {}) {
  let order = aCompanyOrder({ ready_at: null, picked_up_at: null, ...own });
  const at = await openScreen('/mybusiness/orders-company', {
    as: anOwner(),
    replies: [
      reply(listCompanyOrders, () => aNumberedList([order])),
      reply(sayOrderReady, ({ body }) => {
        order = { ...order, ready_at: body.is_ready ? '2026-11-20T18:30:00Z' : null };
        return order;
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Order DEFGH' });
  return at;
}

test('an owner says that an order is ready, and takes it back (ORDER-19)', async () => {
  const at = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ready: order DEFGH' }));
  await screen.findByText('Order DEFGH is marked as ready');
  // The message has told it: the line is there to be read.
  expect((await screen.findByText(/^Ready ·/)).closest('[role=status]')).toBeNull();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Ready: order DEFGH' })).toBeDefined();
  const place = { company_id: 2, transaction_id: 'ABCDEFGH' };
  expect(at.calls.to(sayOrderReady).map(({ body }) => body)).toEqual([
    { ...place, is_ready: true },
    { ...place, is_ready: false },
  ]);
});

test('what the server will not have is said', async () => {
  const at = await open();
  at.replies.set(refuse(sayOrderReady, 409, 'already_picked_up'));
  await userEvent.click(screen.getByRole('button', { name: 'Ready: order DEFGH' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
});

test.each<[string, Partial<CompanyOrder>]>([
  ['is with the driver', { picked_up_at: '2026-11-20T19:00:00Z' }],
  ['has ended', { order_status: 'delivered' }],
  ['has nothing left', { orderItem: [anOrderItem({ status: 'not_found' })] }],
  ['is told by an older server', { ready_at: undefined }],
])('nothing is said of an order that %s (ORDER-19)', async (_, own) => {
  await open(own);
  expect(screen.queryByRole('button', { name: /^Ready|ready yet/ })).toBeNull();
});
