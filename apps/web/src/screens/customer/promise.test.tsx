import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { getRandomWord } from '@mercadito/contracts/orders/checkout';
import { getOrder } from '@mercadito/contracts/orders/tracking';
import { getProduct, listHomeProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { anAddress } from '../../../test/fixtures/addresses.ts';
import { aCartGroup, aCartItem, aCartOf } from '../../../test/fixtures/carts.ts';
import { anOrder } from '../../../test/fixtures/orders.ts';
import { aProduct, aProductPage, homeProducts } from '../../../test/fixtures/products.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

// A Saturday on the clock of the towns.
const at = (clock: string) => new Date(`2026-11-21T${clock}:00-06:00`);
const OPEN_UNTIL_8 = { is_open_now: true, next_change_at: at('20:00').toISOString() };
const OPENS_AT_3 = { is_open_now: false, next_change_at: at('15:00').toISOString() };

const DAY = [{ from: '08:00', to: '20:00' }];
const HOURS = {
  days: [DAY, DAY, DAY, DAY, DAY, DAY, []],
  exceptions: [{ date: '2026-11-23', ranges: [] }],
  places: [{ place: 'Lagunitas', days: [DAY, DAY, DAY, DAY, DAY, [], []] }],
};
const EDITED = reply(getSettings, someSettings({ site: aSite({ delivery_hours: HOURS }) }));
const SPECIFIED =
  'Delivery schedule: Monday to Tuesday 8:00am-4:00pm, Friday and Saturday 8:00am-8:00pm, Sunday closed.';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: at('10:00') }));
afterEach(() => {
  vi.useRealTimers();
});

const home = (...replies: ReturnType<typeof reply>[]) =>
  openScreen('/', {
    replies: [reply(listHomeProducts, homeProducts([aProduct()])), reply(listHomeProductCategories, []), ...replies],
  });

describe('the home says how it is paid and when it is brought', () => {
  test.each([
    ['10:00', /^Cash at the door · delivered today until 8:00\sPM$/],
    ['07:00', /^Cash at the door · delivered today from 8:00\sAM$/],
    ['20:00', /^Cash at the door · delivered on Tuesday from 8:00\sAM$/],
  ])('at %s, over a Sunday and a holiday (PROMISE-1)', async (clock, said) => {
    vi.setSystemTime(at(clock));
    await home(EDITED);
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('in the specified sentence while no Admin has said when (PROMISE-2)', async () => {
    await home();
    expect(await screen.findByText(`Cash at the door · ${SPECIFIED}`)).toBeDefined();
  });
});

test('a product of a closed shop is brought once that opens (PROMISE-1)', async () => {
  const product = aProductPage({ ...OPENS_AT_3 });
  await openScreen('/product/8/31', { replies: [reply(getProduct, product), EDITED] });
  expect(await screen.findByText(/delivered today from 3:00\sPM$/)).toBeDefined();
});

describe('whoever has an address is told of that place, and of the last shop to open (PROMISE-1)', () => {
  const other = aCartItem(1, aProduct({ id: 32, company: 3 }), { id: 10 });
  const cart = aCartOf(aCartGroup([aCartItem(2)], OPEN_UNTIL_8), aCartGroup([other], { _id: 3, ...OPENS_AT_3 }));
  const replies = [reply(getCart, cart), reply(getRandomWord, { word: 'Hero' }), EDITED];
  const open = (address: string, neighborhood: string) =>
    openScreen(address, {
      as: aCustomer(),
      replies: [...replies, reply(getCustomerAddress, anAddress({ neighborhood }))],
    });

  test.each([
    ['Galeana', /delivered today from 3:00\sPM$/],
    ['Lagunitas', /delivered on Tuesday from 8:00\sAM$/],
  ])('in the cart, %s', async (place, said) => {
    await open('/cart', place);
    expect(await screen.findByText(said)).toBeDefined();
  });

  test('at the checkout', async () => {
    await open('/checkout', 'Galeana');
    expect(await screen.findByText(/^It will come today, after 3:00\sPM$/)).toBeDefined();
  });
});

describe('shortly before a break of the deliveries all tell when they end for the day (PROMISE-1)', () => {
  const day = [
    { from: '08:00', to: '13:00' },
    { from: '15:00', to: '21:00' },
  ];
  const delivery_hours = { days: Array.from({ length: 7 }, () => day), exceptions: [], places: [] };
  const twice = reply(getSettings, someSettings({ site: aSite({ delivery_hours }) }));
  beforeEach(() => {
    vi.setSystemTime(at('12:58'));
  });

  test('home', async () => {
    await home(twice);
    expect(await screen.findByText(/delivered today until 9:00\sPM$/)).toBeDefined();
  });

  test('the checkout', async () => {
    await openScreen('/checkout', {
      as: aCustomer(),
      replies: [
        reply(getCart, aCartOf(aCartGroup([aCartItem(2)], OPEN_UNTIL_8))),
        reply(getRandomWord, { word: 'Hero' }),
        reply(getCustomerAddress, anAddress()),
        twice,
      ],
    });
    expect(await screen.findByText(/^It will come today, by 9:00\sPM$/)).toBeDefined();
  });
});

test('an order that waits says when it is brought, one that is under way not any more (PROMISE-1)', async () => {
  const page = await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [reply(getOrder, anOrder({ status: 'pending', location: 'Galeana', order_companies: [] })), EDITED],
  });
  expect(await screen.findByText(/^It will come today, by 8:00\sPM$/)).toBeDefined();
  page.replies.set(reply(getOrder, anOrder({ status: 'shipped' })));
  await page.reopen();
  expect(screen.queryByText(/It will come/)).toBeNull();
});

