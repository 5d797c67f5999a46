import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getRandomWord } from '@mercadito/contracts/orders/checkout';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCart } from '../../../test/fixtures/carts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage, homeProducts } from '../../../test/fixtures/products.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

// A Saturday; Lagunitas is delivered to from Monday to Friday.
const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`);
const DAY = [{ from: '08:00', to: '20:00' }];
const delivery_hours = {
  days: [DAY, DAY, DAY, DAY, DAY, DAY, DAY],
  exceptions: [],
  places: [{ place: 'Lagunitas', days: [DAY, DAY, DAY, DAY, DAY, [], []] }],
};
const off = { delivery_available: false, delivery_off_until: at('18:00').toISOString() };
const settings = (own = {}) => reply(getSettings, someSettings({ site: aSite({ delivery_hours }), ...own }));
const address = reply(getCustomerAddress, anAddress({ neighborhood: 'Lagunitas' }));
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: at('10:00') }));
afterEach(() => void vi.useRealTimers());

test('the checkout of somebody in Lagunitas tells one time at which deliveries begin again (PROMISE-1, SITE-10)', async () => {
  await openScreen('/checkout', {
    as: aCustomer(),
    replies: [reply(getCart, aCart()), reply(getRandomWord, { word: 'x' }), address, settings(off)],
  });
  await screen.findAllByText(/begin again on Monday/);
  const said = document.querySelector('main')?.textContent?.match(/begin again [^.]*?(?=\d)/g);
  expect(new Set(said)).toEqual(new Set(['begin again on Monday at ']));
});

test('a product is promised to somebody in Lagunitas for when it is delivered there (PROMISE-1)', async () => {
  await openScreen('/product/8/31', {
    as: aCustomer(),
    replies: [
      reply(getProduct, aProductPage()),
      reply(getCompany, aCompany()),
      address,
      settings(),
      reply(getCart, aCart()),
    ],
  });
  expect(await screen.findByText(/^Cash at the door · delivered on Monday from 8:00\sAM$/)).toBeDefined();
});

test.each([
  ['only where some place has days of its own', { ...delivery_hours, places: [] }],
  ['not while no Admin has said when it is delivered', null],
])('the home asks where somebody lives %s', async (_when, hours) => {
  const home = await openScreen('/', {
    as: aCustomer(),
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(getCart, aCart()),
      address,
      reply(getSettings, someSettings({ site: aSite({ delivery_hours: hours }) })),
    ],
  });
  expect(await screen.findByText(/^Cash at the door/)).toBeDefined();
  expect(home.calls.to(getCustomerAddress)).toEqual([]);
});
