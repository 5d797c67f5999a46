import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { heard } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, reply } from '../../../test/harness/replies.ts';

/** What the page has shown as an alert since, however short. */
function watchAlerts(): ReadonlySet<string> {
  const seen = new Set<string>();
  const changes = new MutationObserver(() => {
    for (const alert of document.querySelectorAll('[role=alert]')) seen.add(alert.textContent);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => changes.disconnect());
  return seen;
}

test('an order that goes out passes through no failure, and is told once (LOOK-44, LOOK-47)', async () => {
  const sent = later(createOrder);
  const at = await openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, anAddress()),
      reply(listOrders, aList([])),
      sent,
    ],
  });
  await screen.findByText('Calle Hidalgo 12');
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  const alerts = watchAlerts();
  await userEvent.click(screen.getAllByRole('button', { name: 'Place order' })[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(at.calls.to(createOrder)).toHaveLength(1));
  sent.give({ transaction_id: 'ABCDEFGH', order_total: 90 });
  await waitFor(() => expect(at.pathname).toBe('/myorders'));
  await waitFor(() => expect(heard().filter((text) => text.startsWith('Thanks! We have your order'))).toHaveLength(1));
  expect([...alerts]).toEqual([]);
});
