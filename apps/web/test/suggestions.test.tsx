import { listHomeProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listHomeProducts } from '@mercadito/contracts/products';
import { listPopularSearches } from '@mercadito/contracts/searches-made';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { searchTown } from '@mercadito/contracts/town-search';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompany } from './fixtures/companies.ts';
import { aList } from './fixtures/lists.ts';
import { aProduct, homeProducts } from './fixtures/products.ts';
import { finds, someOf } from './fixtures/town-search.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

test('a suggested business has its category and place as the page calls them, in English too', async () => {
  const company = aCompany({ name: 'Panadería Sol', category: 'Panadería', category_id: 4, location: 'Lebaron' });
  await openScreen('/home-business', {
    replies: [
      reply(listSponsors, { results: [] }),
      reply(listCompanies, { ...aList([]), count_is_capped: false }),
      reply(searchTown, finds({ businesses: someOf([{ ...company, sells: null }]) })),
      reply(listUsedCompanyCategories, [{ id: 4, name: 'Panadería', name_en: 'Bakery' }]),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'sol');
  const offer = await screen.findByRole('option', { name: /Panadería Sol/ });
  expect(offer.textContent).toContain('Bakery · Colonia Lebaron');
});

const HOME = [
  reply(listHomeProducts, homeProducts([aProduct()])),
  reply(listHomeProductCategories, [{ id: 5, name: 'Panadería', name_en: 'Bakery', sub_categories: [] }]),
];

test('before anything is typed there are the categories and what this device searched for; keys reach both', async () => {
  localStorage.setItem('searches', JSON.stringify(['tamales']));
  const at = await openScreen('/', { replies: HOME });
  await userEvent.click(await screen.findByRole('button', { name: 'Search products' }));
  const recent = within(await screen.findByRole('group', { name: 'Recent searches' }));
  expect(recent.getByRole('option', { name: 'tamales' })).toBeDefined();
  const categories = within(await screen.findByRole('group', { name: 'Categories' }));
  expect(categories.getByRole('option', { name: 'Bakery' })).toBeDefined();
  await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}{ArrowDown}{Enter}');
  expect(at.search).toBe('?category=5');
});

test('what many look for stands between, once, and where products are searched (SEARCH-14)', async () => {
  localStorage.setItem('searches', JSON.stringify(['tamales']));
  const at = await openScreen('/', { replies: [...HOME, reply(listPopularSearches, ['tamales', 'pan dulce'])] });
  await userEvent.click(await screen.findByRole('button', { name: 'Search products' }));
  const popular = within(await screen.findByRole('group', { name: 'Popular searches' }));
  expect(popular.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['pan dulce']);
  await userEvent.click(popular.getByRole('option'));
  expect(at.search).toBe('?search=pan%20dulce');
});

test('what was searched for stays in the field, and on the button in its place', async () => {
  await openScreen('/?search=burrito', { replies: HOME });
  await userEvent.click(await screen.findByRole('button', { name: 'Search: burrito' }));
  expect(await screen.findByRole('combobox')).toHaveProperty('value', 'burrito');
});

test('what is typed is offered of all three kinds, with what matched standing out (SEARCH-10)', async () => {
  const offered = finds({
    products: someOf([aProduct({ name: 'Pan dulce', price: 12 })]),
    businesses: someOf([{ ...aCompany({ name: 'Don Chuy' }), sells: 'Pan dulce' }]),
    services: someOf([
      {
        id: 3,
        slug: 'pan-a-domicilio',
        name: 'Pan a domicilio',
        photo_picture: null,
        company_name: 'Don Chuy',
        company: { pk: 1, name: 'Don Chuy' },
      },
    ]),
  });
  const at = await openScreen('/', { replies: [...HOME, reply(searchTown, offered)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Search products' }));
  await userEvent.type(await screen.findByRole('combobox'), 'pan');
  const products = within(await screen.findByRole('group', { name: 'Products' }));
  const option = products.getByRole('option', { name: /Pan dulce/ });
  expect(option.querySelector('b')?.textContent).toBe('Pan');
  expect(option.textContent).toContain('$12.00');
  const businesses = within(screen.getByRole('group', { name: 'Businesses' }));
  expect(businesses.getByRole('option', { name: /Don Chuy/ }).textContent).toContain('Sells Pan dulce');
  await userEvent.click(within(screen.getByRole('group', { name: 'Services' })).getByRole('option'));
  expect(at.pathname).toBe('/business/service/pan-a-domicilio');
});

test('what finishes the last word is searched for with a tap, and remembered (SEARCH-10)', async () => {
  const offered = finds({ products: someOf([aProduct({ name: 'Queso menonita' })]) });
  const at = await openScreen('/', { replies: [...HOME, reply(searchTown, offered)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Search products' }));
  await userEvent.type(await screen.findByRole('combobox'), 'queso meno');
  const finished = within(await screen.findByRole('group', { name: 'Search for' }));
  await userEvent.click(finished.getByRole('option', { name: 'queso menonita' }));
  expect(at.search).toBe('?search=queso%20menonita');
  expect(localStorage.getItem('searches')).toContain('queso menonita');
});
