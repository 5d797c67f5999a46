import { type ListedCategory, listAllCategories, updateProductCategory } from '@mercadito/contracts/category-editing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { BAKERY, FOOD, someLists, stored, TOYS } from '../../../test/fixtures/category-lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('button', { name: /^Move .* up$/ })
    .map((each) => each.getAttribute('aria-label')?.replace(/^Move (.*) up$/, '$1'));

describe('the order of categories', () => {
  const moved = (answer: Reply) =>
    openScreen('/admin/categories?label=products', {
      as: anAdmin(),
      replies: [reply(listAllCategories, someLists()), answer],
    });

  test('changes at once, and Undo puts it back', async () => {
    const saving = later(updateProductCategory);
    const at = await moved(saving);
    await userEvent.click(await button('Move Toys up'));
    await waitFor(() => expect(namesIn('Products')).toEqual(['Food', 'Street food', 'Toys', 'Bakery', 'Sweet bread']));
    const asked: ListedCategory[] = [];
    at.replies.set(
      reply(
        listAllCategories,
        someLists({ product: [FOOD, { ...TOYS, position: 2 }, { ...BAKERY, position: 3 }, ...asked] }),
      ),
      reply(updateProductCategory, stored(TOYS)),
    );
    saving.give(stored({ ...TOYS, position: 2 }));
    expect(await screen.findByText('Toys is now in position 2')).toBeDefined();
    await userEvent.click(await button('Undo'));
    await waitFor(() => expect(at.calls.to(updateProductCategory).map(({ body }) => body.position)).toEqual([2, 3]));
  });

  test('that is refused stays as it was, and says why', async () => {
    await moved(refuse(updateProductCategory, 404, 'not_found'));
    await userEvent.click(await button('Move Bakery up'));
    expect(await screen.findByText('Not found: it was deleted or belongs to another account.')).toBeDefined();
    await waitFor(() => expect(namesIn('Products')).toEqual(['Food', 'Street food', 'Bakery', 'Sweet bread', 'Toys']));
  });

  test('ends at both ends, where the button keeps the focus', async () => {
    const at = await moved(reply(updateProductCategory, stored(BAKERY)));
    const up = await button('Move Food up');
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(up);
    expect(at.calls.to(updateProductCategory)).toEqual([]);
    // What is read again when it is saved, which may be before anybody looks.
    at.replies.set(
      reply(
        listAllCategories,
        someLists({
          product: [
            { ...BAKERY, position: 1 },
            { ...FOOD, position: 2 },
          ],
        }),
      ),
    );
    (await button('Move Bakery up')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(namesIn('Products')[0]).toBe('Bakery'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Bakery up');
  });
});
