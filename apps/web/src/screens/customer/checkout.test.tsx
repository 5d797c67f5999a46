import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { getSettings } from '@mercadito/contracts/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { someSettings } from '../../../test/fixtures/settings.ts';
import { type OpenScreen, openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const FORMAT = 'The correct format is: country code and a 10-digit number example: (+52)123-456-7890';
const PLACED = reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 90 });
const WITHOUT_ADDRESS = refuse(getCustomerAddress, 404, 'not_found');
const NO_DELIVERY = reply(getSettings, someSettings({ delivery_available: false }));

const open = (...replies: Reply[]) =>
  openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, anAddress()),
      reply(listOrders, aList([])),
      PLACED,
      ...replies,
    ],
  });

const button = (name: string) => screen.findAllByRole('button', { name }).then(([first]) => first as HTMLElement);
const dialog = async (name: string | RegExp) => within(await screen.findByRole('alertdialog', { name }));

async function openFilledIn(...replies: Reply[]) {
  const at = await open(...replies);
  await screen.findByText('Calle Hidalgo 12');
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  return at;
}

async function send() {
  await userEvent.click(await button('Place order'));
  await userEvent.click((await dialog('Place this order?')).getByRole('button', { name: 'Place order' }));
}

const leaves = (at: OpenScreen) => waitFor(() => expect(at.pathname).toBe('/myorders'));

/** Whatever has happened in between, it is one order: what was sent, and its key. */
function expectSentTwice(at: OpenScreen) {
  const [first, second, ...others] = at.calls.to(createOrder);
  expect(first?.key).toBeTruthy();
  expect(second).toEqual(first);
  expect(others).toEqual([]);
}

