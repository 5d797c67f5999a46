import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeProducts } from '@mercadito/contracts/products';
import { searchTown } from '@mercadito/contracts/town-search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { homeProducts } from './fixtures/products.ts';
import { finds } from './fixtures/town-search.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';
import { aWindowTurned } from './harness/turned-window.ts';

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search products' });

test('a phone turned sideways keeps what is being searched for and the focus, and so it does when turned back (LIST-3)', async () => {
  const phone = aWindowTurned('(min-width: 800px)');
  const at = await openScreen('/', {
    replies: [
      reply(listHomeProducts, homeProducts([])),
      reply(listHomeProductCategories, []),
      reply(searchTown, finds()),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open search' }));
  await userEvent.type(await field(), 'pino');

  phone.turn();
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  expect((await field()).value).toBe('pino');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.keyboard('l');

  phone.turn();
  const overlay = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(overlay.getByRole<HTMLInputElement>('combobox').value).toBe('pinol');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.keyboard('e{Enter}');
  await waitFor(() => expect(at.search).toBe('?search=pinole'));
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Search: pinole' })).toBeTruthy();
});
