import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Component as Checkout } from './checkout.screen.tsx';
import { ADDRESS, aCart, SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { type Asked, openTown, type Reply } from './testing/town-server.ts';

const FORMAT = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';
const PLACED: Reply = { status: 201, body: { transaction_id: 'ABCDEFGH', order_total: 120 } };

let asked: Asked[] = [];
let replies: Reply[] = [];

function open({ hasAddress = true, delivers = true, cart = aCart() } = {}) {
  const settings = { settings: { ...SETTINGS.settings, delivery_available: delivers } };
  return openTown({
    'GET /settings': () => ({ body: settings }),
    'GET /companies/cart/cart-items/5': () => ({ body: cart }),
    'GET /companies/orders/random-word/en': () => ({ body: { word: 'giraffe' } }),
    ...(hasAddress && { 'GET /companies/adress/adress-user/5': () => ({ body: ADDRESS }) }),
    'POST /companies/orders/create-order': (each) => {
      asked.push(each);
      return replies.shift() ?? PLACED;
    },
  });
}

beforeEach(() => {
  asked = [];
  replies = [];
});

const button = (name: string) => screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));

async function fillIn() {
  await show(<Checkout />, { at: '/checkout', user: LUPITA });
  await screen.findByText('Calle Hidalgo 12');
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
}

async function send() {
  await userEvent.click(await button('Send order'));
  await userEvent.click((await dialog('Send this order?')).getByRole('button', { name: 'Send order' }));
}

const leftFor = (path: string) => screen.findByText(path, { selector: 'output' });

describe('the checkout', () => {
  test('asks for a load type before anything is sent', async () => {
    await open();
    await show(<Checkout />, { at: '/checkout', user: LUPITA });
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await button('Send order'));
    expect(await screen.findByText('Please select a load type')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('wants all ten digits of a backup number, or none', async () => {
    await open();
    await fillIn();
    await userEvent.type(screen.getByLabelText('Backup number (optional)'), '62712');
    await userEvent.click(await button('Send order'));
    expect(await screen.findByText(FORMAT)).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('sends nothing without an address', async () => {
    await open({ hasAddress: false });
    await show(<Checkout />, { at: '/checkout', user: LUPITA });
    expect(await screen.findByText('Verify your address')).toBeDefined();
    await userEvent.click(await screen.findByRole('radio', { name: /Light/ }));
    await userEvent.click(await button('Send order'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is locked, with the reason, while nobody delivers', async () => {
    await open({ delivers: false });
    await fillIn();
    const locked = screen.getAllByRole('button', { name: 'Send order' });
    for (const each of locked) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(each.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Sorry, delivery is not available at this time.');
    }
    await userEvent.click(await button('Send order'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('looks at delivery before it looks at the form', async () => {
    await open({ delivers: false });
    await show(<Checkout />, { at: '/checkout', user: LUPITA });
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await button('Send order'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Sorry, delivery is not available at this time.');
    expect(screen.queryByText('Please select a load type')).toBeNull();
  });

  test('takes its notice away after six seconds, but not while it is read', async () => {
    await open({ delivers: false });
    await fillIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(screen.getAllByRole('button', { name: 'Send order' })[0] as HTMLElement);
      act(() => void vi.advanceTimersByTime(5_999));
      fireEvent.pointerEnter(screen.getByRole('alert'));
      act(() => void vi.advanceTimersByTime(60_000));
      fireEvent.pointerLeave(screen.getByRole('alert'));
      act(() => void vi.advanceTimersByTime(5_999));
      expect(screen.queryByRole('alert')).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('asks, sends the order with its total and goes to the orders', async () => {
    await open();
    await fillIn();
    await send();
    await leftFor('/myorders');
    expect(asked.map(({ body }) => body)).toMatchObject([
      { user_address: 4, load_type: 'medium', delivery_password: 'giraffe', expected_total: 120 },
    ]);
  });

  test('keeps everything when the answer is lost, and sends the same order again', async () => {
    await open();
    replies = ['lost', PLACED];
    await fillIn();
    await send();
    await screen.findByText('We do not know yet whether your order arrived');
    await userEvent.click(await button('Retry'));
    await leftFor('/myorders');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('confirmed by a double tap is one order, under one key, lost answer or not', async () => {
    await open();
    replies = ['lost', PLACED];
    await fillIn();
    await userEvent.click(await button('Send order'));
    const confirm = (await dialog('Send this order?')).getByRole('button', { name: 'Send order' });
    confirm.click();
    confirm.click();
    await screen.findByText('We do not know yet whether your order arrived');
    await userEvent.click(await button('Retry'));
    await leftFor('/myorders');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual(asked[0]);
  });

  test('sends the same order again after the page was closed in the middle', async () => {
    await open();
    replies = ['lost', PLACED];
    await fillIn();
    await send();
    await screen.findByText('We do not know yet whether your order arrived');
    await show(<Checkout />, { at: '/checkout', user: LUPITA });
    await userEvent.click(await button('Retry'));
    await leftFor('/myorders');
    expect(asked[1]).toEqual(asked[0]);
  });

  test('shows a new total and sends it as a new order only when agreed to', async () => {
    await open();
    const facts = { total: 130 };
    replies = [{ status: 409, body: { detail: '', message: '', code: 'prices_changed', facts } }, PLACED];
    await fillIn();
    await send();
    const changed = await dialog('The total has changed');
    expect(changed.getByText(/It was \$120.00 MXN and is now \$130.00 MXN/)).toBeDefined();
    await userEvent.click(changed.getByRole('button', { name: 'Send for $130.00 MXN' }));
    await leftFor('/myorders');
    expect(asked.map(({ body }) => body.expected_total)).toEqual([120, 130]);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
  });

  test('names what is sold out', async () => {
    await open();
    const facts = { product_id: 31, product_name: 'Burrito', stock: 1 };
    replies = [{ status: 409, body: { detail: '', message: '', code: 'sold_out', facts } }];
    await fillIn();
    await send();
    expect(await screen.findByText('Only 1 of Burrito is left.')).toBeDefined();
  });
});