describe('the checkout', () => {
  test('asks for a load type before anything is sent (ORDER-6)', async () => {
    const at = await open();
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await button('Place order'));
    expect(await screen.findByText('Please select a load type')).toBeDefined();
    expect(at.calls.to(createOrder)).toEqual([]);
  });

  test('wants all ten digits of a backup number, or none', async () => {
    const at = await openFilledIn();
    await userEvent.type(screen.getByLabelText('Backup number (optional)'), '62712');
    await userEvent.click(await button('Place order'));
    expect(await screen.findByText(FORMAT)).toBeDefined();
    expect(at.calls.to(createOrder)).toEqual([]);
  });

  test('asks as soon as it is known where the order goes, when it is pressed before that', async () => {
    const address = later(getCustomerAddress);
    await open(address);
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await screen.findByRole('radio', { name: /Light/ }));
    await userEvent.click(await button('Place order'));
    expect(await screen.findByText(/^Still loading/)).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    address.give(anAddress());
    expect(await dialog('Place this order?')).toBeDefined();
  });

  test('looks at its fields once more when it is known where the order goes: they may have been changed since the press', async () => {
    const address = later(getCustomerAddress);
    await open(address);
    const keyword = await screen.findByDisplayValue('giraffe');
    await userEvent.click(await screen.findByRole('radio', { name: /Light/ }));
    await userEvent.click(await button('Place order'));
    await screen.findByText(/^Still loading/);
    await userEvent.clear(keyword);
    address.give(anAddress());
    expect(await screen.findByText('Choose a keyword')).toBeDefined();
    expect(document.activeElement).toBe(keyword);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test.each([
    ['there is no address', WITHOUT_ADDRESS],
    ['nobody can say where it goes', refuse(getCustomerAddress, 500, 'internal_error')],
  ])('leads to the address, when it is pressed before it is known that %s', async (_, answer) => {
    const address = later(getCustomerAddress);
    await open(address);
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await screen.findByRole('radio', { name: /Light/ }));
    await userEvent.click(await button('Place order'));
    address.give(answer);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Deliver to' })));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('asks where to bring it, and refuses to send without that (ORDER-3)', async () => {
    await open(WITHOUT_ADDRESS);
    expect(await screen.findByText('Where should we bring it?')).toBeDefined();
    expect(screen.queryByText('Verify your address')).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /Light/ }));
    await userEvent.click(await button('Place order'));
    expect((await screen.findByText('Verify your address')).getAttribute('role')).toBe('alert');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('is locked, with the reason, while nobody delivers (CART-11, ORDER-13)', async () => {
    const at = await openFilledIn(NO_DELIVERY);
    const locked = screen.getAllByRole('button', { name: 'Place order' });
    for (const each of locked) {
      expect(each.getAttribute('aria-disabled')).toBe('true');
      const reason = document.getElementById(each.getAttribute('aria-describedby') ?? '');
      expect(reason?.textContent).toBe('Sorry, delivery is not available at this time.');
    }
    await userEvent.click(await button('Place order'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(at.calls.to(createOrder)).toEqual([]);
  });

  test('looks at delivery before it looks at the form (ORDER-3)', async () => {
    await open(NO_DELIVERY);
    await screen.findByDisplayValue('giraffe');
    await userEvent.click(await button('Place order'));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Sorry, delivery is not available at this time.');
    expect(screen.queryByText('Please select a load type')).toBeNull();
  });

  test('takes its notice away after six seconds, but not while it is read (ORDER-14)', async () => {
    await openFilledIn(NO_DELIVERY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.click(screen.getAllByRole('button', { name: 'Place order' })[0] as HTMLElement);
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

  test('asks, sends the order with its total and goes to the orders (SCREEN-8)', async () => {
    const at = await openFilledIn();
    await send();
    await leaves(at);
    expect(at.calls.to(createOrder).map(({ body }) => body)).toMatchObject([
      { user_address: 4, load_type: 'medium', delivery_password: 'giraffe', expected_total: 90 },
    ]);
  });

  test('keeps the word that was typed while another one was being drawn, and shows it in the question (ORDER-7)', async () => {
    const word = Promise.withResolvers<{ word: string }>();
    const at = await openFilledIn(reply(getRandomWord, () => word.promise));
    await userEvent.type(await screen.findByLabelText(/^Keyword/), 'mariposa');
    word.resolve({ word: 'giraffe' });
    await waitFor(() => expect(at.calls.to(getRandomWord)).toHaveLength(1));
    // Nor by another language.
    await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
    await userEvent.click(await button('Place order'));
    const question = await dialog('Place this order?');
    expect(question.getByText('Your keyword: mariposa')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Place order' }));
    await leaves(at);
    expect(at.calls.to(createOrder)).toMatchObject([{ body: { delivery_password: 'mariposa' } }]);
  });

  test('asks with the word that is being drawn, when Send is pressed before it has come (ORDER-7)', async () => {
    const word = later(getRandomWord);
    await openFilledIn(word);
    await userEvent.click(await button('Place order'));
    expect(await screen.findByText(/^Still loading/)).toBeDefined();
    word.give({ word: 'giraffe' });
    expect((await dialog('Place this order?')).getByText('Your keyword: giraffe')).toBeDefined();
  });

  test('asks nothing in the middle of a word that is written while Send waits for one (ORDER-7)', async () => {
    const word = later(getRandomWord);
    const at = await openFilledIn(word);
    await userEvent.click(await button('Place order'));
    await screen.findByText(/^Still loading/);
    await userEvent.type(await screen.findByLabelText(/^Keyword/), 'canela');
    word.give({ word: 'giraffe' });
    await waitFor(() => expect(screen.queryByText(/^Still loading/)).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(await button('Place order'));
    expect((await dialog('Place this order?')).getByText('Your keyword: canela')).toBeDefined();
    expect(at.calls.to(createOrder)).toEqual([]);
  });

  test('asks for a word of one’s own, when Send is pressed and none can be drawn (ORDER-7)', async () => {
    const word = later(getRandomWord);
    await openFilledIn(word);
    await userEvent.click(await button('Place order'));
    word.give(refuse(getRandomWord, 500, 'internal_error'));
    const field = await screen.findByLabelText(/^Keyword/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('answers Enter right after Esc in the question, though the dialog has not told yet that it has closed', async () => {
    const at = await openFilledIn();
    const sending = await button('Place order');
    await userEvent.click(sending);
    await dialog('Place this order?');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(sending);
    fireEvent.click(sending);
    await new Promise((resolve) => setTimeout(resolve));
    await userEvent.click((await dialog('Place this order?')).getByRole('button', { name: 'Place order' }));
    await leaves(at);
  });

  test('keeps everything when the answer is lost, and sends the same order again', async () => {
    const at = await openFilledIn(inTurn(lost(createOrder), PLACED));
    await send();
    await screen.findByText('The connection dropped and we cannot tell whether your order went through');
    await userEvent.click(await button('Retry'));
    await leaves(at);
    expectSentTwice(at);
  });

  test('confirmed by a double tap is one order, under one key, lost answer or not', async () => {
    const at = await openFilledIn(inTurn(lost(createOrder), PLACED));
    await userEvent.click(await button('Place order'));
    const confirm = (await dialog('Place this order?')).getByRole('button', { name: 'Place order' });
    confirm.click();
    confirm.click();
    await screen.findByText('The connection dropped and we cannot tell whether your order went through');
    await userEvent.click(await button('Retry'));
    await leaves(at);
    expectSentTwice(at);
  });

  test('sends the same order again after the page was closed in the middle', async () => {
    const at = await openFilledIn(inTurn(lost(createOrder), PLACED));
    await send();
    await screen.findByText('The connection dropped and we cannot tell whether your order went through');
    await at.reopen();
    await userEvent.click(await button('Retry'));
    await leaves(at);
    expectSentTwice(at);
  });

  test('shows a new total and sends it as a new order only when agreed to', async () => {
    const changedMeanwhile = refuse(createOrder, 409, 'prices_changed', { facts: { total: 130 } });
    const at = await openFilledIn(inTurn(changedMeanwhile, PLACED));
    await send();
    const changed = await dialog('The total has changed');
    expect(changed.getByText(/It was \$90.00 MXN and is now \$130.00 MXN/)).toBeDefined();
    await userEvent.click(changed.getByRole('button', { name: 'Order for $130.00 MXN' }));
    await leaves(at);
    expect(at.calls.to(createOrder).map(({ body }) => body.expected_total)).toEqual([90, 130]);
    expect(new Set(at.calls.to(createOrder).map(({ key }) => key)).size).toBe(2);
  });

  test('names what is sold out', async () => {
    const facts = { product_id: 31, product_name: 'Burrito', stock: 1 };
    await openFilledIn(refuse(createOrder, 409, 'sold_out', { facts }));
    await send();
    expect(await screen.findByText('Only 1 of Burrito is left.')).toBeDefined();
  });

  test('says of a new customer with two open orders what to do, and leads to them (DISPATCH-15)', async () => {
    await openFilledIn(refuse(createOrder, 409, 'first_orders_open', { facts: { most: 2 } }));
    await send();
    expect(await screen.findByText(/^You already have 2 open orders\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See my orders' }).getAttribute('href')).toBe('/myorders');
    expect(screen.queryByRole('link', { name: 'Go to the cart' })).toBeNull();
  });
});
