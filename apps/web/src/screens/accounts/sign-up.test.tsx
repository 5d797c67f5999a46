import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openScreen } from '../../../test/harness/open-screen.tsx';

test('a sign-up that is refused leads to the first wrong field as they stand, marks each, and says a rule that is hint and error once (LOOK-49)', async () => {
  await openScreen('/sign-up', { replies: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  const wrong = await screen.findByText('Please check these 5 fields:');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  const names = within(wrong.closest('[role=alert]') as HTMLElement)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['First name', 'Last name', 'E-mail', 'User Name', 'Password']);
  const password = screen.getByLabelText('Password');
  await userEvent.type(password, 'short');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  const said = password.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual([expect.stringContaining('8 characters')]);
});
