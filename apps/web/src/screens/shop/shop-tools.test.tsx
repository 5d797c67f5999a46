import { listCompanyProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listCompanyProducts, listRelatedProducts } from '@mercadito/contracts/products';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

/** The goods of a business, as the search of its address says. */
const open = (search = '') =>
  openScreen(`/business/2${search}`, {
    replies: [
      reply(getCompany, aCompany({ name: 'El Fogón' })),
      reply(getSocialNetworks, NO_NETWORKS),
      reply(listUsedCompanyCategories, []),
      reply(listCompanyProductCategories, []),
      reply(listCompanyProducts, companyProducts([aProduct()])),
      reply(listRelatedProducts, { related_products: [] }),
    ],
  });

test.each([
  ['Price', '', '?sort_by=price&order=asc'],
  ['Name (A-Z)', '?sort_by=price', '?sort_by=name&order=asc'],
  ['New to Old', '?sort_by=price&order=asc', ''],
])('the goods of a shop sorted by %s begin where one means them to', async (key, from, to) => {
  const at = await open(from);
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), key);
  await waitFor(() => expect(at.search).toBe(to));
});

test('who wants the dearest first turns the order round', async () => {
  const at = await open('?sort_by=price&order=asc');
  await userEvent.selectOptions(await screen.findByLabelText('Order'), 'Descending');
  await waitFor(() => expect(at.search).toBe('?sort_by=price'));
});

test('the dearest range is named by where it begins', async () => {
  await open();
  expect(await screen.findByRole('option', { name: 'More than 1000' })).toBeDefined();
});

test('what is searched in a shop is cut to what is allowed', async () => {
  const at = await open();
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search in El Fogón' }));
  await userEvent.paste('x'.repeat(300));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(new URLSearchParams(at.search).get('search')).toBe('x'.repeat(100)));
});

test('the focus stays in the search of a shop after Enter, and what is typed follows the address', async () => {
  const at = await open();
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search in El Fogón' });
  await userEvent.type(field, 'pan{Enter}');
  await waitFor(() => expect(at.search).toBe('?search=pan'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search in El Fogón' })).toBe(field));
  expect(document.activeElement).toBe(field);
  await at.goTo('/business/2?search=leche');
  expect(field.value).toBe('leche');
  await userEvent.click(screen.getByRole('button', { name: /lear/ }));
  expect(document.activeElement).toBe(field);
});
