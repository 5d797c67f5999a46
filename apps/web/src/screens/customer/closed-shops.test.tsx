import type { Cart } from '@mercadito/contracts/cart';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type GuestLine, readGuestCart, setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';
import { Component as CartScreen } from './cart.screen.tsx';
import { Component as Checkout } from './checkout.screen.tsx';
import { ADDRESS, aCart, aProduct, SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { type Asked, openTown } from './testing/town-server.ts';

// A Saturday, 20:30 on the clock of the towns; the bakery opens on Monday at 7:00.
const SATURDAY = new Date('2026-11-22T02:30:00Z');
const MONDAY = new Date('2026-11-23T13:00:00Z');
const NOTE = /^Closed now · opens Monday 7:00\sAM: delivered after that$/;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY }));
afterEach(() => {
  vi.useRealTimers();
});

describe("a visitor's cart with a closed shop", () => {
  const opening = { isOpenNow: false, nextChangeAt: MONDAY.toISOString() };

  function lineOf(id: number, company: number, own: Partial<GuestLine> = {}): GuestLine {
    const made = guestLineOf(aProduct({ id, name: `Goods ${id}`, company, options: [] }), [], 1);
    if ('refusal' in made) throw new Error('there is nothing to choose');
    return { ...made.line, addedAt: `2026-11-21T12:00:0${id}Z`, ...own };
  }

  beforeEach(async () => {
    await openTown({
      'GET /settings': () => ({ body: SETTINGS }),
      // The line is as it was.
      ...Object.fromEntries([1, 2, 3].map((id) => [`GET /companies/product/productID/${id}`, () => 'lost' as const])),
    });
    setGuestLines([lineOf(1, 8, { opening }), lineOf(2, 9), lineOf(3, 8, { opening })]);
  });
  const ids = () => readGuestCart().lines.map(({ productId }) => productId);

  test('says when what it sells is delivered, and refuses nothing', async () => {
    await show(<CartScreen />, { at: '/cart' });
    expect(await screen.findAllByText(NOTE)).toHaveLength(1);
    expect(screen.getAllByRole('link', { name: 'Log in and order' })).not.toHaveLength(0);
  });

  test('leaves all of it out at once, and puts all of it back in its place', async () => {
    await show(<CartScreen />, { at: '/cart' });
    await userEvent.click(await screen.findByRole('button', { name: /Leave these out/ }));
    expect(ids()).toEqual([2]);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('says nothing any more once the clock has passed the opening', async () => {
    vi.setSystemTime(MONDAY);
    await show(<CartScreen />, { at: '/cart' });
    await screen.findByText('Goods 1');
    expect(screen.queryByText(/Closed now/)).toBeNull();
  });
});

describe('an order with a closed shop', () => {
  let sent: Asked[] = [];

  /** The burritos' shop is closed; another one is open. */
  function ofTwoShops(): Cart {
    const [closed] = aCart().cart;
    const [open] = aCart(1).cart;
    if (!closed || !open) throw new Error('each cart has a shop');
    const other = { ...open.items[0], id: 10, product: { ...open.items[0]?.product, id: 32, company: 3 } };
    return {
      cart: [
        { ...closed, company: { ...closed.company, is_open_now: false, next_change_at: MONDAY.toISOString() } },
        { ...open, company: { ...open.company, _id: 3, name: 'La Esquina' }, items: [other] } as typeof open,
      ],
      total_items: 3,
      total_cost: 180,
    };
  }

  beforeEach(async () => {
    sent = [];
    let cart = ofTwoShops();
    await openTown({
      'GET /settings': () => ({ body: SETTINGS }),
      'GET /companies/cart/cart-items/5': () => ({ body: cart }),
      'GET /companies/orders/random-word/en': () => ({ body: { word: 'giraffe' } }),
      'GET /companies/adress/adress-user/5': () => ({ body: ADDRESS }),
      'DELETE /companies/cart/remove-item': () => {
        cart = { cart: cart.cart.slice(1), total_items: 1, total_cost: 60 };
        return { body: cart };
      },
      'POST /companies/orders/create-order': (each) => {
        sent.push(each);
        return { status: 201, body: { transaction_id: 'ABCDEFGH', order_total: 60 } };
      },
    });
    await show(<Checkout />, { at: '/checkout', user: LUPITA });
    await screen.findByText('Calle Hidalgo 12');
    await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  });

  const ask = async () => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Send order' })[0] as HTMLElement);
    return within(await screen.findByRole('alertdialog', { name: 'Send this order?' }));
  };

  test('says so beside the sum and before it goes out, and can be sent', async () => {
    const side = within(screen.getByRole('complementary', { name: 'Your order' }));
    expect(side.getByRole('note').textContent).toContain('El Fogón: Closed now · opens Monday 7:00');
    const dialog = await ask();
    expect(dialog.getByRole('note').textContent).toContain('El Fogón: Closed now · opens Monday 7:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Send order' }));
    await expect.poll(() => sent.map(({ body }) => body.expected_total)).toEqual([180]);
  });

  test('can go without it: what is left is asked for anew', async () => {
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave these out: El Fogón' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    const rest = await ask();
    expect(rest.getByText(/1 item for \$60.00 MXN/)).toBeDefined();
    expect(rest.queryByRole('note')).toBeNull();
  });
});
