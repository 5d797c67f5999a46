import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { getRandomWord } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('how heavy an order is takes one press of Tab, and arrows choose it (LOOK-48, ORDER-6)', async () => {
  await openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, anAddress()),
      reply(listOrders, aList([])),
    ],
  });
  const light = await screen.findByRole('radio', { name: /Light/ });
  const types = within(light.closest('[role=radiogroup]') as HTMLElement);
  const stops = () => types.getAllByRole('radio').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([light]);
  light.focus();
  await userEvent.keyboard('{ArrowDown}');
  const [chosen] = stops();
  expect(chosen).toBe(types.getByRole('radio', { name: /Medium/ }));
  expect([chosen?.ariaChecked ?? chosen?.getAttribute('aria-checked'), document.activeElement]).toEqual([
    'true',
    chosen,
  ]);
});
