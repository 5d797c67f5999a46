import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Component as Home } from './home.screen.tsx';
import { aProduct } from './testing/goods.ts';
import { type Answers, json, renderShop } from './testing/render-shop.tsx';

const PRODUCTS = '/companies/product/home-products';
const CATEGORIES = '/companies/product/home-products-categories';

const page = (results: object[], next: string | null = null, count = results.length) =>
  json({ products: { results }, next, current_page: 1, total_page: 1, count, count_is_capped: count === 1000 });

const categories = [
  { id: 1, name: 'Carnes', name_en: 'Meat', sub_categories: [] },
  {
    id: 2,
    name: 'Panadería',
    name_en: 'Bakery',
    sub_categories: [{ id: 3, name: 'Pasteles', name_en: 'Cakes' }],
  },
];

const answers = (products: Answers[string]): Answers => ({
  [PRODUCTS]: products,
  [CATEGORIES]: () => json(categories),
});

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (!item) throw new Error('a card is an item of a list');
  return within(item);
};

describe('a product card', () => {
  test('shows ten characters and tells the whole name', async () => {
    await renderShop(<Home />, { answers: answers(() => page([aProduct()])) });
    const link = await screen.findByRole('link', { name: 'Burrito de deshebrada roja' });
    expect(link.getAttribute('title')).toBe('Burrito de deshebrada roja');
    expect(within(link).getByText('Burrito de…')).toBeDefined();
  });

  test('shows the whole name in small letters below the cut one', async () => {
    await renderShop(<Home />, { answers: answers(() => page([aProduct(), aProduct({ id: 32, name: 'Pan' })])) });
    const cut = await screen.findByRole('link', { name: 'Burrito de deshebrada roja' });
    expect([...cut.children].map(({ textContent }) => textContent)).toEqual([
      'Burrito de…',
      'Burrito de deshebrada roja',
    ]);
    expect(screen.getByRole('link', { name: 'Pan' }).textContent).toBe('Pan');
  });

  test('tells the price now from the price before', async () => {
    const product = aProduct({ discount: 20, discounted_price: 36 });
    await renderShop(<Home />, { answers: answers(() => page([product])) });
    const { getByText } = await card(product.name);
    expect(getByText('20% off').className).not.toContain('hidden');
    expect(getByText('before').closest('s')?.textContent).toBe('before $45.00 MXN');
  });

  test('that is sold out says so and offers no way into the cart', async () => {
    const product = aProduct({ available: false });
    await renderShop(<Home />, { answers: answers(() => page([product])) });
    const { getByText, queryByRole } = await card(product.name);
    expect(getByText('Currently Unavailable')).toBeDefined();
    expect(queryByRole('button', { name: /Add to cart/ })).toBeNull();
  });

  test('leads to its page where something has to be chosen', async () => {
    const product = aProduct({ has_required_options: true });
    await renderShop(<Home />, { answers: answers(() => page([product])) });
    const { getByRole } = await card(product.name);
    expect(getByRole('link', { name: /Choose options/ }).getAttribute('href')).toBe('/product/2/31');
  });
});

describe('what is not counted to the end', () => {
  test('is more than a thousand', async () => {
    const many = () => page([aProduct()], '/api/companies/product/home-products/?search=pan&cursor=abc', 1000);
    await renderShop(<Home />, { answers: answers(many), at: '/?search=pan' });
    expect(await screen.findByText('1,000+ results for “pan”')).toBeDefined();
    expect(screen.queryByText(/ more$/)).toBeNull();
  });
});

