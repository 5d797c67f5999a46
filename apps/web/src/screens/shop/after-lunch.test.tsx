import {
  listCompanyProductCategories,
  listHomeProductCategories,
  listUsedCompanyCategories,
} from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listHomeRails } from '@mercadito/contracts/home';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aProductPage, companyProducts, homeProducts, NO_RAILS } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { setGuestLines } from '../../entities/cart/guest-cart.ts';
import { guestLineOf } from '../../entities/cart/guest-line.ts';

// On the clock of the towns: it is 13:59, the break is from 14:00 to 15:00.
const BEFORE = Date.parse('2026-11-24T19:59:30Z');
const BREAK = '2026-11-24T20:00:00.000Z';
const END = '2026-11-24T21:00:00.000Z';
const EVENING = '2026-11-25T01:00:59.999Z';
const MINUTE = 60_000;

const TIMERS = ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: [...TIMERS], now: BEFORE }));
afterEach(() => {
  vi.useRealTimers();
});
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));

/** What the server says of the business at each time of its day. */
function openingNow() {
  const now = Date.now();
  if (now < Date.parse(BREAK)) return { is_open_now: true, next_change_at: BREAK };
  if (now < Date.parse(END)) return { is_open_now: false, next_change_at: END };
  return { is_open_now: true, next_change_at: EVENING };
}

const itsReads = [
  reply(getCompany, () => aCompany({ name: 'El Fogón', ...openingNow() })),
  reply(getSocialNetworks, NO_NETWORKS),
  reply(listUsedCompanyCategories, []),
  reply(listCompanyProductCategories, []),
  reply(listCompanyProducts, companyProducts([])),
];

test('a business is open again after its lunch on a page that was read before it (HOURS-4)', async () => {
  await openScreen('/business/2', { replies: itsReads });
  expect((await screen.findByText('Open')).parentElement?.textContent).toMatch(/Closes 2:00/);
  await pass(2);
  // Not every phone asks in the first second.
  await pass(1);
  await waitFor(() => expect(screen.getByText('Closed').parentElement?.textContent).toMatch(/Opens 3:00/));
  await pass(60);
  await pass(1);
  await waitFor(() => expect(screen.getByText('Open').parentElement?.textContent).toMatch(/Closes 7:00/));
});

test('a row of the home that was read before lunch is read again once for all its shops (HOURS-4)', async () => {
  const shops = () => [9, 10].map((_id) => aCompany({ _id, name: `Panadería ${_id}`, ...openingNow() }));
  const at = await openScreen('/', {
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(listHomeRails, () => ({ ...NO_RAILS, open_now: shops() })),
    ],
  });
  const row = within(await screen.findByRole('region', { name: 'Open now' }));
  expect(row.getAllByText('Open')).toHaveLength(2);
  await pass(2);
  await pass(1);
  await waitFor(() => expect(row.getAllByText(/^Opens 3:00/)).toHaveLength(2));
  await pass(60);
  await pass(1);
  await waitFor(() => expect(row.getAllByText('Open')).toHaveLength(2));
  expect(at.calls.to(listHomeRails)).toHaveLength(3);
});

test("a visitor's cart says so no longer once the shop is open again", async () => {
  const product = () => aProductPage({ id: 1, company: 8, options: [], ...openingNow() });
  const made = guestLineOf(product(), [], 1);
  if ('refusal' in made) throw new Error('there is nothing to choose');
  setGuestLines([{ ...made.line, addedAt: '2026-11-24T12:00:00Z' }]);
  const at = await openScreen('/cart', { replies: [reply(getProduct, product)] });
  await screen.findAllByRole('link', { name: 'Log in and order' });
  expect(screen.queryByText(/^Closed now/)).toBeNull();
  await pass(2);
  expect(await screen.findByText(/^Closed now · opens 3:00/)).toBeDefined();
  await pass(60);
  await waitFor(() => expect(screen.queryByText(/^Closed now/)).toBeNull());
  await waitFor(() => expect(at.calls.to(getProduct)).toHaveLength(3));
});

test('a phone whose clock is an hour ahead tells what the towns do (HOURS-4)', async () => {
  const server = Date.now();
  vi.setSystemTime(server + 60 * MINUTE);
  const itsClock = vi.spyOn(Date.prototype, 'toUTCString').mockReturnValue(new Date(server).toUTCString());
  const opening = { is_open_now: true, next_change_at: BREAK };
  await openScreen('/business/2', {
    replies: [reply(getCompany, aCompany({ name: 'El Fogón', ...opening })), ...itsReads.slice(1)],
  });
  expect((await screen.findByText('Open')).parentElement?.textContent).toMatch(/Closes 2:00/);
  itsClock.mockRestore();
});
