import { listFavoriteIds, listFavoriteProducts } from '@mercadito/contracts/favorites';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { NO_FAVORITES } from '../../../test/fixtures/lists.ts';
import { aProduct } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const favorites = (own: Parameters<typeof aProduct>[0]) =>
  reply(listFavoriteProducts, { ...NO_FAVORITES, count: 1, products_favorite: { results: [aProduct(own)] } });

test('the favourites of the tab in the address follow prices and what is sold out, as they are changed (FAVORITE-3, SCREEN-7)', async () => {
  const at = await openScreen('/favorites?label=products', {
    as: aCustomer(),
    replies: [
      reply(listFavoriteIds, { companies: [], products: [31] }),
      favorites({ id: 31, name: 'Pan', price: 12.5 }),
    ],
  });
  expect(await screen.findByText(/12\.50/)).toBeDefined();
  at.replies.set(favorites({ id: 31, name: 'Pan', price: 14, available: false }));
  // What the server names when a price is changed, or goods are sold out.
  act(() => void at.store.dispatch(api.util.invalidateTags(['Products', 'ProductsHome'])));
  expect(await screen.findByText(/14\.00/)).toBeDefined();
  expect(await screen.findByText('Currently Unavailable')).toBeDefined();
});
