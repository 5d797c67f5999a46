import { listHomeProductCategories } from '@mercadito/contracts/categories';
import { listHomeProducts } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { homeProducts } from './fixtures/products.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

/** A window that is as wide as the test says. */
function aTurningPhone() {
  const media = new EventTarget();
  const before = window.matchMedia;
  let isWide = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(min-width: 800px)'
      ? {
          ...before(query),
          get matches() {
            return isWide;
          },
          addEventListener: media.addEventListener.bind(media),
          removeEventListener: media.removeEventListener.bind(media),
        }
      : before(query),
  );
  return {
    turn: () =>
      act(() => {
        isWide = !isWide;
        media.dispatchEvent(new Event('change'));
      }),
  };
}

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search products' });

test('a phone turned sideways keeps what is being searched for and the focus, and so it does when turned back', async () => {
  const phone = aTurningPhone();
  const at = await openScreen('/', {
    replies: [reply(listHomeProducts, homeProducts([])), reply(listHomeProductCategories, [])],
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
});
