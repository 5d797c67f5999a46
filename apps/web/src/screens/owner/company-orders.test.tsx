import { getCompany } from '@mercadito/contracts/companies';
import { type CompanyOrder, listCompanyOrders, markOrdersSeen } from '@mercadito/contracts/orders/company';
import type { Language } from '@mercadito/domain/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aCompanyOrder } from '../../../test/fixtures/company-orders.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { anOrderItem } from '../../../test/fixtures/orders.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const ADDRESS = '/mybusiness/orders-company';

const open = (answer: Reply, address = ADDRESS) => openScreen(address, { as: anOwner(), replies: [answer] });
const openOrders = (...orders: ReturnType<typeof aCompanyOrder>[]) =>
  open(reply(listCompanyOrders, aNumberedList(orders)));

const CARMEN = { first_name: 'Carmen', location: 'Lebaron' };
const NENA = { first_name: 'Nena', taken_at: '2026-11-20T19:05:00Z' };
const TAKEN = { order_status: 'shipped', driver: NENA } as const;
const BROUGHT = { customer: null, driver: NENA, delivered_at: '2026-11-20T19:45:00Z' } as const;

const findOrders = async () =>
  within(await screen.findByRole('list', { name: 'Orders' })).findAllByRole('heading', { level: 2 });

