import { type CompanyOrder, changeShopItem, listCompanyOrders } from '@mercadito/contracts/orders/company';
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
  let order = aCompanyOrder({ picked_up_at: null, orderItem: [anOrderItem({ name: 'Burrito' })], ...own });
  const at = await openScreen('/mybusiness/orders-company', {
    as: anOwner(),
    replies: [
      reply(listCompanyOrders, () => aNumberedList([order])),
      reply(changeShopItem, ({ body }) => {
        order = { ...order, orderItem: order.orderItem.map((item) => ({ ...item, status: body.status_item })) };
        return order;
      }),
    ],
  });
  await screen.findByRole('heading', { name: 'Order DEFGH' });
  return at;
}

test('an owner says that an item is not there, and takes it back (ORDER-18)', async () => {
  const at = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Burrito: not found' }));
  await screen.findByText('“Burrito” was taken off the order and is no longer for sale');
  await screen.findByText('Not found', { ignore: 'button *' });
  expect(screen.getByRole('button', { name: 'Burrito: found after all' })).toBeDefined();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Burrito: not found' });
  const place = { company_id: 2, transaction_id: 'ABCDEFGH', order_item_id: 11 };
  expect(at.calls.to(changeShopItem).map(({ body }) => body)).toEqual([
    { ...place, status_item: 'not_found' },
    { ...place, status_item: 'approved' },
  ]);
});

test('what the server will not have is said', async () => {
  const at = await open();
  at.replies.set(refuse(changeShopItem, 409, 'already_picked_up'));
  await userEvent.click(screen.getByRole('button', { name: 'Burrito: not found' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeDefined());
});

test.each<[string, Partial<CompanyOrder>]>([
  ['is with the driver', { picked_up_at: '2026-11-20T19:00:00Z' }],
  ['is of an order that has ended', { order_status: 'delivered' }],
  ['was canceled', { orderItem: [anOrderItem({ status: 'canceled' })] }],
  ['is told by an older server', { picked_up_at: undefined }],
])('nothing is said of an item that %s (ORDER-18)', async (_, own) => {
  await open(own);
  expect(screen.queryByRole('button', { name: /: not found|after all/ })).toBeNull();
});
