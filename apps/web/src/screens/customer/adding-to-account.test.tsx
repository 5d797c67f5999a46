import { addCartItem } from '@mercadito/contracts/cart';
import { getCompany } from '@mercadito/contracts/companies';
import type { ProductOption } from '@mercadito/contracts/product-options';
import { getProduct } from '@mercadito/contracts/products';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const ADDED = reply(addCartItem, aCart(1));

/** A product's page, on which all is chosen. */
async function openProduct(adding: Reply) {
  const at = await openScreen('/product/2/31', {
    as: aCustomer(),
    replies: [reply(getProduct, aProductPage()), reply(getCompany, aCompany()), adding],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'De harina' }));
  return { at, button: screen.getByRole('button', { name: 'Add to Cart' }) };
}

/** Taps twice, where the first answer is this one; answers what the server was asked. */
async function tapAgainAfter(first: Reply) {
  const { at, button } = await openProduct(inTurn(first, ADDED));
  await userEvent.click(button);
  await screen.findByRole('alert');
  await userEvent.click(button);
  await waitFor(() => expect(at.calls.to(addCartItem)).toHaveLength(2));
  return at.calls.to(addCartItem);
}

test.each([
  ['was lost', lost(addCartItem)],
  ['says the server was too busy to know', refuse(addCartItem, 503, 'unavailable')],
])('a tap after an answer that %s asks for the same piece, not for another', async (_what, first) => {
  const [one, other] = await tapAgainAfter(first);
  expect(one?.key).toBeTruthy();
  expect(other).toEqual(one);
});

test('two quick taps are one, and the button is locked until the page has changed (CART-7)', async () => {
  const { at, button } = await openProduct(ADDED);
  button.click();
  button.click();
  await waitFor(() => expect(at.pathname).toBe('/cart'));
  expect(at.calls.to(addCartItem)).toHaveLength(1);
});

test('a tap after a refusal is a new one', async () => {
  const [one, other] = await tapAgainAfter(refuse(addCartItem, 409, 'out_of_stock'));
  expect(other?.key).not.toBe(one?.key);
});

test('a choice that has sold out unnoticed is named after the refusal, and the rest goes into the cart at the next tap', async () => {
  const { at, button } = await openProduct(inTurn(refuse(addCartItem, 409, 'option_unavailable'), ADDED));
  await userEvent.click(screen.getByRole('button', { name: /Extra queso/ }));
  const [extras, ...others] = aProductPage().options;
  const soldOut = { ...extras, attributes: extras?.attributes.map((each) => ({ ...each, available: false })) };
  at.replies.set(reply(getProduct, aProductPage({ options: [soldOut as ProductOption, ...others] })));
  await userEvent.click(button);
  expect(await screen.findByText('“Extra queso” is sold out and is left out.')).toBeTruthy();
  await userEvent.click(button);
  await waitFor(() => expect(at.calls.to(addCartItem)[1]?.body.attribute_values).toEqual([82]));
});
