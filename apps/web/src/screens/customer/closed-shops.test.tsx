import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart, removeCartItem } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCartGroup, aCartItem, aCartOf } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aProduct, aProductPage } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { lost, reply } from '../../../test/harness/replies.ts';
import { type GuestLine, readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';

// A Saturday, 20:30 on the clock of the towns; the bakery opens on Monday at 7:00.
const SATURDAY = new Date('2026-11-22T02:30:00Z');
const MONDAY = new Date('2026-11-23T13:00:00Z');
const NOTE = /^Closed now · opens Monday 7:00\sAM, delivered after that$/;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY }));
afterEach(() => {
  vi.useRealTimers();
});

describe("a visitor's cart with a closed shop", () => {
  const opening = { isOpenNow: false, nextChangeAt: MONDAY.toISOString() };

  function lineOf(id: number, company: number, own: Partial<GuestLine> = {}): GuestLine {
    const made = guestLineOf(aProductPage({ id, name: `Goods ${id}`, company, options: [] }), [], 1);
    if ('refusal' in made) throw new Error('there is nothing to choose');
    return { ...made.line, addedAt: `2026-11-21T12:00:0${id}Z`, ...own };
  }

  function openCart() {
    setGuestLines([lineOf(1, 8, { opening }), lineOf(2, 9), lineOf(3, 8, { opening })]);
    // What was lost leaves a line as it was.
    return openScreen('/cart', { replies: [lost(getProduct)] });
  }
  const ids = () => readGuestCart().lines.map(({ productId }) => productId);

  test('says when what it sells is delivered, and refuses nothing (HOURS-7)', async () => {
    await openCart();
    expect(await screen.findAllByText(NOTE)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Log in and order' })).not.toHaveLength(0);
  });

  test('leaves all of it out at once, and puts all of it back in its place', async () => {
    await openCart();
    await userEvent.click(await screen.findByRole('button', { name: /Leave this shop out/ }));
    expect(ids()).toEqual([2]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('says nothing any more once the clock has passed the opening', async () => {
    vi.setSystemTime(MONDAY);
    await openCart();
    await screen.findByText('Goods 1');
    expect(screen.queryByText(/Closed now/)).toBeNull();
  });
});

describe('an order with a closed shop', () => {
  // The burritos' shop is closed; another one is open.
  const closed = aCartGroup([aCartItem(2)], { is_open_now: false, next_change_at: MONDAY.toISOString() });
  const other = aCartGroup([aCartItem(1, aProduct({ id: 32, company: 3 }), { id: 10 })], {
    _id: 3,
    name: 'La Esquina',
  });

  async function openFilledIn() {
    let cart = aCartOf(closed, other);
    const taken = reply(removeCartItem, () => {
      cart = aCartOf(other);
      return cart;
    });
    const at = await openScreen('/checkout', {
      as: aCustomer(),
      replies: [
        reply(getCart, () => cart),
        taken,
        reply(getRandomWord, { word: 'giraffe' }),
        reply(getCustomerAddress, anAddress()),
        reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 45 }),
        reply(listOrders, aList([])),
      ],
    });
    await screen.findByText('Calle Hidalgo 12');
    await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
    return at;
  }

  const ask = async () => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Place order' })[0] as HTMLElement);
    return within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
  };

  test('says so beside the sum and before it goes out, and can be sent', async () => {
    const at = await openFilledIn();
    const side = within(screen.getByRole('complementary', { name: 'Your order' }));
    expect(side.getByRole('note').textContent).toContain('Burritos El Güero: Closed now · opens Monday 7:00');
    const dialog = await ask();
    expect(dialog.getByRole('note').textContent).toContain('Burritos El Güero: Closed now · opens Monday 7:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(at.calls.to(createOrder).map(({ body }) => body.expected_total)).toEqual([135]));
  });

  test('can go without it: what is left is asked for anew', async () => {
    await openFilledIn();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave this shop out: Burritos El Güero' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    const rest = await ask();
    expect(rest.getByText(/1 item for \$45.00 MXN/)).toBeDefined();
    expect(rest.queryByRole('note')).toBeNull();
  });
});
