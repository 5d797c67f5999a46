import { listDrivers, listOrdersInProgress } from '@mercadito/contracts/deliveries/admin';
import { exportOrders } from '@mercadito/contracts/dispatch';
import { listOrdersByStatus } from '@mercadito/contracts/orders/admin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { anOffDutyDriverProfile } from '../../../test/fixtures/deliveries.ts';
import { anAdminOrder, anOrderInProgress, anOverseenDriver } from '../../../test/fixtures/dispatch.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (address: string, ...replies: Reply[]) => openScreen(address, { as: anAdmin(), replies });

describe('the orders in progress', () => {
  test('say who carries each, how to reach its customer, from where, what it comes to and since when (SCREEN-57)', async () => {
    await open('/driver-order-in-progress', reply(listOrdersInProgress, { results: [anOrderInProgress()] }));
    const list = within(await screen.findByRole('list', { name: 'Orders on the road, longest first' }));
    expect(list.getByText('Ana Ruiz')).toBeDefined();
    expect(list.getByRole('link', { name: 'Call Lupita Reyes' }).getAttribute('href')).toBe('tel:+526361234567');
    expect(list.getByRole('link', { name: 'WhatsApp to Lupita Reyes' })).toBeDefined();
    expect(list.getByText('Panadería Sol, Lagunitas')).toBeDefined();
    expect(list.getByText('On the road 35 min')).toBeDefined();
    expect(list.getByRole('link', { name: 'Order OAD01' }).getAttribute('href')).toBe('/driver-order/ONROAD01/7');
    await expectAccessible();
  });

  test('say so when there are none, and lead to the board', async () => {
    await open('/driver-order-in-progress', reply(listOrdersInProgress, { results: [] }));
    expect(await screen.findByText('No orders are on the road')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See waiting orders' }).getAttribute('href')).toBe('/admin/dispatch');
  });

  test('that cannot be read are to be tried another time', async () => {
    await open('/driver-order-in-progress', refuse(listOrdersInProgress, 500, 'internal'));
    expect(await screen.findByText('Try again another time.')).toBeDefined();
  });
});

describe('the list of all orders', () => {
  test('says of each when, whose, where to, by whom, how much, how it stands and why', async () => {
    const failed = anAdminOrder({
      ...{ status: 'delivery_failed', driver_id: 7, driver_name: 'Ana Ruiz', delivery_description: 'Nobody at home' },
    });
    await open('/driver-orders-status', reply(listOrdersByStatus, aNumberedList([failed])));
    const row = within(await screen.findByRole('row', { name: /DEFGH/ }));
    expect(row.getByRole('rowheader').textContent).toBe('DEFGH');
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Nov 20, 2026, 12:00 PM',
      'Lupita Ríos',
      'Colonia Lebaron',
      'Ana Ruiz',
      '$90.00 MXN',
      'Delivery failed',
      'Nobody at home',
    ]);
    expect(row.getByRole('link').getAttribute('href')).toBe('/driver-order/ABCDEFGH/7');
    await expectAccessible();
  });

  test('is narrowed by a status, which stands in the address, with at most nine pages to choose from (SCREEN-58)', async () => {
    const at = await open(
      '/driver-orders-status?page=12',
      reply(listOrdersByStatus, aNumberedList([anAdminOrder()], { current_page: 12, num_pages: 40 })),
    );
    const pages = await screen.findByRole('navigation', { name: 'Pages: Orders Status' });
    const numbers = within(pages)
      .getAllByRole('link', { name: /^Page \d+/ })
      .map((link) => link.querySelector('[aria-hidden]')?.textContent);
    expect(numbers).toEqual(['8', '9', '10', '11', '12', '13', '14', '15', '16']);
    const filter = screen.getByRole('combobox', { name: 'Status' });
    expect(within(filter).getAllByRole('option')).toHaveLength(7);
    await userEvent.selectOptions(filter, 'Declined');
    await waitFor(() => expect(at.search).toBe('?status=declined'));
    await waitFor(() =>
      expect(at.calls.to(listOrdersByStatus).map(({ query }) => query)).toContainEqual({ page: 1, status: 'declined' }),
    );
  });

  test('says that no order stands like this, and leads to all', async () => {
    await open('/driver-orders-status?status=declined', reply(listOrdersByStatus, aNumberedList([])));
    expect(await screen.findByText('No orders with this status')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See all orders' }).getAttribute('href')).toBe('/driver-orders-status');
  });

  test('that cannot be read says so in its own words', async () => {
    await open('/driver-orders-status', refuse(listOrdersByStatus, 500, 'internal'));
    expect(await screen.findByText('It was not possible to load this page, I tried again.')).toBeDefined();
  });

  test('is saved as a file of the days that are chosen, which cannot be the wrong way round', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:orders', revokeObjectURL: () => undefined }),
    );
    const at = await open(
      '/driver-orders-status',
      reply(listOrdersByStatus, aNumberedList([])),
      reply(exportOrders, 'Number\r\n' as never),
    );
    fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-02' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
    expect(screen.getByText('“To” cannot be before “From”.')).toBeDefined();
    const download = screen.getByRole('button', { name: 'Download orders' });
    expect(download.getAttribute('aria-disabled')).toBe('true');
    // What it says stands at the field.
    expect(document.getElementById(download.getAttribute('aria-describedby') ?? '')?.textContent).toBeTruthy();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-03' } });
    await userEvent.click(screen.getByRole('button', { name: 'Download orders' }));
    expect(await screen.findByText('Saved as orders-2026-11-02-2026-11-03.csv')).toBeDefined();
    expect(at.calls.to(exportOrders)[0]?.query).toEqual({ from: '2026-11-02', to: '2026-11-03' });
  });
});

describe('the drivers', () => {
  test('are on duty or not in a word, with their hours, their load and the orders they have in hand (SCREEN-59)', async () => {
    const busy = anOverseenDriver({
      ...{ orders_assigned_count: 1, orders_in_hand: ['ONROAD01'] },
      settings: { availability_status: 'available', daily_start_time: '08:00', daily_end_time: '16:00' },
    });
    const off = anOverseenDriver({ ...anOffDutyDriverProfile(), id: 8, name: 'Beto', username: 'driver2' });
    await open('/drivers', reply(listDrivers, [busy, off]));
    const [first, second] = within(await screen.findByRole('list', { name: 'Drivers, by name' }))
      .getAllByRole('heading')
      .map((heading) => within(heading.closest('li') as HTMLElement));
    expect(first?.getByText('Available')).toBeDefined();
    expect(first?.getByText('1/5 orders')).toBeDefined();
    expect(first?.getByText('8:00 AM – 4:00 PM')).toBeDefined();
    expect(first?.getByRole('link', { name: 'Order OAD01' }).getAttribute('href')).toBe('/driver-order/ONROAD01/7');
    expect(first?.getByRole('link', { name: 'See the account of Ana Ruiz' }).getAttribute('href')).toBe(
      '/admin/people?search=driver',
    );
    expect(second?.getByText('Unavailable')).toBeDefined();
    expect(second?.getByText('No orders now')).toBeDefined();
    await expectAccessible();
  });

  test('that there are none is said, with the way to the people', async () => {
    await open('/drivers', reply(listDrivers, []));
    expect(await screen.findByText('There are no drivers yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to People' }).getAttribute('href')).toBe('/admin/people');
  });

  test('that cannot be read are to be tried another time', async () => {
    await open('/drivers', refuse(listDrivers, 500, 'internal'));
    expect(await screen.findByText('Try again another time.')).toBeDefined();
  });
});
