import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeRails } from '@mercadito/contracts/home';
import { listHomeProducts } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProduct, homeProducts, NO_RAILS } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const CATEGORIES = [
  { id: 1, name: 'Carnes', name_en: 'Meat', sub_categories: [] },
  {
    id: 2,
    name: 'Panadería',
    name_en: 'Bakery',
    sub_categories: [{ id: 3, name: 'Pasteles', name_en: 'Cakes' }],
  },
];

const NEXT = '/api/companies/product/home-products/?cursor=abc';

/** The home with these goods, or as the list is answered otherwise. */
const open = (products: Parameters<typeof homeProducts>[0] | Reply, address = '/') =>
  openScreen(address, {
    replies: [
      reply(listHomeProducts, Array.isArray(products) ? homeProducts(products) : products),
      reply(listHomeProductCategories, CATEGORIES),
    ],
  });

/** Queso stands on the second page. */
const TWO_PAGES = reply(listHomeProducts, ({ query }) =>
  query.cursor
    ? homeProducts([aProduct({ id: 2, name: 'Queso' })], null, 2)
    : homeProducts([aProduct({ id: 1, name: 'Pan' })], NEXT, 2),
);

const BROKEN = refuse(listHomeProducts, 500, 'internal_error');

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error('a card is an item of a list');
  return within(item);
};

