import { listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrderSummary } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('an order that is to be confirmed says so among the others, and what follows (DISPATCH-14)', async () => {
  const orders = [
    anOrderSummary({ transaction_id: 'ABCDEFGH', status: 'pending', awaits_confirmation: true }),
    anOrderSummary({ transaction_id: 'ABCDEFGI', status: 'pending' }),
  ];
  await openScreen('/myorders', { as: aCustomer(), replies: [reply(listOrders, aList(orders))] });
  const [doubted, other] = within(await screen.findByRole('list', { name: 'My Orders' })).getAllByRole('listitem');
  expect(doubted?.textContent).toMatch(/^To be confirmed.*We will write to you to confirm your order\./);
  expect(other?.textContent).toMatch(/^Pending/);
  expect(other?.textContent).not.toMatch(/confirm/);
  await expectAccessible();
});
