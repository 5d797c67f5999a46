import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart, synchronizeCart, updateCartItem } from '@mercadito/contracts/cart';
import {
  listCompanyProductCategories,
  listHomeProductCategories,
  listUsedCompanyCategories,
} from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listQueuedOrders } from '@mercadito/contracts/deliveries/queue';
import { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { createOrder, getRandomWord } from '@mercadito/contracts/orders/checkout';
import { cancelOrder, getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { listCompanyProducts, listHomeProducts, listRelatedProducts } from '@mercadito/contracts/products';
import { searchTown } from '@mercadito/contracts/town-search';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { setGuestLines } from '../src/entities/cart/guest-cart.ts';
import { guestLineOf } from '../src/entities/cart/guest-line.ts';
import { api } from '../src/shared/api/api.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { anAddress } from './fixtures/addresses.ts';
import { aCart } from './fixtures/carts.ts';
import { aCompany, NO_NETWORKS } from './fixtures/companies.ts';
import { aQueuedOrder } from './fixtures/deliveries.ts';
import { aList } from './fixtures/lists.ts';
import { AN_UNTOLD_WEEK } from './fixtures/opening-hours.ts';
import { anOrder } from './fixtures/orders.ts';
import { aProduct, aProductPage, companyProducts, homeProducts } from './fixtures/products.ts';
import { finds } from './fixtures/town-search.ts';
import { driverAtWork } from './harness/driver-at-work.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

/** All that is told from now on, also what is over by the time somebody asks. */
function listen(): readonly string[] {
  const told: string[] = [];
  const changes = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if ((target as Element).classList.contains('voice'))
        told.push(...[...addedNodes].map((node) => `${node.textContent}`));
    }
  });
  changes.observe(document, { childList: true, subtree: true });
  onTestFinished(() => changes.disconnect());
  return told;
}

/** What is told comes a moment later (announce.ts). */
const pause = () => act(() => new Promise((done) => setTimeout(done, 150)));
const click = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);

const MOVED = 'Your cart was moved into your account';
const WITHOUT_ADDRESS = refuse(getCustomerAddress, 404, 'not_found');

test('an order that is cancelled is told once, though it is cancelled on its page as well (LOOK-44)', async () => {
  const told = listen();
  let order = anOrder();
  const cancelled = reply(cancelOrder, () => {
    order = { ...order, status: 'cancelled' };
    return order;
  });
  const at = await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [reply(getOrder, () => order), cancelled, reply(listOrders, aList([]))],
  });
  await click('Cancel Order');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
  await waitFor(() => expect(at.pathname).toBe('/myorders'));
  await pause();
  expect(told).toEqual(['You cancelled this order. You pay nothing.']);
});

test('a keyword that is asked for is told, and not the one that comes with the form (LOOK-44)', async () => {
  const told = listen();
  await openScreen('/checkout', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(getRandomWord, { word: 'giraffe' }),
      reply(getCustomerAddress, anAddress()),
      reply(listOrders, aList([])),
      reply(createOrder, { transaction_id: 'ABCDEFGH', order_total: 90 }),
    ],
  });
  await screen.findByDisplayValue('giraffe');
  await pause();
  expect(told).toEqual([]);
  await click('New word');
  await waitFor(() => expect(told).toEqual(['giraffe']));
});

test('a wrong keyword tells how many tries are left, once for each (LOOK-44)', async () => {
  const told = listen();
  await openScreen('/driver-order/ABCDEFGH', driverAtWork());
  await click('Delivered');
  const field = await screen.findByLabelText(/^Keyword/);
  for (const [at, word] of ['pera', 'uva'].entries()) {
    await userEvent.clear(field);
    await userEvent.type(field, `${word}{Enter}`);
    await waitFor(() => expect(told).toHaveLength(at + 1));
  }
  expect(told).toEqual(['That is not the keyword. 2 tries left.', 'That is not the keyword. 1 try left.']);
});

