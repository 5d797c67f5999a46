import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { getSharedOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { getSettings, type SiteSettings } from '@mercadito/contracts/settings';
import { firstLocations } from '@mercadito/domain/places/location';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrder, aSharedOrder } from '../../../test/fixtures/orders.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';

type Fees = NonNullable<SiteSettings['site']['delivery_fees']>;

const PLACES = firstLocations('Galeana').filter(({ value }) => value === 'Galeana' || value === 'Lebaron');
const FEES = [
  { place: 'Galeana', fee: 20 },
  { place: 'Lebaron', fee: 35 },
];

const withFees = (own: Partial<Fees> = {}) => {
  const delivery_fees = { by_place: FEES, free_from: null, note_es: 'Para ella', note_en: 'Hers', ...own };
  return reply(getSettings, someSettings({ site: aSite({ places: [...PLACES], delivery_fees }) }));
};
const NO_ADDRESS = refuse(getCustomerAddress, 404, 'not_found');

/** What stands beside a word in the summary. */
const beside = async (name: RegExp) => {
  const row = (await screen.findByRole('complementary', { name: 'Total' })).querySelectorAll('dl > div');
  const found = [...row].find((each) => name.test(each.querySelector('dt')?.textContent ?? ''));
  return found?.querySelector('dd')?.textContent;
};

const openCart = (...replies: Reply[]) =>
  openScreen('/cart', { as: aCustomer(), replies: [reply(getCart, aCart()), ...replies] });

function aVisitorWith(own: Partial<Fees> = {}) {
  const made = guestLineOf(aProductPage({ price: 45, discounted_price: 45, options: [] }), [], 2);
  if ('refusal' in made) throw new Error('there is nothing to choose');
  setGuestLines([made.line]);
  return openScreen('/cart', { replies: [lost(getProduct), withFees(own)] });
}

describe('what bringing it costs is a line of its own in the cart', () => {
  test('by the place of the person’s address, in the total, with who earns it (FEE-3)', async () => {
    await openCart(withFees(), reply(getCustomerAddress, anAddress({ neighborhood: 'Lebaron' })));
    await waitFor(async () => expect(await beside(/^Delivery/)).toBe('$35.00 MXN'));
    expect(screen.getByText('Hers')).toBeDefined();
    expect(await beside(/^Total/)).toBe('$125.00 MXN');
  });

  test.each([
    ['a visitor', () => aVisitorWith()],
    ['somebody without an address', () => openCart(withFees(), NO_ADDRESS)],
  ])('from the least on for %s (FEE-3)', async (_who, open) => {
    await open();
    await waitFor(async () => expect(await beside(/^Delivery/)).toBe('from $20.00 MXN'));
    expect(await beside(/^Total/)).toBe('from $110.00 MXN');
  });

  test('exactly, for a visitor of a town where all places cost the same', async () => {
    await aVisitorWith({ by_place: FEES.map(({ place }) => ({ place, fee: 15 })) });
    await waitFor(async () => expect(await beside(/^Total/)).toBe('$105.00 MXN'));
  });

  test('free from a sum on, which says so before (FEE-2)', async () => {
    const at = await openCart(withFees({ free_from: 100 }), reply(getCustomerAddress, anAddress()));
    expect(await screen.findByText('Delivery is free for orders from $100.00 MXN.')).toBeDefined();
    at.replies.set(reply(getCart, aCart(3)));
    await at.reopen();
    await waitFor(async () => expect(await beside(/^Delivery/)).toBe('free'));
    expect(await beside(/^Total/)).toBe('$135.00 MXN');
  });

  test('and not there where the town charges nothing (FEE-1)', async () => {
    await openCart(reply(getCustomerAddress, anAddress()));
    expect(await beside(/^Total/)).toBe('$90.00 MXN');
    expect(await beside(/^Delivery/)).toBeUndefined();
  });
});

test('the checkout sends what is paid, and says that the fee has changed (FEE-5)', async () => {
  const facts = { total: 120, delivery_fee: 30 };
  const placed = reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 120 });
  const at = await openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      ...[reply(getCart, aCart()), reply(getRandomWord, { word: 'giraffe' }), reply(listOrders, aList([]))],
      ...[withFees(), reply(getCustomerAddress, anAddress())],
      inTurn(refuse(createOrder, 409, 'prices_changed', { facts }), placed),
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Place order' }))[0] as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
  expect(question.getByText('$20.00 MXN of it is the delivery fee.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Place order' }));
  const changed = within(await screen.findByRole('alertdialog', { name: 'The total has changed' }));
  expect(changed.getByText('Delivery was $20.00 MXN and is now $30.00 MXN.')).toBeDefined();
  await userEvent.click(changed.getByRole('button', { name: 'Order for $120.00 MXN' }));
  await waitFor(() => expect(at.pathname).toBe('/myorders'));
  expect(at.calls.to(createOrder).map(({ body }) => body.expected_total)).toEqual([110, 120]);
});

const checkingOut = (...replies: Reply[]) =>
  openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      ...[reply(getCart, aCart()), reply(getRandomWord, { word: 'giraffe' }), reply(listOrders, aList([]))],
      ...[withFees({ by_place: [{ place: 'Galeana', fee: 20.75 }] }), reply(getCustomerAddress, anAddress())],
      reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 110.75 }),
      ...replies,
    ],
  });

