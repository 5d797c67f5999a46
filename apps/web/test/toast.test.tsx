import { notifications, notificationsStore } from '@mantine/notifications';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tell, tellError, tellNotice, tellUndo } from '../src/shared/ui/toast.tsx';
import { showComponent } from './harness/show-component.tsx';

test('a message says in the person’s language how it is closed', async () => {
  await showComponent(null, { language: 'es' });
  tell('Guardamos tu dirección');
  expect(await screen.findByText('Guardamos tu dirección')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeDefined();
});

test('what went well is said for two seconds, Undo is offered for seven, and all else stands for four (LOOK-4)', async () => {
  const show = vi.spyOn(notifications, 'show').mockReturnValue('');
  onTestFinished(() => show.mockRestore());
  const gone = { status: 404, data: { detail: 'Not found', message: 'Not found', code: 'not_found' } };
  tell('Saved');
  tellNotice('One line stayed behind');
  tellError(gone);
  tellUndo('Removed', () => undefined);
  await waitFor(() => expect(show).toHaveBeenCalledTimes(4));
  expect(show.mock.calls.map(([{ autoClose }]) => autoClose)).toEqual([2_000, 4_000, 4_000, 7_000]);
});

test('Ctrl+Z leads to Undo, which stays while it has the focus (LOOK-4)', async () => {
  await showComponent(<input aria-label="Name" />);
  tellUndo('Removed', () => undefined);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const lasts = () => notificationsStore.getState().notifications.map(({ autoClose }) => autoClose);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([document.activeElement === undo, lasts()]).toEqual([false, [7_000]]);
  screen.getByRole('textbox').blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([document.activeElement === undo, lasts()]).toEqual([true, [false]]);
  act(() => undo.blur());
  expect(lasts()).toEqual([7_000]);
});

test('Undo comes right after what was pressed: Tab leads there, on to what stands behind that, or back (LOOK-4)', async () => {
  await showComponent(
    <>
      <button type="button" onClick={() => tellUndo('Removed', () => undefined)}>
        Remove
      </button>
      <button type="button">Next</button>
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const goneTo = async (...keys: string[]) => {
    await userEvent.keyboard(keys.join(''));
    return document.activeElement?.textContent;
  };
  button('Remove').focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Undo' });
  expect(await goneTo('{Tab}')).toBe('Undo');
  expect(await goneTo('{Shift>}{Tab}{/Shift}')).toBe('Remove');
  expect(await goneTo('{Tab}')).toBe('Next');
  button('Undo').focus();
  expect(await goneTo('{Tab}')).toBe('Next');
});

test('whoever went elsewhere before a message came goes on from there (LOOK-4)', async () => {
  await showComponent(
    <>
      <button type="button" onClick={() => tellUndo('Removed', () => undefined)}>
        Remove
      </button>
      <button type="button">Next</button>
      <button type="button">Last</button>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByRole('button', { name: 'Undo' });
  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Last');
});
