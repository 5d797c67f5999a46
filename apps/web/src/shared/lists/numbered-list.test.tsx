import { listOrdersByStatus } from '@mercadito/contracts/orders/admin';
import { type CompanyOrder, listCompanyOrders } from '@mercadito/contracts/orders/company';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aNumberedList } from '../../../test/fixtures/lists.ts';
import { later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { api } from '../api/api.ts';
import { callOf, reads } from '../api/api-of.ts';
import { useSearchParams } from '../navigation/router.tsx';
import { NumberedList } from './numbered-list.tsx';
import { usePageNumber } from './page-numbers.tsx';

const { useProbeOrdersQuery, useProbeStatusQuery } = api.injectEndpoints({
  endpoints: () => ({
    probeOrders: callOf('orders/company', 'listCompanyOrders', reads()),
    probeStatus: callOf('orders/admin', 'listOrdersByStatus', reads()),
  }),
});

/** A shop's orders, as its screen will list them. */
function CompanyOrders() {
  const reading = useProbeOrdersQuery({ companyId: 2, page: usePageNumber() });
  return (
    <NumberedList
      reading={reading}
      entriesOf={({ results }) => results}
      label="Orders"
      skeleton="Coming"
      empty="None yet"
    >
      {({ entries, listRef }) => (
        <ul ref={listRef}>
          {entries.map((order) => (
            <li key={order.transaction_id}>{order.transaction_id}</li>
          ))}
        </ul>
      )}
    </NumberedList>
  );
}

/** The Admin's orders of one status, which stands in the address beside the page. */
function OrdersByStatus() {
  const status = useSearchParams()[0].get('status') as 'shipped';
  const reading = useProbeStatusQuery({ status, page: usePageNumber() });
  return (
    <NumberedList
      reading={reading}
      entriesOf={({ results }) => results}
      label="Orders"
      skeleton="Coming"
      empty="None yet"
    >
      {({ entries }) => entries.map((order) => <p key={order.transaction_id}>{order.transaction_id}</p>)}
    </NumberedList>
  );
}

const order = (page: number): CompanyOrder => ({
  transaction_id: `order-page-${page}`,
  order_status: 'pending',
  date_issued: '2026-11-22T12:00:00Z',
  orderItem: [],
  total: 10,
});

const navigation = () => screen.getByRole('navigation', { name: 'Pages: Orders' });
const numbers = () =>
  within(navigation())
    .getAllByRole('link', { name: /^Page \d+$/ })
    .map((link) => Number(link.textContent?.replace(/\D+/, '').slice(0, 2)));
const link = (name: string) => within(navigation()).getByRole('link', { name });

/** So many pages of one order each. */
const pages = (count: number): Reply =>
  reply(listCompanyOrders, ({ query: { page } }) => ({
    ...aNumberedList(page <= count ? [order(page)] : [], { current_page: page, num_pages: Math.max(1, count) }),
    count,
  }));

const open = (at: string, orders = pages(40)) => showComponent(<CompanyOrders />, { at, replies: [orders] });

test('a list has nine pages to choose from, the current one marked, and goes on by a link (LIST-11)', async () => {
  const at = await open('/mine?page=20');
  expect(await screen.findByText('order-page-20')).toBeDefined();
  expect(numbers()).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(link('Page 20').getAttribute('aria-current')).toBe('page');
  expect(link('Page 21').getAttribute('aria-current')).toBeNull();
  await userEvent.click(link('Page 23'));
  expect(await screen.findByText('order-page-23')).toBeDefined();
  expect(at.search).toBe('?page=23');
});

test('Back leads to the page before', async () => {
  const at = await open('/mine');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('order-page-2')).toBeDefined();
  await at.go(-1);
  expect(await screen.findByText('order-page-1')).toBeDefined();
});

test('by keyboard another page is reached, and reading goes on at the head of the list', async () => {
  await open('/mine?page=3');
  await screen.findByText('order-page-3');
  link('Page 4').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('order-page-4');
  expect(document.activeElement?.textContent).toBe('Page 4 of 40 · 40 in all');
});

test('the page before stays, dimmed, until the next one has come', async () => {
  const at = await open('/mine');
  const shown = await screen.findByText('order-page-1');
  const answer = later(listCompanyOrders);
  at.replies.set(answer);
  await userEvent.click(link('Page 2'));
  expect(screen.getByText('order-page-1')).toBe(shown);
  expect(shown.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Coming')).toBeNull();
  answer.give(aNumberedList([order(2)], { current_page: 2, num_pages: 40 }));
  const next = await screen.findByText('order-page-2');
  expect(next.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
});

test('a page that cannot be read says so, and leaves the way to the others', async () => {
  const at = await open('/mine');
  await screen.findByText('order-page-1');
  at.replies.set(refuse(listCompanyOrders, 500, 'internal_error'));
  await userEvent.click(link('Page 2'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('order-page-1')).toBeNull();
  at.replies.set(pages(40));
  await userEvent.click(link('Page 1'));
  expect(await screen.findByText('order-page-1')).toBeDefined();
});

test('an address beyond the end leads back to the last page', async () => {
  await open('/mine?page=99', pages(3));
  await userEvent.click(await screen.findByRole('link', { name: 'Go to the last page' }));
  expect(await screen.findByText('order-page-3')).toBeDefined();
});

test('a list of nothing shows what stands for it, and no pages', async () => {
  await open('/mine', pages(0));
  expect(await screen.findByText('None yet')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('more than a list counts is told as such', async () => {
  const results = [{ transaction_id: 'one' }];
  const page = { results, count: 1000, count_is_capped: true, total_page: 42 };
  const reading = { currentData: page, data: page, isFetching: false, refetch: () => undefined };
  await showComponent(
    <NumberedList reading={reading} entriesOf={(shown) => shown.results} label="Goods" skeleton="" empty="">
      {({ count }) => <p>{String(count)}</p>}
    </NumberedList>,
    { at: '/?page=2' },
  );
  expect(screen.getByText('Page 2 of 42 · 1,000+ in all')).toBeDefined();
  expect(screen.getByText('undefined')).toBeDefined();
});

test('the filters of the address stay on every page', async () => {
  const listed = reply(listOrdersByStatus, aNumberedList([], { num_pages: 40 }));
  const at = await showComponent(<OrdersByStatus />, { at: '/admin?status=shipped', replies: [listed] });
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(at.search).toBe('?status=shipped&page=2');
  expect(at.calls.to(listOrdersByStatus).at(-1)?.query).toMatchObject({ status: 'shipped', page: 2 });
});

test('axe finds nothing on a list with pages', async () => {
  await open('/mine?page=20');
  await screen.findByText('order-page-20');
  await expectAccessible();
});
