import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { type Cart, getCart } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart, aCartGroup, aCartItem, aCartOf } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aCompanyShare, anOrder, anOrderItem } from '../../../test/fixtures/orders.ts';
import { aProduct } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, reply } from '../../../test/harness/replies.ts';

const user = userEvent.setup();
const PLACED = reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 90 });

const bread = aProduct({ id: 77, name: 'Pan' });
const OF_TWO = aCartOf(aCartGroup([aCartItem(2), aCartItem(1, bread, { id: 10 })]));

async function openCheckout(cart: Cart, sending = PLACED) {
  const at = await openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, cart),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, anAddress()),
      reply(listOrders, aList([])),
      sending,
    ],
  });
  await screen.findByText('Calle Hidalgo 12');
  return at;
}

async function ask() {
  const [button] = await screen.findAllByRole('button', { name: 'Place order' });
  await user.click(button as HTMLElement);
  return within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
}

async function send() {
  await user.click(await screen.findByRole('radio', { name: /Medium/ }));
  await user.click((await ask()).getByRole('button', { name: 'Place order' }));
}

describe('what to do where something is not there (ORDER-20)', () => {
  test('is left out unless something else is said, and that is what is sent', async () => {
    const at = await openCheckout(aCart());
    expect(await screen.findByRole('radio', { name: 'Leave it out' })).toHaveProperty('checked', true);
    expect(screen.queryByRole('button', { name: /Exceptions by product/ })).toBeNull();
    await send();
    await waitFor(() => expect(at.pathname).toBe('/myorders'));
    expect(at.calls.to(createOrder)[0]?.body).toMatchObject({ if_missing: 'leave_out', if_missing_lines: [] });
  });

  test('is said of the order and otherwise of single lines, by keyboard alone, and stands in the question', async () => {
    const at = await openCheckout(OF_TWO);
    (await screen.findByRole('radio', { name: 'Leave it out' })).focus();
    await user.keyboard('{Tab}{Enter}');
    const lines = within(await screen.findByRole('group', { name: 'Which ones should we call you about?' }));
    await lines.findByRole('checkbox', { name: 'Pan' });
    await user.keyboard('{Tab}{Tab} ');
    expect(lines.getByRole('checkbox', { name: 'Pan' })).toHaveProperty('checked', true);
    await user.click(await screen.findByRole('radio', { name: /Medium/ }));
    const question = await ask();
    expect(question.getByText('We leave out what is not available. With 1 exception.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(at.calls.to(createOrder)).toHaveLength(1));
    const said = { if_missing: 'leave_out', if_missing_lines: [{ item_id: 10, if_missing: 'call_me' }] };
    expect(at.calls.to(createOrder)[0]?.body).toMatchObject(said);
  });

  test('is no exception any more once it is said of the whole order', async () => {
    await openCheckout(OF_TWO);
    await user.click(await screen.findByRole('button', { name: /Exceptions by product/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pan' }));
    await user.click(screen.getByRole('radio', { name: 'Call me' }));
    const lines = within(screen.getByRole('group', { name: /^Which ones should we leave out/ }));
    for (const each of lines.getAllByRole('checkbox')) expect(each).toHaveProperty('checked', false);
  });

  test('is still there for who comes back, and the same order is sent again after a lost answer', async () => {
    const at = await openCheckout(OF_TWO, inTurn(lost(createOrder), PLACED));
    await user.click(await screen.findByRole('radio', { name: 'Call me' }));
    await user.click(screen.getByRole('button', { name: /Exceptions by product/ }));
    await user.click(await screen.findByRole('checkbox', { name: 'Pan' }));
    await at.reopen();
    expect(await screen.findByRole('checkbox', { name: 'Pan' })).toHaveProperty('checked', true);
    await send();
    await screen.findByText('The connection dropped and we cannot tell whether your order went through');
    await at.reopen();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(at.calls.to(createOrder)).toHaveLength(2));
    const [first, second] = at.calls.to(createOrder);
    expect(second).toEqual(first);
    const said = { if_missing: 'call_me', if_missing_lines: [{ item_id: 10, if_missing: 'leave_out' }] };
    expect(first?.body).toMatchObject(said);
  });

  test.each([
    ['pending', null, 2],
    ['pending', '2026-11-20T19:00:00Z', 0],
    ['cancelled', null, 0],
  ] as const)(
    'is read on a %s order of which a part was picked up at %s %d times',
    async (status, picked_up_at, times) => {
      const orderItem = [anOrderItem({ if_missing: 'call_me' }), anOrderItem({ id: 12, if_missing: 'leave_out' })];
      const order = anOrder({ status, order_companies: [aCompanyShare({ orderItem, picked_up_at })] });
      await openScreen('/order-details/ABCDEFGH', { as: aCustomer(), replies: [reply(getOrder, order)] });
      await screen.findAllByText(/2 × /);
      expect(screen.queryAllByText(/^If not available/)).toHaveLength(times);
    },
  );
});