describe('a product card', () => {
  test('says its whole name once, and ten characters of it where it is narrow (PRODUCT-8)', async () => {
    await open([aProduct(), aProduct({ id: 32, name: 'Pan' })]);
    const link = await screen.findByRole('link', { name: 'Burrito de deshebrada roja' });
    expect(link.getAttribute('title')).toBe('Burrito de deshebrada roja');
    expect(within(link).getByText('Burrito de…').getAttribute('aria-hidden')).toBe('true');
    expect(within(link).getAllByText('Burrito de deshebrada roja')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Pan' }).textContent).toBe('Pan');
  });

  test('tells the price now from the price before, and by how much it is less (MONEY-6)', async () => {
    const product = aProduct({ discount: 20, discounted_price: 36 });
    await open([product]);
    const { getByText } = await card(product.name);
    expect(getByText('-20%')).toBeDefined();
    expect(getByText('before').closest('s')?.textContent).toBe('before $45.00 MXN');
  });

  test('says whether its shop is open, or when it opens', async () => {
    vi.setSystemTime('2026-06-10T16:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    await open([
      aProduct({ id: 1, name: 'Pan', is_open_now: true, next_change_at: '2026-06-10T22:00:00Z' }),
      aProduct({ id: 2, name: 'Queso', is_open_now: false, next_change_at: '2026-06-10T21:00:00Z' }),
      aProduct({ id: 3, name: 'Leche', is_open_now: null, next_change_at: null }),
    ]);
    expect((await card('Pan')).getByText('Open')).toBeDefined();
    expect((await card('Queso')).getByText(/^Opens .*3:00/)).toBeDefined();
    expect((await card('Leche')).queryByText(/Open|Closed/)).toBeNull();
  });

  test('says how many are left where they are few, and what is for members', async () => {
    await open([aProduct({ few_left: 2, subscription_active: true })]);
    const { getByText } = await card(aProduct().name);
    expect(getByText('2 left')).toBeDefined();
    expect(getByText('For members')).toBeDefined();
  });

  test('that is sold out says so and offers no way into the cart', async () => {
    const product = aProduct({ available: false });
    await open([product]);
    const { getByText, queryByRole } = await card(product.name);
    expect(getByText('Currently Unavailable')).toBeDefined();
    expect(queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });

  test('leads to its page where something has to be chosen', async () => {
    const product = aProduct({ has_required_options: true });
    await open([product]);
    const { getByRole } = await card(product.name);
    expect(getByRole('link', { name: /Choose options/ }).getAttribute('href')).toBe('/product/2/31');
  });
});

describe('what is not counted to the end', () => {
  test('is more than a thousand (LIST-7)', async () => {
    await open(reply(listHomeProducts, homeProducts([aProduct()], NEXT, 1000)), '/?search=pan');
    expect(await screen.findByText('1,000+ results for “pan”')).toBeDefined();
    expect(screen.queryByText(/ more$/)).toBeNull();
  });
});

describe('Load More', () => {
  test('goes on from the first new card, and the address keeps the number of pages (SCREEN-1)', async () => {
    const at = await open(TWO_PAGES);
    await screen.findByText('1 more');
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    const fresh = await screen.findByRole('link', { name: 'Queso' });
    await waitFor(() => expect(document.activeElement).toBe(fresh));
    expect(at.search).toBe('?page=2');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  test('shows as many pages as the address says (LOOK-12)', async () => {
    await open(TWO_PAGES, '/?page=2');
    expect(await screen.findByRole('link', { name: 'Queso' })).toBeDefined();
  });
});

test('a search of which nothing has all says what that has which is shown (SEARCH-7)', async () => {
  const found = { ...homeProducts([aProduct()], null, 1), only_have: 'leche deslactosada' };
  await open(reply(listHomeProducts, found), '/?search=leche%20deslactosada%20azul');
  expect(await screen.findByText('Nothing has all of it; these have “leche deslactosada”.')).toBeDefined();
});

test('a town in which nothing is sold yet speaks of no category, and leads who would sell', async () => {
  await open([]);
  await screen.findByText('Products appear here as soon as a business publishes some.');
  expect(screen.getByRole('link', { name: 'Sell here' }).getAttribute('href')).toBe('/sell');
});

test('a category without products leads to all', async () => {
  await open([], '/?category=3');
  await screen.findByText('There is nothing in this category yet.');
  expect(screen.getByRole('link', { name: 'Show everything' }).getAttribute('href')).toBe('/');
});

describe('a search that finds nothing', () => {
  test('gives the hints and the nearest category (LIST-4)', async () => {
    await open([], '/?search=cake');
    expect(await screen.findByText('There are no posts that match your search')).toBeDefined();
    expect(screen.getByText('No products found.')).toBeDefined();
    for (const hint of ['Check spelling', 'Use more generic or fewer words', 'Browse the categories']) {
      expect(screen.getByText(hint)).toBeDefined();
    }
    expect((await screen.findByRole('link', { name: 'Cakes' })).getAttribute('href')).toBe('/?category=3');
  });
});

describe('the categories', () => {
  test('open the sub-categories of the chosen one, are walked by arrows, and end the search (LIST-2)', async () => {
    await open([aProduct()], '/?category=3&search=x');
    const row = within(await screen.findByRole('toolbar', { name: 'Categories' }));
    expect((await row.findByRole('link', { name: 'Bakery' })).getAttribute('aria-current')).toBe('true');
    const sub = within(screen.getByRole('toolbar', { name: 'In Bakery' }));
    expect(sub.getByRole('link', { name: 'Cakes' }).getAttribute('aria-current')).toBe('true');
    expect(row.getByRole('link', { name: 'Meat' }).getAttribute('href')).toBe('/?category=1');
    row.getByRole('link', { name: 'Bakery' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(row.getByRole('link', { name: 'Meat' }));
  });
});

describe('a search of more letters than are allowed', () => {
  test('is cut to what is allowed', async () => {
    const at = await open([aProduct()], `/?search=${'x'.repeat(300)}`);
    await screen.findByText(/1 result for/);
    expect(at.calls.to(listHomeProducts).map(({ query }) => query.search)).toEqual(['x'.repeat(100)]);
  });

  test('is not cut in the middle of an emoji', async () => {
    const at = await open([aProduct()], `/?search=${encodeURIComponent(`x${'🌮'.repeat(60)}`)}`);
    await screen.findByText(/1 result for/);
    expect(at.calls.to(listHomeProducts).map(({ query }) => query.search.length)).toEqual([99]);
  });
});

test('a search that failed can be cleared', async () => {
  const list = reply(listHomeProducts, ({ query }) => (query.search ? BROKEN : homeProducts([aProduct()])));
  const at = await open(list, '/?search=pan');
  await screen.findByText('The products could not be loaded');
  await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Burrito de deshebrada roja' })).toBeDefined();
  expect(at.search).toBe('');
});

test('a list that could not be read says so and reads again', async () => {
  await open(inTurn(BROKEN, reply(listHomeProducts, homeProducts([aProduct()]))));
  await screen.findByText('The products could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Burrito de deshebrada roja' })).toBeDefined();
});

describe('the rows of the first page', () => {
  const RAILS = {
    ...NO_RAILS,
    open_now: [aCompany({ name: 'Panadería Sol', is_open_now: true })],
    to_eat: [aProduct({ id: 7, name: 'Taco' })],
    to_eat_category: 2,
    offers: [aProduct({ id: 8, name: 'Cobija', discount: 10 })],
  };
  const openWith = (address: string, rails: Reply) =>
    openScreen(address, {
      replies: [
        reply(listHomeProducts, homeProducts([aProduct()])),
        reply(listHomeProductCategories, CATEGORIES),
        rails,
      ],
    });

  test('lead to their whole lists, and one with nothing in it is not there', async () => {
    await openWith('/', reply(listHomeRails, RAILS));
    const rowOf = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await rowOf('Open now')).getByRole('link', { name: 'Open now' }).getAttribute('href')).toBe(
      '/home-business?show=open',
    );
    expect((await rowOf('Open now')).getByRole('link', { name: 'Panadería Sol' })).toBeDefined();
    expect((await rowOf('Food')).getByRole('link', { name: 'Food' }).getAttribute('href')).toBe('/?category=2');
    expect((await rowOf('Offers')).getByRole('link', { name: 'Offers' }).getAttribute('href')).toBe('/?show=offers');
    expect((await rowOf('Offers')).getByRole('button', { name: 'Add to cart: Cobija' })).toBeDefined();
    for (const name of ['Order again', 'New in Galeana', 'Businesses']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });

  test('that cannot be had leave the page whole', async () => {
    await openWith('/', refuse(listHomeRails, 500, 'internal_error'));
    expect(await screen.findByRole('link', { name: 'Burrito de deshebrada roja' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['/?search=pan', '/?category=2', '/?show=offers'])('are not asked for at %s', async (address) => {
    const at = await openWith(address, reply(listHomeRails, RAILS));
    await screen.findByRole('link', { name: 'Burrito de deshebrada roja' });
    expect(at.calls.to(listHomeRails)).toEqual([]);
  });

  test('the offers are a list of their own, and a chip', async () => {
    const at = await openWith('/?show=offers', reply(listHomeRails, RAILS));
    await screen.findByRole('link', { name: 'Burrito de deshebrada roja' });
    const chip = screen.getByRole('link', { name: 'Offers' });
    expect(chip.getAttribute('aria-current')).toBe('true');
    expect(at.calls.to(listHomeProducts).map(({ query }) => query.offers)).toEqual([true]);
  });
});
