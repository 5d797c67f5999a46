import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const remove = vi.fn<() => Promise<{ error?: unknown }>>();
const onDeleted = vi.fn();

const PHOTO = { base: '/media/bread', widths: [160], width: 400, height: 300, placeholder: '' };

function Row() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Delete Bread
      </button>
      <DeleteDialog
        opened={isAsked}
        name="Bread"
        picture={PHOTO}
        onDelete={remove}
        onDeleted={onDeleted}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  remove.mockResolvedValue({});
  await showComponent(<Row />);
  await ask();
});

async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bread' }));
  await screen.findByRole('dialog', { name: 'Do you want to delete Bread?' });
}

const dialog = () => screen.queryByRole('dialog', { name: 'Do you want to delete Bread?' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the thing is named and shown, and the focus begins on the safe answer', async () => {
  expect(dialog()).not.toBeNull();
  expect(screen.getByRole('img', { name: 'Bread' })).toBeDefined();
  expect(document.activeElement).toBe(button('Cancel'));
  await expectAccessible();
});

test('cancelled, nothing happens and the focus is back where it came from', async () => {
  await userEvent.click(button('Cancel'));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(remove).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(button('Delete Bread')));
});

test('while it is on its way nothing else can be pressed, nor looked away from (LOOK-31)', async () => {
  const way = Promise.withResolvers<object>();
  remove.mockReturnValueOnce(way.promise);
  await userEvent.click(button('Delete'));
  expect(isOff(button('Cancel'))).toBe(true);
  expect(isOff(button('Delete'))).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  way.resolve({});
  await waitFor(() => expect(dialog()).toBeNull());
  expect(onDeleted).toHaveBeenCalledOnce();
});

test('a refusal is said in the dialog, which stays, and begins anew next time (LOOK-31)', async () => {
  const refusal = { status: 404, data: { detail: '', message: '', code: 'not_found' } };
  remove.mockResolvedValueOnce({ error: refusal });
  await userEvent.click(button('Delete'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not found: it was deleted or belongs to another account.',
  );
  expect(onDeleted).not.toHaveBeenCalled();
  await userEvent.click(button('Cancel'));
  await waitFor(() => expect(dialog()).toBeNull());
  await ask();
  expect(screen.queryByRole('alert')).toBeNull();
});
