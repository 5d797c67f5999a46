import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { type Cart, getCart } from '@mercadito/contracts/cart';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart, aCartGroup, aCartItem, aCartOf } from '../../../test/fixtures/carts.ts';
import { aProduct } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

async function openCart(cart: Cart) {
  await openScreen('/cart', {
    as: aCustomer(),
    replies: [reply(getCart, cart), reply(getCustomerAddress, anAddress())],
  });
  await screen.findByRole('heading', { level: 2, name: cart.cart[0]?.company.name ?? '' });
}

const said = () => document.querySelector('main')?.textContent?.match(/\$[\d,.]+ MXN/g) ?? [];
const bread = aProduct({ id: 77, name: 'Pan', price: 12, discounted_price: 12 });

test('one line of one piece says its price once, and the total beside the button and in the summary, of which one is shown', async () => {
  await openCart(aCart(1));
  expect(said()).toEqual(Array.from({ length: 3 }, () => '$45.00 MXN'));
  expect(screen.queryByText(/c\/u|each/)).toBeNull();
  expect(screen.queryByText('Subtotal')).toBeNull();
});

test('a business has its sub-total where neither a line nor the total says it (CART-6)', async () => {
  const two = aCartGroup([aCartItem(2), aCartItem(1, bread, { id: 10 })]);
  const other = aCartGroup([aCartItem(3, { ...bread, id: 78, company: 9 }, { id: 12 })], { _id: 9, name: 'Otra' });
  await openCart(aCartOf(two, other));
  const shops = screen.getAllByRole('region').filter((each) => each.querySelector('h2'));
  expect(shops.map((shop) => within(shop).queryByText('Subtotal') !== null)).toEqual([true, false]);
});

test.each([
  ['79.99 %', 7_999, false],
  ['80 %', 8_000, true],
])('the room left is told from 80 %% of it on: with %s in it %s (CART-15)', async (_what, price, isSaid) => {
  await openCart(aCartOf(aCartGroup([aCartItem(1, aProduct({ price, discounted_price: price }))])));
  expect(screen.queryByText(/You can still add/) !== null).toBe(isSaid);
});
