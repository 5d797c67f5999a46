import { takeOutOfCart } from '@mercadito/contracts/cart';
import { orderAgain } from '@mercadito/contracts/orders/again';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { listReviewsOfOrder, rateOrder } from '@mercadito/contracts/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCompanyShare, anOrder, anOrderItem } from '../../../test/fixtures/orders.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, lost, type Reply, reply } from '../../../test/harness/replies.ts';

const bread = anOrderItem({ id: 1, product_id: 41, name: 'Conchas' });
const soda = anOrderItem({ id: 2, product_id: 42, name: 'Soda', status: 'not_found' });
const ordered = anOrder({
  status: 'delivered',
  order_companies: [aCompanyShare({ company_id: 2, company_name: 'La Espiga', orderItem: [bread, soda] })],
});

const open = (...replies: Reply[]) =>
  openScreen('/order-details/ABCDEFGH', { as: aCustomer(), replies: [reply(getOrder, ordered), ...replies] });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const price = (amount: number) => ({ amount, currency: 'MXN' as const });
const line = (own: object) => ({
  product_id: 41,
  name: 'Conchas',
  company_name: 'La Espiga',
  ordered: 3,
  added: 3,
  attribute_ids: [],
  reason: null,
  price_then: price(45),
  price_now: price(45),
  ...own,
});
const answered = (...lines: ReturnType<typeof line>[]) => reply(orderAgain, { lines, total_items: 3, total_cost: 135 });

describe('ordering again (ORDER-21)', () => {
  test('says what is in the cart and what is not as it was, and takes it back', async () => {
    const at = await open(
      answered(
        line({ added: 2, reason: 'few_left', price_now: price(50), attribute_ids: [7] }),
        line({ product_id: 42, name: 'Soda', added: 0, reason: 'sold_out', price_now: null }),
        line({ product_id: 43, name: 'Pastel', added: 0, reason: 'option_gone', price_now: null }),
      ),
      reply(takeOutOfCart, { cart: [], total_items: 0, total_cost: 0 }),
    );
    await press('Order again');
    const sheet = within(await screen.findByRole('dialog', { name: 'What is available is in your cart' }));
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2 × ConchasIt was $45.00 MXN, now $50.00 MXN each2 of 3. No more left.',
      '3 × SodaSold out.',
      '3 × PastelThe option you had is gone.Choose again: Pastel',
    ]);
    expect(sheet.getByRole('link', { name: 'See my cart' }).getAttribute('href')).toBe('/cart');
    await expectAccessible();
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /cart/ })).toBeNull());
    expect(at.calls.to(takeOutOfCart)).toMatchObject([
      { body: { cart_items: [{ product_id: 41, attribute_ids: [7], count: 2 }] } },
    ]);
  });

  test('stays while it is being taken back, and says when that has failed', async () => {
    const answer = later(takeOutOfCart);
    await open(answered(line({})), answer);
    await press('Order again');
    const sheet = within(await screen.findByRole('dialog', { name: 'It is in your cart' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog', { name: 'It is in your cart' })).toBeDefined();
    answer.give(lost(takeOutOfCart));
    expect((await sheet.findByRole('alert')).textContent).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'It is in your cart' })).toBeNull());
  });

  test('two shops of one name are two parts, and each leads to its own goods', async () => {
    const gone = { added: 0, reason: 'option_gone' as const, price_now: null };
    const shops = [2, 3].map((company_id) => aCompanyShare({ company_id, company_name: 'La Espiga' }));
    await open(
      reply(getOrder, anOrder({ status: 'delivered', order_companies: shops })),
      answered(line({ ...gone, company_id: 2 }), line({ ...gone, company_id: 3, product_id: 51, name: 'Bolillo' })),
    );
    await press('Order again');
    const sheet = within(await screen.findByRole('dialog', { name: 'It cannot be ordered now' }));
    expect(sheet.getAllByRole('heading', { name: 'La Espiga' })).toHaveLength(2);
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/product/2/41',
      '/product/3/51',
    ]);
  });

  test('says that all is there, or that nothing is', async () => {
    const at = await open(answered(line({})));
    await press('Order again');
    expect(await screen.findByRole('dialog', { name: 'It is in your cart' })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    at.replies.set(answered(line({ added: 0, reason: 'no_longer_sold', price_now: null })));
    await press('Order again');
    const sheet = within(await screen.findByRole('dialog', { name: 'It cannot be ordered now' }));
    expect(sheet.queryByRole('link', { name: 'See my cart' })).toBeNull();
  });

  test('without a line says so, and puts nothing in', async () => {
    await open(lost(orderAgain));
    await press('Order again');
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: /cart/ })).toBeNull();
  });
});

describe('rating a delivered order in one sheet (REVIEW-6)', () => {
  const said = reply(listReviewsOfOrder, {
    results: [{ of: 'company' as const, id: 2, rating: 4, comment: 'Amables' }],
  });
  const stars = (name: string) => within(screen.getByRole('radiogroup', { name }));

  test('shows what was said before, sends what is new, and nothing of what was not there', async () => {
    const at = await open(said, reply(rateOrder, { refused: [] }));
    await press('Rate');
    const sheet = within(await screen.findByRole('dialog', { name: 'How was your order?' }));
    await sheet.findByRole('radiogroup', { name: 'La Espiga' });
    expect(sheet.getAllByRole('radiogroup')).toHaveLength(2);
    expect(stars('La Espiga').getByRole('radio', { name: '4 stars', checked: true })).toBeDefined();
    expect(isOff(sheet.getByRole('button', { name: 'Send review' }))).toBe(true);
    await userEvent.click(stars('Conchas').getByRole('radio', { name: '5 stars' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /with Conchas/ }), 'Fresh');
    await expectAccessible();
    await userEvent.click(sheet.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How was your order?' })).toBeNull());
    expect(at.calls.to(rateOrder)).toMatchObject([
      { body: { transaction_id: 'ABCDEFGH', ratings: [{ of: 'product', id: 41, rating: 5, comment: 'Fresh' }] } },
    ]);
  });

  test('stays while it is being sent, whoever looks away', async () => {
    const answer = later(rateOrder);
    await open(said, answer);
    await press('Rate');
    const sheet = within(await screen.findByRole('dialog', { name: 'How was your order?' }));
    await sheet.findByRole('radiogroup', { name: 'Conchas' });
    await userEvent.click(stars('Conchas').getByRole('radio', { name: '2 stars' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send review' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'How was your order?' })).toBeDefined();
    answer.give({ refused: [] });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'How was your order?' })).toBeNull());
  });

  test('keeps what was written when the line is lost, and says what of it was refused', async () => {
    await open(
      said,
      inTurn(
        lost(rateOrder),
        reply(rateOrder, { refused: [{ of: 'product' as const, id: 41, reason: 'not_found' as const }] }),
      ),
    );
    await press('Rate');
    const sheet = within(await screen.findByRole('dialog', { name: 'How was your order?' }));
    await sheet.findByRole('radiogroup', { name: 'Conchas' });
    await userEvent.click(stars('Conchas').getByRole('radio', { name: '2 stars' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send review' }));
    await sheet.findByRole('alert');
    expect(stars('Conchas').getByRole('radio', { name: '2 stars', checked: true })).toBeDefined();
    await userEvent.click(sheet.getByRole('button', { name: 'Send review' }));
    expect(await sheet.findByText('It is gone, so it cannot be rated.')).toBeDefined();
  });
});
