import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts, switchLanguage } from '../i18n/i18n.ts';
import { doUndoably } from './undoable.ts';

const REFUSED = { status: 409, data: { detail: 'Too many', message: 'Too many', code: 'pin_limit' } };
const act = vi.fn<() => Promise<{ error?: unknown }>>();
const actBack = vi.fn<() => Promise<{ error?: unknown }>>();

beforeEach(async () => {
  act.mockReset().mockResolvedValue({});
  actBack.mockReset().mockResolvedValue({});
  await switchLanguage('en');
  await loadTexts(['problems']);
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
});
afterEach(() => notifications.clean());

const unpin = () => doUndoably({ message: 'Conchas are not featured any more', act, actBack });

test('what can be taken back is done at once, and taken back by Undo', async () => {
  expect(await unpin()).toBe(true);
  expect(act).toHaveBeenCalledOnce();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(actBack).toHaveBeenCalledOnce();
});

test('what the server refused is said, and there is nothing to undo', async () => {
  act.mockResolvedValue({ error: REFUSED });
  expect(await unpin()).toBe(false);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what could not be taken back is said', async () => {
  actBack.mockResolvedValue({ error: REFUSED });
  await unpin();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toBeDefined();
});
