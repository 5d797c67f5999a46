import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeProducts } from '@mercadito/contracts/products';
import { searchTown } from '@mercadito/contracts/town-search';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { homeProducts } from '../../../test/fixtures/products.ts';
import { finds } from '../../../test/fixtures/town-search.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const open = () =>
  openScreen('/?search=pan', {
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(searchTown, finds()),
    ],
  });
const keepShopping = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep shopping' }));

test('whoever goes on shopping is back in the list as they left it', async () => {
  const at = await open();
  await at.goTo('/cart');
  await keepShopping();
  await waitFor(() => expect(at.pathname + at.search).toBe('/?search=pan'));
});

test('whoever opens the cart by its address goes on at home, whatever a page before has looked through', async () => {
  const at = await open();
  await at.reopen('/cart');
  await keepShopping();
  await waitFor(() => expect(at.pathname).toBe('/'));
  expect(at.search).toBe('');
});
