import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { MiniCartBar } from '../../features/cart-editing/mini-cart-bar.tsx';
import { Component as Home } from './home.screen.tsx';
import { aProduct } from './testing/goods.ts';
import { type Answers, CUSTOMER, json, renderShop } from './testing/render-shop.tsx';

const NAME = 'Burrito de deshebrada roja';
const LIST: Answers = {
  '/companies/product/home-products': () =>
    json({
      products: { results: [aProduct()] },
      next: null,
      current_page: 1,
      total_page: 1,
      count: 1,
      count_is_capped: false,
    }),
  '/companies/product/home-products-categories': () => json([]),
};

/** An account's cart on a server: what it holds follows the calls. */
function anAccountsCart(): Answers {
  const { name, price, discount, discounted_price, currency, cargo_extra, company } = aProduct();
  const product = { id: 31, name, price, discount, discounted_price, currency, cargo_extra, company };
  const shop = { _id: company, name: 'Burritos', location: 'Galeana', profileImage: null, is_open_now: true };
  let count = 0;
  const cart = () => {
    const item = {
      id: 9,
      count,
      added_at: '2026-11-01T12:00:00.000Z',
      product: { ...product, photo: null, photo_picture: null, available: true, stock: null },
      attribute_groups: [],
      item_total: count * price,
    };
    const groups = [{ company: { ...shop, next_change_at: null }, items: [item], subtotal: count * price }];
    return { cart: count > 0 ? groups : [], total_items: count, total_cost: count * price };
  };
  const nowOf = (wanted: number, status?: number) => () => {
    count = wanted;
    return json(cart(), status);
  };
  return {
    'GET /companies/cart/cart-items/5': () => json(cart()),
    'POST /companies/cart/add-item': nowOf(1, 201),
    'PUT /companies/cart/update-item': nowOf(2),
    'DELETE /companies/cart/remove-item': nowOf(0),
  };
}

const stepper = () => screen.findByRole('group', { name: `Quantity: ${NAME}` }).then(within);
const bar = () => screen.findByRole('link', { name: /View cart/ });
const screens = (
  <>
    <Home />
    <MiniCartBar />
  </>
);

describe.each([
  ['a visitor', {}],
  ['an account', { user: CUSTOMER }],
])("a card's quick add, for %s,", (_whose, person) => {
  beforeEach(async () => {
    const router = await renderShop(screens, { answers: { ...LIST, ...anAccountsCart() }, ...person });
    await userEvent.click(await screen.findByRole('button', { name: `Add to cart: ${NAME}` }));
    await stepper();
    expect(router.state.location.pathname).toBe('/');
  });

  test('stays in the list, counts on the card, and the bar below moves', async () => {
    expect((await stepper()).getByLabelText('Quantity')).toHaveProperty('value', '1');
    expect((await bar()).textContent).toBe('1 item$45.00 MXNView cart');
    // By key: a tap in the first half second is not meant for it.
    (await stepper()).getByRole('button', { name: 'Increase quantity' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => (await bar()).textContent).toBe('2 items$90.00 MXNView cart');
    expect((await stepper()).getByLabelText('Quantity')).toHaveProperty('value', '2');
  });

  test('hands the focus on to what took its place', async () => {
    const more = (await stepper()).getByRole('button', { name: 'Increase quantity' });
    await expect.poll(() => document.activeElement).toBe(more);
  });

  test('takes the last piece away again', async () => {
    (await stepper()).getByRole('button', { name: `Remove ${NAME}` }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: `Add to cart: ${NAME}` })).toBeDefined();
    await expect.poll(() => screen.queryByRole('link', { name: /View cart/ })).toBeNull();
  });
});