describe('deliveries that are off until a time (SITE-10)', () => {
  const until = (clock: string) =>
    reply(
      getSettings,
      someSettings({
        delivery_available: false,
        delivery_off_until: at(clock).toISOString(),
        site: aSite({ delivery_hours: HOURS }),
      }),
    );
  const cart = reply(getCart, aCartOf(aCartGroup([aCartItem(2)], OPEN_UNTIL_8)));
  const inCart = (...replies: ReturnType<typeof reply>[]) =>
    openScreen('/cart', {
      as: aCustomer(),
      replies: [cart, reply(getCustomerAddress, anAddress({ neighborhood: 'Galeana' })), ...replies],
    });

  test('are told on the home', async () => {
    await home(until('18:00'));
    expect(
      await screen.findByText(/^No deliveries right now · Deliveries begin again today at 6:00\sPM$/),
    ).toBeDefined();
  });

  test('are told in the cart, with when the town delivers, and why it cannot be ordered', async () => {
    await inCart(until('18:00'));
    expect(await screen.findByText(/^Deliveries begin again today at 6:00\sPM$/)).toBeDefined();
    expect(screen.getByText(/^Monday to Saturday: 8:00\sAM – 8:00\sPM$/)).toBeDefined();
    expect(screen.getByText('Sunday: closed')).toBeDefined();
    expect(screen.getAllByText(/at a later time\. Deliveries begin again today/)).not.toHaveLength(0);
    expect(screen.queryByText(/Cash at the door/)).toBeNull();
  });

  test('begin when the town delivers next after it', async () => {
    await inCart(until('22:00'));
    expect(await screen.findByText(/^Deliveries begin again on Tuesday at 8:00\sAM$/)).toBeDefined();
  });

  test('are on once the clock has passed it, though nobody has told the page', async () => {
    vi.setSystemTime(at('18:00'));
    await inCart(until('18:00'));
    expect(await screen.findByText(/delivered today until 8:00\sPM$/)).toBeDefined();
    expect(screen.queryByText(/at a later time/)).toBeNull();
  });
});
