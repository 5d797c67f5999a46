import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { listFoundServices, searchTown, type TownFinds } from '@mercadito/contracts/town-search';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aProduct, homeProducts } from '../../../test/fixtures/products.ts';
import { someSettings } from '../../../test/fixtures/settings.ts';
import { finds, someOf } from '../../../test/fixtures/town-search.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const SERVICE = {
  ...{ id: 3, slug: 'pan-a-domicilio', name: 'Pan a domicilio', photo_picture: null, company_name: 'Don Chuy' },
  company: { pk: 1, name: 'Don Chuy' },
};

const open = (address: string, found: Partial<TownFinds>, products = [aProduct()]) =>
  openScreen(address, {
    replies: [
      reply(listHomeProducts, homeProducts(products)),
      reply(listHomeProductCategories, []),
      reply(getSettings, someSettings({})),
      reply(searchTown, finds(found)),
      reply(listFoundServices, { ...aList([SERVICE]), count_is_capped: false }),
    ],
  });

test('beside what was found stand the other kinds, each with how many there are (SEARCH-10)', async () => {
  const at = await open('/?search=pan', {
    products: someOf([aProduct()]),
    businesses: someOf([{ ...aCompany({ name: 'Don Chuy' }), sells: 'Pan' }]),
    services: someOf([SERVICE]),
  });
  const kinds = within(await screen.findByRole('navigation', { name: 'What you look for' }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Products 1',
    'Businesses 1',
    'Services 1',
  ]);
  expect(kinds.getByRole('link', { name: 'Businesses 1' }).getAttribute('href')).toBe('/home-business?search=pan');
  await userEvent.click(kinds.getByRole('link', { name: 'Services 1' }));
  const link = within(await screen.findByRole('list', { name: 'Services' })).getByRole('link');
  expect(link.getAttribute('href')).toBe('/business/service/pan-a-domicilio');
  expect(at.search).toContain('label=services');
  await expectAccessible();
});

test('are not there where a search finds one kind alone', async () => {
  const at = await open('/?search=pan', { products: someOf([aProduct()]) });
  await screen.findByText(/1 result/);
  await expect.poll(() => at.calls.to(searchTown).length).toBe(1);
  expect(screen.queryByRole('navigation', { name: 'What you look for' })).toBeNull();
});

test('nothing found leads on to the nearest words, and to whom to ask (SEARCH-11)', async () => {
  await open('/?search=tornillador', { nearest: ['destornillador'] }, []);
  expect(await screen.findByText('There are no posts that match your search')).toBeDefined();
  const nearest = within(await screen.findByRole('navigation', { name: 'Perhaps you meant:' }));
  expect(nearest.getByRole('link', { name: 'destornillador' }).getAttribute('href')).toBe('/?search=destornillador');
});

test('services have Load More, and say what they have of what was asked for (SEARCH-10, SEARCH-7)', async () => {
  const services = Array.from({ length: 30 }, (_, at) => ({ ...SERVICE, id: 100 + at, name: `Pan ${at}` }));
  const page = { previous: null, count: 30, count_is_capped: false, only_have: 'pan' };
  await openScreen('/?search=pan+zafiro&label=services', {
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(getSettings, someSettings({})),
      reply(searchTown, finds({ services: { ...someOf(services), count: 30, only_have: 'pan' } })),
      reply(listFoundServices, ({ query }) =>
        query.cursor === undefined
          ? { ...page, results: services.slice(0, 24), next: '/api/search/services/?search=pan+zafiro&page=2&cursor=a' }
          : { ...page, results: services.slice(24), next: null },
      ),
    ],
  });
  const list = await screen.findByRole('list', { name: 'Services' });
  expect(within(list).getAllByRole('link')).toHaveLength(24);
  expect(screen.getByText(/Nothing has all of it/i)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Load More' }));
  await expect.poll(() => within(list).getAllByRole('link').length).toBe(30);
  await expectAccessible();
});
