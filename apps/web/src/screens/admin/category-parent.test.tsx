import { listAllCategories, updateProductCategory } from '@mercadito/contracts/category-editing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anAdmin } from '../../../test/fixtures/accounts.ts';
import { BAKERY, FOOD, someLists, stored, TOYS } from '../../../test/fixtures/category-lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, refuse, reply } from '../../../test/harness/replies.ts';

const write = (dialog: HTMLElement, name: string, text: string) =>
  fireEvent.change(within(dialog).getByRole('textbox', { name }), { target: { value: text } });
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));

describe('the parent of a category that is renamed', () => {
  const later = '2026-11-01T13:00:00.000Z';

  /** Renames Toys after somebody else has put it below the bakery. */
  async function renameMoved() {
    const at = await openScreen('/admin/categories?label=products', {
      as: anAdmin(),
      replies: [
        reply(listAllCategories, someLists()),
        inTurn(refuse(updateProductCategory, 409, 'changed_meanwhile'), reply(updateProductCategory, stored(TOYS))),
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'More for Toys' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Toys' });
    write(dialog, 'Name in English', 'Games');
    const moved = { ...TOYS, parent_category: BAKERY.id, updated_at: later };
    at.replies.set(reply(listAllCategories, someLists({ product: [FOOD, BAKERY, moved] })));
    await press(dialog, 'Save');
    return {
      at,
      asked: within(await screen.findByRole('dialog', { name: 'Somebody changed this while you were editing' })),
    };
  }

  test('is named where somebody else has moved it, and not moved back unasked (CATEGORY-3)', async () => {
    const { at, asked } = await renameMoved();
    const differences = within(asked.getByRole('list', { name: 'What differs' })).getAllByRole('listitem');
    expect(differences.map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Goes inside.*Bakery/),
    );
    await userEvent.click(asked.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(at.calls.to(updateProductCategory)[1]?.body).toMatchObject({ parent_category: null, updated_at: later }),
    );
  });

  test('is the one that is saved there once that is taken', async () => {
    const { at, asked } = await renameMoved();
    await userEvent.click(asked.getByRole('button', { name: 'Take what is saved' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Toys' });
    write(dialog, 'Name in English', 'Games');
    await press(dialog, 'Save');
    await waitFor(() =>
      expect(at.calls.to(updateProductCategory)[1]?.body).toMatchObject({
        parent_category: BAKERY.id,
        updated_at: later,
      }),
    );
  });
});