describe("an owner's orders", () => {
  test('show how each stands, what is wanted of her with its choices, and what it comes to', async () => {
    const attributes = [{ category_title: 'Size', attribute_name: 'Big', attribute_price: 5 }];
    await openOrders(
      aCompanyOrder({
        order_status: 'shipped',
        total: 90,
        orderItem: [
          anOrderItem({ attributes }),
          anOrderItem({ id: 12, name: 'Agua de horchata', count: 1, status: 'not_found', item_total: 25 }),
        ],
      }),
    );
    const [, first, second] = within(await screen.findByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('2 × Burrito');
    expect(first?.textContent).toContain('Size: Big');
    expect(first?.textContent).not.toMatch(/Approved|Not found/);
    expect(second?.textContent).toContain('1 × Agua de horchata');
    expect(second?.textContent).toContain('Not found');
    expect(screen.getByText('Taken')).toBeTruthy();
    expect(screen.getByText('Total').parentElement?.textContent).toContain('$90.00 MXN');
    await expectAccessible();
  });

  test('begin with their number to the ear, whatever stands first to the eye (LOOK-48)', async () => {
    await openOrders(aCompanyOrder());
    const [number] = await findOrders();
    const item = number?.closest('li');
    expect(item?.textContent?.startsWith(number?.textContent ?? '?')).toBe(true);
  });

  test('say of one that is still to be confirmed not to prepare it (DISPATCH-14)', async () => {
    await openOrders(aCompanyOrder({ awaits_confirmation: true }), aCompanyOrder({ transaction_id: 'CONFIRMD' }));
    await findOrders();
    expect(screen.getAllByText(/^Do not prepare it yet/)).toHaveLength(1);
  });

  test('say at each line what its customer wants where it is not there, until it is along (ORDER-20)', async () => {
    const orderItem = [
      anOrderItem({ if_missing: 'call_me' }),
      anOrderItem({ id: 12, if_missing: 'leave_out' }),
      anOrderItem({ id: 13, if_missing: 'call_me', status: 'not_found' }),
      anOrderItem({ id: 14, if_missing: null }),
    ];
    await openOrders(
      aCompanyOrder({ orderItem }),
      aCompanyOrder({ transaction_id: 'PICKEDUP', picked_up_at: '2026-11-20T19:00:00Z', orderItem }),
    );
    await findOrders();
    expect(screen.getAllByText(/^If not available/).map(({ textContent }) => textContent?.trim())).toEqual([
      'If not available: call the customer',
      'If not available: leave it out',
    ]);
  });

  const WHO: [Language, Partial<CompanyOrder>, string[]][] = [
    ['en', {}, ['For Carmen · Colonia Lebaron', 'Looking for a driver']],
    ['es', {}, ['Para Carmen · Colonia Lebaron', 'Buscamos quien lo lleve']],
    ['en', { awaits_confirmation: true }, ['For Carmen · Colonia Lebaron']],
    ['en', TAKEN, ['For Carmen · Colonia Lebaron', 'Nena is coming to pick it up · since 1:05 PM']],
    ['es', TAKEN, ['Para Carmen · Colonia Lebaron', 'Nena viene a recogerlo · desde 1:05 p.m.']],
    [
      'es',
      { ...TAKEN, picked_up_at: '2026-11-20T19:20:00Z' },
      ['Para Carmen · Colonia Lebaron', 'Nena ya lo lleva · desde 1:20 p.m.'],
    ],
    ['en', { ...BROUGHT, order_status: 'delivered' }, ['Delivered by Nena · Nov 20, 2026, 1:45 PM']],
    ['en', { ...BROUGHT, delivered_at: null, order_status: 'delivery_failed' }, ['Nena could not deliver it']],
    ['en', { customer: null, order_status: 'cancelled' }, []],
    ['en', { customer: undefined, driver: undefined }, []],
  ];
  test.each(WHO)('say in %s for whom each is and who brings it (ORDER-12)', async (language, own, said) => {
    const order = aCompanyOrder({ customer: CARMEN, driver: null, ...own });
    const replies = [reply(listCompanyOrders, aNumberedList([order]))];
    await openScreen(ADDRESS, { as: anOwner(), language, replies });
    const [card] = within(
      await screen.findByRole('list', { name: language === 'es' ? 'Pedidos' : 'Orders' }),
    ).getAllByRole('listitem');
    const lines = [...(card?.querySelectorAll('[data-people] p') ?? [])];
    expect(lines.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual(said);
    await expectAccessible();
  });

  test('have their dates in Spanish whatever else is on the screen', async () => {
    await openOrders(aCompanyOrder({ date_issued: '2026-11-20T18:00:00Z' }));
    await findOrders();
    const date = document.querySelector('time');
    expect(date?.textContent).toMatch(/20 nov 2026/);
    expect(date?.lang).toBe('es');
  });

  test('are read page by page, as the address says', async () => {
    const at = await open(
      reply(listCompanyOrders, ({ query }) =>
        aNumberedList([aCompanyOrder({ transaction_id: `OnPage${query.page}` })], {
          current_page: query.page,
          num_pages: 12,
        }),
      ),
      `${ADDRESS}?page=3`,
    );
    expect((await findOrders()).map((heading) => heading.textContent)).toEqual(['Order Page3']);
    const pages = within(screen.getByRole('navigation', { name: /Orders/ }));
    await userEvent.click(pages.getByRole('link', { name: 'Page 4' }));
    expect(await screen.findByText('Order Page4')).toBeTruthy();
    expect(at.search).toBe('?page=4');
    // The frame reads the newest page whichever is open.
    const asked = at.calls.to(listCompanyOrders).filter(({ query }) => query.page !== 1);
    expect(asked.map(({ params, query }) => [params.companyId, query.page])).toEqual([
      [2, 3],
      [2, 4],
    ]);
  });

  test('show one that arrives without a reload', async () => {
    const first = aCompanyOrder({ transaction_id: 'First' });
    const at = await openOrders(first);
    await findOrders();
    at.replies.set(reply(listCompanyOrders, aNumberedList([aCompanyOrder({ transaction_id: 'Second' }), first])));
    act(() => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
    await waitFor(async () =>
      expect((await findOrders()).map((heading) => heading.textContent)).toEqual(['Order econd', 'Order First']),
    );
  });

  test('that are none say so, and lead to where customers see the business', async () => {
    await openOrders();
    expect(await screen.findByRole('heading', { name: 'There are no orders yet...' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See my business page' }).getAttribute('href')).toBe('/business/2');
    await expectAccessible();
  });

  test('that cannot be had say so and are asked for again', async () => {
    const at = await open(refuse(listCompanyOrders, 500, 'internal_error'));
    expect(await screen.findByRole('heading', { name: "Can't get your orders, try again..." })).toBeTruthy();
    await expectAccessible();
    at.replies.set(reply(listCompanyOrders, aNumberedList([aCompanyOrder()])));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findOrders()).toHaveLength(1);
  });

  test('stay in sight when they cannot be renewed', async () => {
    const at = await openOrders(aCompanyOrder());
    await findOrders();
    at.goOffline();
    act(() => void at.store.dispatch(api.util.invalidateTags(['Orders'])));
    expect(await screen.findByText(/This may be out of date/)).toBeTruthy();
    expect(await findOrders()).toHaveLength(1);
  });
});

test('a ticket is printed of the order that is asked for, and of no other (SCREEN-20)', async () => {
  const onPaper: string[] = [];
  vi.stubGlobal('print', () => {
    for (const ticket of document.querySelectorAll('[data-on-paper]')) onPaper.push(ticket.textContent ?? '');
  });
  await openOrders(aCompanyOrder({ transaction_id: 'First' }), aCompanyOrder({ transaction_id: 'Second' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print order econd' }));
  expect(onPaper).toHaveLength(1);
  expect(onPaper[0]).toContain('Order econd');
  expect(onPaper[0]).not.toContain('Order First');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('[data-on-paper]')).toBeNull();
  vi.unstubAllGlobals();
});

describe('orders that nobody of the business has seen (ORDER-16)', () => {
  const openUnseen = (as = anOwner()) =>
    openScreen(ADDRESS, {
      as,
      replies: [
        // Of the bar that says for whom an Admin acts.
        reply(getCompany, aCompany({ _id: 2 })),
        reply(
          listCompanyOrders,
          aNumberedList([
            aCompanyOrder({ transaction_id: 'UNSEEN01', seen_at: null }),
            aCompanyOrder({ transaction_id: 'SEEN0001', seen_at: '2026-11-20T18:05:00Z' }),
            aCompanyOrder({ transaction_id: 'ENDED001', seen_at: null, order_status: 'cancelled' }),
          ]),
        ),
        reply(markOrdersSeen, { done: true }),
      ],
    });

  test('are said to be seen once the list is opened, those that wait alone', async () => {
    const at = await openUnseen();
    await findOrders();
    await waitFor(() =>
      expect(at.calls.to(markOrdersSeen)).toMatchObject([{ body: { company_id: 2, transaction_ids: ['UNSEEN01'] } }]),
    );
  });

  test('are seen by nobody where an Admin looks in their place', async () => {
    const admin = anAdmin();
    sessionStorage.setItem('actingFor', JSON.stringify({ userId: admin.id, companyId: 2 }));
    const at = await openUnseen(admin);
    await findOrders();
    await userEvent.keyboard('{Shift}');
    expect(at.calls.to(markOrdersSeen)).toEqual([]);
  });
});