test('how many orders are left to be shown is told of the press for more, and not of each that others send (LOOK-44)', async () => {
  const waiting = (pages: number, ...numbers: string[]) =>
    reply(
      listQueuedOrders,
      aList(
        numbers.map((number) => aQueuedOrder({ transaction_id: number })),
        '/api/companies/driver/all_orders/?page=2',
        pages,
      ),
    );
  const at = await openScreen('/driver', driverAtWork(waiting(30, 'First')));
  const more = await screen.findByRole('button', { name: 'Load more' });
  const told = listen();
  at.replies.set(waiting(31, 'First'));
  await act(async () => void at.store.dispatch(api.util.invalidateTags(['OrderQueue'])));
  await waitFor(() => expect(told).toEqual(['1 new order']));
  at.replies.set(waiting(31, 'Second'));
  await userEvent.click(more);
  await waitFor(() => expect(told).toEqual(['1 new order', '29 more']));
});

test('a count that is not taken is not told as the one that is in the cart (LOOK-44)', async () => {
  const told = listen();
  const at = await openScreen('/cart', {
    as: aCustomer(),
    replies: [WITHOUT_ADDRESS, reply(getCart, aCart(1)), refuse(updateCartItem, 409, 'sold_out')],
  });
  const stepper = within(await screen.findByRole('group', { name: /^Quantity/ }));
  fireEvent.click(stepper.getByRole('button', { name: /^Increase quantity/ }));
  await waitFor(() => expect(at.calls.to(updateCartItem)).toHaveLength(1));
  await pause();
  expect(told.filter((text) => text.endsWith('in the cart'))).toEqual([]);
});

const search = (address: string) =>
  openScreen(address, {
    replies: [
      reply(listHomeProducts, homeProducts([aProduct()], null, 1)),
      reply(listHomeProductCategories, []),
      reply(searchTown, finds()),
    ],
  });

test('how much a search has found is told once, and in another language not again (LOOK-44)', async () => {
  const told = listen();
  await search('/?search=pan');
  await waitFor(() => expect(told).toEqual(['1 result for “pan”']));
  await click('ES: cambiar a español');
  expect(await screen.findByText('1 resultado de “pan”')).toBeDefined();
  await pause();
  expect(told).toHaveLength(1);
});

test('why somebody was led to a page is told, and not again to who comes back to it (LOOK-44)', async () => {
  const made = guestLineOf(aProductPage(), [82], 2);
  if ('line' in made) setGuestLines([made.line]);
  const told = listen();
  const at = await openScreen('/checkout');
  await waitFor(() => expect(told).toEqual([expect.stringMatching(/^You need an account to order/)]));
  await at.goTo('/how-it-works');
  await screen.findByRole('heading', { level: 1, name: /how/i });
  await act(async () => window.history.back());
  await screen.findByText(/^You need an account to order/);
  await pause();
  expect(told).toHaveLength(1);
});

test('that nothing in a shop is what was searched for is told (LOOK-44)', async () => {
  const told = listen();
  await openScreen('/business/2?search=zz', {
    replies: [
      reply(getCompany, aCompany({ name: 'El Fogón' })),
      reply(getSocialNetworks, NO_NETWORKS),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProductCategories, []),
      reply(listRelatedProducts, { related_products: [] }),
      reply(listCompanyProducts, companyProducts([])),
      reply(getOpeningHours, AN_UNTOLD_WEEK),
    ],
  });
  await waitFor(() => expect(told).toEqual(['No products found.']));
});

test('what came of a cart at signing in is told once, on however many pages it stands (LOOK-44)', async () => {
  const made = guestLineOf(aProductPage(), [82], 2);
  if ('line' in made) setGuestLines([made.line]);
  const told = listen();
  const { total_items, total_cost } = aCart();
  const at = await openScreen('/cart', {
    as: aCustomer(),
    replies: [
      reply(getCart, aCart()),
      reply(synchronizeCart, { added: 2, skipped: [], total_items, total_cost }),
      reply(getRandomWord, { word: 'giraffe' }),
      WITHOUT_ADDRESS,
    ],
  });
  await waitFor(() => expect(told).toContain(MOVED));
  await at.goTo('/checkout');
  await screen.findByDisplayValue('giraffe');
  expect(screen.getByText(MOVED)).toBeDefined();
  await pause();
  expect(told.filter((text) => text === MOVED)).toHaveLength(1);
});
