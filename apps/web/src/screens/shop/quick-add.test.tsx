import { addCartItem, getCart, removeCartItem, updateCartItem } from '@mercadito/contracts/cart';
import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeProducts } from '@mercadito/contracts/products';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCart, EMPTY_CART } from '../../../test/fixtures/carts.ts';
import { aProduct, homeProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { refuse, reply } from '../../../test/harness/replies.ts';

const NAME = aProduct().name;
const LIST = [reply(listHomeProducts, homeProducts([aProduct()])), reply(listHomeProductCategories, [])];

/** An account's cart on a server: what it holds follows the calls. */
function anAccountsCart() {
  let cart = EMPTY_CART;
  const nowOf = (count: number) => () => {
    cart = count === 0 ? EMPTY_CART : aCart(count);
    return cart;
  };
  return [
    reply(getCart, () => cart),
    reply(addCartItem, nowOf(1)),
    reply(updateCartItem, nowOf(2)),
    reply(removeCartItem, nowOf(0)),
  ];
}

const stepper = () => screen.findByRole('group', { name: `Quantity: ${NAME}` }).then(within);
const bar = () => screen.findByRole('link', { name: /View cart/ });
test('each card answers its own press, though another one is still on its way (PRODUCT-9)', async () => {
  const [bread, milk] = [aProduct({ id: 41, name: 'Pan' }), aProduct({ id: 42, name: 'Leche' })];
  const answers = new Map([bread, milk].map(({ id }) => [id, Promise.withResolvers<void>()]));
  const at = await openScreen('/', {
    as: aCustomer(),
    replies: [
      reply(listHomeProducts, homeProducts([bread, milk])),
      reply(listHomeProductCategories, []),
      reply(getCart, EMPTY_CART),
      reply(addCartItem, async ({ body }) => {
        await answers.get(body.product_id)?.promise;
        return refuse(addCartItem, 409, 'sold_out');
      }),
    ],
  });
  const add = (name: string) => screen.getByRole('button', { name: `Add to cart: ${name}` });
  await screen.findByRole('button', { name: 'Add to cart: Pan' });
  await userEvent.click(add('Pan'));
  await userEvent.click(add('Leche'));
  expect(at.calls.to(addCartItem).map(({ body }) => body.product_id)).toEqual([41, 42]);
  answers.get(41)?.resolve();
  const refusal = await screen.findByRole('alert');
  expect(refusal.closest('li')?.textContent).toContain('Pan');
  expect(add('Leche').hasAttribute('data-loading')).toBe(true);
  answers.get(42)?.resolve();
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(2);
});

describe.each([
  ['a visitor', null],
  ['an account', aCustomer()],
])("a card's quick add, for %s,", (_whose, as) => {
  async function addFromTheList() {
    const at = await openScreen('/', { as, replies: [...LIST, ...anAccountsCart()] });
    await userEvent.click(await screen.findByRole('button', { name: `Add to cart: ${NAME}` }));
    await stepper();
    expect(at.pathname).toBe('/');
  }

  test('stays in the list, counts on the card, and the bar below moves (CART-8, PRODUCT-9)', async () => {
    await addFromTheList();
    expect((await stepper()).getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '1');
    expect((await bar()).textContent).toBe('1 item$45.00 MXNView cart');
    // By key: a tap in the first half second is not meant for it.
    (await stepper()).getByRole('button', { name: /^Increase quantity/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(async () => (await bar()).textContent).toBe('2 items$90.00 MXNView cart');
    expect((await stepper()).getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '2');
  });

  test('hands the focus on to what took its place', async () => {
    await addFromTheList();
    const more = (await stepper()).getByRole('button', { name: /^Increase quantity/ });
    await expect.poll(() => document.activeElement).toBe(more);
  });

  test('takes the last piece away again', async () => {
    await addFromTheList();
    (await stepper()).getByRole('button', { name: `Remove ${NAME}` }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: `Add to cart: ${NAME}` })).toBeDefined();
    await expect.poll(() => screen.queryByRole('link', { name: /View cart/ })).toBeNull();
  });
});
