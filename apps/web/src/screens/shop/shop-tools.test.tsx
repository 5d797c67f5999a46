import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSearchParams } from 'react-router';
import { expect, test } from 'vitest';
import { paramsAfter, readShopFilters } from '../../features/shop-search/shop-filter-values.ts';
import { ShopTools } from './shop-tools.tsx';
import { renderShop } from './testing/render-shop.tsx';

function Tools() {
  const [params, setParams] = useSearchParams();
  return (
    <ShopTools
      company={{ _id: 2, name: 'El Fogón' } as never}
      filters={readShopFilters(params)}
      onChange={(change) => setParams(paramsAfter(params, change))}
      onReset={undefined}
    />
  );
}

test.each([
  ['Price', '', '?sort_by=price&order=asc'],
  ['Name (A-Z)', '?sort_by=price', '?sort_by=name&order=asc'],
  ['New to Old', '?sort_by=price&order=asc', ''],
])('the goods of a shop sorted by %s begin where one means them to', async (key, from, to) => {
  const router = await renderShop(<Tools />, { answers: {}, at: `/business/2${from}` });
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), key);
  expect(router.state.location.search).toBe(to);
});

test('who wants the dearest first turns the order round', async () => {
  const router = await renderShop(<Tools />, { answers: {}, at: '/business/2?sort_by=price&order=asc' });
  await userEvent.selectOptions(await screen.findByLabelText('Order'), 'Descending');
  expect(router.state.location.search).toBe('?sort_by=price');
});

test('the dearest range is named as the specification has it', async () => {
  await renderShop(<Tools />, { answers: {}, at: '/business/2' });
  expect(await screen.findByRole('option', { name: 'More than 1000' })).toBeDefined();
});

test('what is searched in a shop is cut to what is allowed', async () => {
  const router = await renderShop(<Tools />, { answers: {}, at: '/business/2' });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Search in El Fogón' }));
  await userEvent.paste('x'.repeat(300));
  await userEvent.keyboard('{Enter}');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('x'.repeat(100));
});
