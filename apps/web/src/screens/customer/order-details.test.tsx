import type { OrderDetails } from '@mercadito/contracts/orders/order';
import { cancelOrder, getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aCompanyShare, anOrder, anOrderItem } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

async function open(order: OrderDetails) {
  const at = await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [
      reply(getOrder, order),
      reply(cancelOrder, { ...order, status: 'cancelled' }),
      reply(listOrders, aList([])),
    ],
  });
  await screen.findByRole('heading', { name: /^Order from / });
  return at;
}

describe("an order's page", () => {
  test('asks by name before it cancels, then leads to the orders (SCREEN-10, LOOK-5)', async () => {
    const at = await open(anOrder());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Cancel your order from Burritos El Güero?' }),
    );
    expect(at.calls.to(cancelOrder)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(at.pathname).toBe('/myorders'));
    expect(at.calls.to(cancelOrder)).toMatchObject([{ body: { transaction_id: 'ABCDEFGH' } }]);
  });

  test('names no fact that nobody has told, as another telephone (SCREEN-10)', async () => {
    await open(anOrder({ alternate_receiver_phone: '', telephone: '+526361112233' }));
    expect(screen.getByText('Phone')).toBeDefined();
    expect(screen.queryByText('Backup number')).toBeNull();
  });

  test('says that we will write while it is still to be confirmed (DISPATCH-14)', async () => {
    await open(anOrder({ status: 'pending', awaits_confirmation: true }));
    expect(screen.getByText('We will write to you to confirm your order.')).toBeDefined();
    expect(screen.queryByText(/looking for a driver/)).toBeNull();
  });

  test.each(['shipped', 'delivered', 'cancelled', 'declined'] as const)(
    'offers no cancelling when %s',
    async (status) => {
      await open(anOrder({ status }));
      expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
    },
  );

  test.each(['pending', 'shipped', 'delivery_failed'] as const)(
    'has the word for the driver while it is %s',
    async (status) => {
      await open(anOrder({ status }));
      expect(screen.getByText('giraffe')).toBeDefined();
      expect(screen.getByText(/^Tell it to the driver/)).toBeDefined();
    },
  );

  test.each<[string, Partial<OrderDetails>, string | null]>([
    ['with the keyword', { keyword_check: 'confirmed' }, 'You told the driver the keyword.'],
    [
      'without it',
      { keyword_check: 'without', without_keyword_reason: 'somebody_else', without_keyword_note: '' },
      'Handed over without the keyword. Somebody else received the order.',
    ],
    [
      'without it, for a reason in words',
      { keyword_check: 'without', without_keyword_reason: 'other', without_keyword_note: 'Left with Ana' },
      'Handed over without the keyword. The driver wrote: “Left with Ana”',
    ],
    ['to whom nobody asked', { keyword_check: 'not_asked' }, 'The driver did not ask for the keyword.'],
    ['while an older server tells of it', {}, null],
  ])('that was handed over %s says so, and asks for the word no more (ORDER-11)', async (_, facts, said) => {
    await open(anOrder({ status: 'delivered', ...facts }));
    expect(screen.queryByText('giraffe')).toBeNull();
    expect(screen.queryByText(/^Tell it to the driver/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Handover' })?.lastChild?.textContent ?? null).toBe(said);
  });

  test.each<[string, string, Partial<OrderDetails>, () => HTMLElement]>([
    [
      'handed over, to how it was',
      'Copy keyword',
      { status: 'delivered', keyword_check: 'confirmed' },
      () => screen.getByRole('heading', { name: 'Handover' }),
    ],
    [
      'declined, to how it stands',
      'Copy keyword',
      { status: 'declined' },
      () => screen.getByRole('region', { name: 'Order status' }),
    ],
    [
      'taken by a driver, to how it stands',
      'Cancel Order',
      { status: 'shipped' },
      () => screen.getByRole('region', { name: 'Order status' }),
    ],
  ])('passes the focus on from what goes when it is %s', async (_, name, becomes, next) => {
    let order = anOrder();
    const at = await openScreen('/order-details/ABCDEFGH', {
      as: aCustomer(),
      replies: [reply(getOrder, () => order)],
    });
    const button = await screen.findByRole('button', { name });
    button.focus();
    order = anOrder({ keyword_check: null, ...becomes });
    at.store.dispatch(api.util.invalidateTags(['OrdersUser']));
    await waitFor(() => expect(button.isConnected).toBe(false));
    expect(document.activeElement).toBe(next());
  });

  test.each(['cancelled', 'declined'] as const)('says no word when it is %s', async (status) => {
    await open(anOrder({ status, keyword_check: null }));
    expect(screen.queryByText('giraffe')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Handover' })).toBeNull();
  });

  test('says how far the pick-ups have come, and of none that was not ticked (ORDER-15)', async () => {
    const waiting = aCompanyShare({ company_id: 3 });
    const fetched = aCompanyShare({ picked_up_at: '2026-11-20T19:00:00Z' });
    const fetchedToo = { ...waiting, picked_up_at: '2026-11-20T19:10:00Z' };
    const at = await open(anOrder({ status: 'shipped', order_companies: [aCompanyShare(), waiting] }));
    const stage = () =>
      screen.getByRole('region', { name: 'Order status' }).querySelector('.mantine-Badge-root')?.textContent;
    expect(stage()).toBe('Taken');
    for (const [companies, text] of [
      [[fetched, waiting], 'Picking up 1 of 2'],
      [[fetched, fetchedToo], 'On its way'],
    ] as const) {
      at.replies.set(reply(getOrder, anOrder({ status: 'shipped', order_companies: [...companies] })));
      at.store.dispatch(api.util.invalidateTags(['OrdersUser']));
      await waitFor(() => expect(stage()).toBe(text));
    }
  });

  test('says which business has seen it, which has it ready, and from which it was fetched (ORDER-16, ORDER-19)', async () => {
    const seen = aCompanyShare({ company_name: 'La Espiga', seen_at: '2026-11-20T18:05:00Z' });
    const fetched = aCompanyShare({ company_id: 3, seen_at: seen.seen_at, picked_up_at: '2026-11-20T19:00:00Z' });
    const ready = { ...seen, company_id: 5, company_name: 'Don Memo', ready_at: '2026-11-20T18:30:00Z' };
    const unseen = aCompanyShare({ company_id: 4, seen_at: null });
    await open(
      anOrder({ status: 'shipped', order_companies: [seen, { ...fetched, ready_at: ready.ready_at }, ready, unseen] }),
    );
    const head = within(screen.getByRole('region', { name: 'Order status' }));
    expect(head.getAllByText('Picking up 1 of 4')).toBeDefined();
    expect(head.getAllByText(/^Picked up by the driver/)).toBeDefined();
    const news = head.getAllByText(/has (seen|it ready)/).map((each) => each.textContent);
    expect(news).toEqual([
      expect.stringMatching(/^La Espiga has seen your order/),
      expect.stringMatching(/^Don Memo has it ready/),
    ]);
  });

  test('marks the step it stands at', async () => {
    await open(
      anOrder({ status: 'shipped', events: [...anOrder().events, { status: 'shipped', at: '2026-11-20T19:00:00Z' }] }),
    );
    const current = screen.getAllByRole('listitem').filter((step) => step.getAttribute('aria-current') === 'step');
    expect(current.map((step) => step.textContent)).toEqual([expect.stringContaining('Taken by a driver')]);
  });

  test.each([
    ['pending', 1],
    ['shipped', 0],
  ] as const)('says of a %s order when a closed shop opens: %i times', async (status, times) => {
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const closed = aCompanyShare({ is_open_now: false, next_change_at: inAWeek });
    await open(anOrder({ status, order_companies: [closed] }));
    expect(screen.queryAllByText(/^Closed now · opens .+, delivered after that$/)).toHaveLength(times);
  });

  test('says why the total is lower than what was ordered', async () => {
    const lost = anOrderItem({ id: 2, name: 'Soda', item_total: 30, status: 'not_found' });
    const companies = [aCompanyShare({ orderItem: [anOrderItem(), lost] })];
    await open(anOrder({ status: 'shipped', order_companies: companies }));
    expect(screen.getByText('Not found')).toBeDefined();
    expect(screen.getByText('The total is $30.00 MXN lower because 1 product was not available.')).toBeDefined();
  });

  test('says an amount once: of one piece its own, and a sub-total where neither line nor total says it (CART-6)', async () => {
    const soda = anOrderItem({ id: 2, name: 'Soda', count: 1, price: 30, discounted_price: 30, item_total: 30 });
    const lost = anOrderItem({ id: 3, name: 'Ice', status: 'not_found' });
    const other = aCompanyShare({ company_id: 9, company_name: 'Otra', total: 30, orderItem: [soda, lost] });
    const two = aCompanyShare({ total: 120, orderItem: [anOrderItem(), { ...soda, id: 4 }] });
    await open(anOrder({ order_total: 150, order_companies: [two, other] }));
    const said = document.querySelector('main')?.textContent ?? '';
    expect(said.match(/Subtotal/g)).toHaveLength(1);
    expect(said).not.toContain('$30.00 MXN each');
    expect(said).toContain('$45.00 MXN each');
  });

  test('gives the driver a call once one has taken it and is known', async () => {
    await open(anOrder({ status: 'shipped', driver: { name: 'Beto', last_name: 'Loya', telephone: '+526361112222' } }));
    expect(screen.getByText(/Beto Loya/)).toBeDefined();
    expect(screen.getByRole('link', { name: /^Call \(\+52\)636.111.2222$/ }).getAttribute('href')).toBe(
      'tel:+526361112222',
    );
  });
});