describe('Load More', () => {
  test('goes on from the first new card, and the address keeps the number of pages', async () => {
    const next = '/api/companies/product/home-products/?cursor=abc';
    const first = page([aProduct({ id: 1, name: 'Pan' })], next, 2);
    const second = page([aProduct({ id: 2, name: 'Queso' })], null, 2);
    const list = answers((url) => (url.searchParams.has('cursor') ? second : first));
    const router = await renderShop(<Home />, { answers: list });
    await screen.findByText('1 more');
    await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
    const fresh = await screen.findByRole('link', { name: 'Queso' });
    await waitFor(() => expect(document.activeElement).toBe(fresh));
    expect(router.state.location.search).toBe('?page=2');
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  });

  test('shows as many pages as the address says', async () => {
    const next = '/api/companies/product/home-products/?cursor=abc';
    const list = answers((url) =>
      url.searchParams.has('cursor')
        ? page([aProduct({ id: 2, name: 'Queso' })], null, 2)
        : page([aProduct()], next, 2),
    );
    await renderShop(<Home />, { answers: list, at: '/?page=2' });
    expect(await screen.findByRole('link', { name: 'Queso' })).toBeDefined();
  });
});

describe('a search that finds nothing', () => {
  test('gives the hints and the nearest category', async () => {
    await renderShop(<Home />, { answers: answers(() => page([])), at: '/?search=cake' });
    expect(await screen.findByText('There are no posts that match your search')).toBeDefined();
    expect(screen.getByText('No products found.')).toBeDefined();
    for (const hint of ['Check spelling', 'Use more generic or fewer words', 'Browse the categories']) {
      expect(screen.getByText(hint)).toBeDefined();
    }
    expect((await screen.findByRole('link', { name: 'Cakes' })).getAttribute('href')).toBe('/?category=3');
  });
});

describe('the categories', () => {
  test('open the sub-categories of the chosen one, are walked by arrows, and end the search', async () => {
    await renderShop(<Home />, { answers: answers(() => page([aProduct()])), at: '/?category=3&search=x' });
    const row = within(await screen.findByRole('toolbar', { name: 'Categories' }));
    expect((await row.findByRole('link', { name: 'Bakery' })).getAttribute('aria-current')).toBe('true');
    const sub = within(screen.getByRole('toolbar', { name: 'Within Bakery' }));
    expect(sub.getByRole('link', { name: 'Cakes' }).getAttribute('aria-current')).toBe('true');
    expect(row.getByRole('link', { name: 'Meat' }).getAttribute('href')).toBe('/?category=1');
    row.getByRole('link', { name: 'Bakery' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(row.getByRole('link', { name: 'Meat' }));
  });
});

describe('a search of more letters than are allowed', () => {
  test('is cut to what is allowed', async () => {
    const asked: (string | null)[] = [];
    const list = answers((url) => {
      asked.push(url.searchParams.get('search'));
      return page([aProduct()]);
    });
    await renderShop(<Home />, { answers: list, at: `/?search=${'x'.repeat(300)}` });
    await screen.findByText(/1 result for/);
    expect(asked).toEqual(['x'.repeat(100)]);
  });

  test('is not cut in the middle of an emoji', async () => {
    const list = answers((url) => page([aProduct({ name: `${url.searchParams.get('search')?.length}` })]));
    await renderShop(<Home />, { answers: list, at: `/?search=${encodeURIComponent(`x${'🌮'.repeat(60)}`)}` });
    expect(await screen.findByRole('link', { name: '99' })).toBeDefined();
  });
});

test('a search that failed can be cleared', async () => {
  const failure = json({ detail: 'x', message: 'x', code: 'x' }, 500);
  const list = answers((url) => (url.searchParams.has('search') ? failure : page([aProduct()])));
  const router = await renderShop(<Home />, { answers: list, at: '/?search=pan' });
  await screen.findByText('The products could not be loaded');
  await userEvent.click(screen.getByRole('link', { name: 'Clear the search' }));
  expect(await screen.findByRole('link', { name: 'Burrito de deshebrada roja' })).toBeDefined();
  expect(router.state.location.search).toBe('');
});

test('a list that could not be read says so and reads again', async () => {
  let works = false;
  const list = answers(() => (works ? page([aProduct()]) : json({ detail: 'x', message: 'x', code: 'x' }, 500)));
  await renderShop(<Home />, { answers: list });
  await screen.findByText('The products could not be loaded');
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Burrito de deshebrada roja' })).toBeDefined();
});
