import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { answerJson, startLocalServer } from '../../../test/local-server.ts';
import { showPart } from '../../../test/show-part.tsx';
import { api } from '../api/api.ts';
import { call } from '../api/call.ts';
import { NumberedList } from './numbered-list.tsx';
import { usePageNumber } from './page-number.ts';

const { useProbeOrdersQuery, useProbeStatusQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    probeOrders: build.query({ ...call('orders/company', 'listCompanyOrders') }),
    probeStatus: build.query({ ...call('orders/admin', 'listOrdersByStatus') }),
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

const order = (page: number) => ({
  transaction_id: `order-page-${page}`,
  order_status: 'pending',
  date_issued: '2026-11-22T12:00:00Z',
  orderItem: [],
  total: 10,
});

let pages = 40;
let gate: Promise<void> | null = null;
let isBroken = false;

async function openTown() {
  return startLocalServer(async ({ url }, response) => {
    const page = Number(new URL(url, 'http://town.test').searchParams.get('page'));
    await gate;
    if (isBroken) return answerJson(response, { detail: 'No', message: 'No', code: 'internal' }, 500);
    // The Admin's orders have other fields: none will do.
    const results = page <= pages && url.includes('order-all-company') ? [order(page)] : [];
    answerJson(response, { results, count: pages, current_page: page, num_pages: Math.max(1, pages) });
  });
}

beforeEach(async () => {
  pages = 40;
  gate = null;
  isBroken = false;
});

const navigation = () => screen.getByRole('navigation', { name: 'Pages: Orders' });
const numbers = () =>
  within(navigation())
    .getAllByRole('link', { name: /^Page \d+$/ })
    .map((link) => Number(link.textContent?.replace(/\D+/, '').slice(0, 2)));
const link = (name: string) => within(navigation()).getByRole('link', { name });

async function open(at: string, part = <CompanyOrders />) {
  const server = await openTown();
  const router = await showPart(part, at);
  return { router, server };
}

test('a list has nine pages to choose from, the current one marked, and goes on by a link', async () => {
  const { router } = await open('/mine?page=20');
  expect(await screen.findByText('order-page-20')).toBeDefined();
  expect(numbers()).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(link('Page 20').getAttribute('aria-current')).toBe('page');
  expect(link('Page 21').getAttribute('aria-current')).toBeNull();
  await userEvent.click(link('Page 23'));
  expect(await screen.findByText('order-page-23')).toBeDefined();
  expect(router.state.location.search).toBe('?page=23');
});

test('Back leads to the page before', async () => {
  const { router } = await open('/mine');
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByText('order-page-2')).toBeDefined();
  await act(() => router.navigate(-1));
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
  await open('/mine');
  const shown = await screen.findByText('order-page-1');
  const way = Promise.withResolvers<void>();
  gate = way.promise;
  await userEvent.click(link('Page 2'));
  expect(screen.getByText('order-page-1')).toBe(shown);
  expect(shown.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Coming')).toBeNull();
  way.resolve();
  const next = await screen.findByText('order-page-2');
  expect(next.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
});

test('a page that cannot be read says so, and leaves the way to the others', async () => {
  await open('/mine');
  await screen.findByText('order-page-1');
  isBroken = true;
  await userEvent.click(link('Page 2'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText('order-page-1')).toBeNull();
  isBroken = false;
  await userEvent.click(link('Page 1'));
  expect(await screen.findByText('order-page-1')).toBeDefined();
});

test('an address beyond the end leads back to the last page', async () => {
  pages = 3;
  await open('/mine?page=99');
  await userEvent.click(await screen.findByRole('link', { name: 'Go to the last page' }));
  expect(await screen.findByText('order-page-3')).toBeDefined();
});

test('a list of nothing shows what stands for it, and no pages', async () => {
  pages = 0;
  await open('/mine');
  expect(await screen.findByText('None yet')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('more than a list counts is told as such', async () => {
  const results = [{ transaction_id: 'one' }];
  const page = { results, count: 1000, count_is_capped: true, total_page: 42 };
  const reading = { currentData: page, data: page, isFetching: false, refetch: () => undefined };
  await showPart(
    <NumberedList reading={reading} entriesOf={(shown) => shown.results} label="Goods" skeleton="" empty="">
      {({ count }) => <p>{String(count)}</p>}
    </NumberedList>,
    '/?page=2',
  );
  expect(screen.getByText('Page 2 of 42 · 1,000+ in all')).toBeDefined();
  expect(screen.getByText('undefined')).toBeDefined();
});

test('the filters of the address stay on every page', async () => {
  const { server, router } = await open('/admin?status=shipped', <OrdersByStatus />);
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?status=shipped&page=2');
  expect(server.received.at(-1)?.url).toContain('status=shipped');
});

test('axe finds nothing on a list with pages', async () => {
  await open('/mine?page=20');
  await screen.findByText('order-page-20');
  await expectAccessible();
});