async function payWith(amount: string) {
  await userEvent.click(await screen.findByRole('radio', { name: /Medium/ }));
  await userEvent.clear(screen.getByRole('textbox', { name: /^I will pay with/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /^I will pay with/ }), amount);
}
const press = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Place order' }))[0] as HTMLElement);

describe('who says with what they will pay', () => {
  test('reads what is due in cash, and what change the driver brings, before and in the question (CASH-1, CASH-2)', async () => {
    const at = await checkingOut();
    await waitFor(async () =>
      expect(screen.getByText('In cash').parentElement?.textContent).toBe('In cash$110.50 MXN'),
    );
    await payWith('500');
    expect(screen.getByText('The driver brings $389.50 MXN change.')).toBeDefined();
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
    expect(question.getByText('The driver brings $389.50 MXN change.')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(at.pathname).toBe('/myorders'));
    expect(at.calls.to(createOrder)[0]?.body).toMatchObject({ expected_total: 110.75, pays_with: 500 });
  });

  test('counts dollars at the rate (CASH-2)', async () => {
    const at = await checkingOut();
    await payWith('10');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'USD');
    expect(await screen.findByText('The driver brings $69.50 MXN change.')).toBeDefined();
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
    await userEvent.click(question.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(at.pathname).toBe('/myorders'));
    expect(at.calls.to(createOrder)[0]?.body).toMatchObject({ pays_with: 10, pays_with_currency: 'USD' });
  });

  test('is told how much it has to be, and nothing is sent (CASH-2)', async () => {
    const at = await checkingOut();
    await payWith('100');
    await press();
    expect(await screen.findByText('Has to be $110.50 MXN or more.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^I will pay with/ }));
    expect(at.calls.to(createOrder)).toEqual([]);
  });

  test('is told that it is exact, and reads no sum of nothing (CASH-2)', async () => {
    await checkingOut();
    await payWith('110.50');
    expect(await screen.findByText('You pay exactly.')).toBeDefined();
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
    expect(question.getByText('You pay exactly.')).toBeDefined();
    expect(screen.queryByText(/\$0\.00 MXN change/)).toBeNull();
  });

  async function sendIt() {
    await payWith('115');
    await press();
    const question = within(await screen.findByRole('alertdialog', { name: 'Place this order?' }));
    await userEvent.click(question.getByRole('button', { name: 'Place order' }));
  }

  test('is told how much it has to be before a total that has risen is agreed to (CASH-2)', async () => {
    const at = await checkingOut(
      refuse(createOrder, 409, 'prices_changed', { facts: { total: 120.75, delivery_fee: 20.75 } }),
    );
    await sendIt();
    const changed = within(await screen.findByRole('alertdialog', { name: 'The total has changed' }));
    await userEvent.click(changed.getByRole('button', { name: /^Order for/ }));
    expect(await screen.findByText('Has to be $120.50 MXN or more.')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^I will pay with/ }));
    expect(at.calls.to(createOrder)).toHaveLength(1);
  });

  test('is told at the field what the server does not take of it (CASH-2)', async () => {
    await checkingOut(refuse(createOrder, 400, 'invalid_input', { errors: { pays_with: ['Must be what is due'] } }));
    await sendIt();
    const field = screen.getByRole('textbox', { name: /^I will pay with/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Check what you typed')).toBeNull();
  });
});

test('a visitor of a town where some places are free reads that, and no sum of nothing (FEE-3)', async () => {
  const made = guestLineOf(aProductPage({ price: 45, discounted_price: 45, options: [] }), [], 2);
  if ('refusal' in made) throw new Error();
  setGuestLines([made.line]);
  await openScreen('/cart', {
    replies: [lost(getProduct), withFees({ by_place: [{ place: 'Galeana', fee: 25 }], note_en: '', note_es: '' })],
  });
  expect(await screen.findByText('free in some locations')).toBeDefined();
  expect(screen.queryByText(/from \$0\.00/)).toBeNull();
});

test('an order’s page says what is paid in cash, and the change (CASH-1, CASH-2)', async () => {
  const order = anOrder({
    ...{ order_total: 110.75, delivery_fee: 20.75, cash_due: 110.5, change_due: 389.5 },
    pays_with: { amount: 500, currency: 'MXN', in_pesos: 500 },
  });
  await openScreen('/order-details/ABCDEFGH', { as: aCustomer(), replies: [reply(getOrder, order)] });
  expect((await screen.findByText('In cash')).parentElement?.textContent).toBe('In cash$110.50 MXN');
  expect(screen.getByText('You pay with $500.00 MXN')).toBeDefined();
  expect(screen.getByText('Change').parentElement?.textContent).toBe('Change$389.50 MXN');
});

test('an order’s page has what bringing it costs as a line of its own (FEE-4)', async () => {
  const order = anOrder({ order_total: 110, delivery_fee: 20 });
  await openScreen('/order-details/ABCDEFGH', { as: aCustomer(), replies: [reply(getOrder, order)] });
  expect((await screen.findByText('Delivery', { selector: 'span' })).parentElement?.textContent).toBe(
    'Delivery$20.00 MXN',
  );
  expect(screen.getByText('$110.00 MXN')).toBeDefined();
});

test('whoever has an order’s link reads what of its total is for bringing it (ORDER-17)', async () => {
  const order = aSharedOrder({ order_total: 110, delivery_fee: 20 });
  await openScreen('/order-status/secret', { replies: [reply(getSharedOrder, order)] });
  expect((await screen.findByText('Of that, delivery')).parentElement?.textContent).toBe('Of that, delivery$20.00 MXN');
});
