import { type Account, changePassword, getUser } from '@mercadito/contracts/accounts';
import { sendEmailLink, updateAccount } from '@mercadito/contracts/own-account';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const openDetails = (user: Account, replies: Reply[], sends_mail = true) =>
  openScreen('/profile/details', {
    as: user,
    replies: [...replies, reply(getUser, user), reply(getSettings, someSettings({ site: aSite({ sends_mail }) }))],
  });

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return within(heading.closest('section') as HTMLElement);
};

test('a person changes what they are called, and neither to nothing (ACCOUNT-21)', async () => {
  const user = aCustomer();
  const at = await openDetails(user, [reply(updateAccount, { ...user, first_name: 'Guadalupe' })]);
  const names = await section('Your name');
  const first = names.getByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.click(names.getByRole('button', { name: 'Save name' }));
  expect(at.calls.to(updateAccount)).toEqual([]);
  at.replies.set(reply(getUser, { ...user, first_name: 'Guadalupe' }));
  await userEvent.type(first, 'Guadalupe');
  await userEvent.click(names.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Your name has been saved')).toBeDefined();
  expect(at.calls.to(updateAccount).map(({ body }) => body)).toEqual([{ first_name: 'Guadalupe', last_name: 'Ríos' }]);
});

test('a person changes their e-mail with the password, and is told where to look for the link (ACCOUNT-21)', async () => {
  const user = aCustomer({ email_confirmed: true, email_pending: null });
  const pending = { ...user, email_pending: 'new@example.com' };
  const at = await openDetails(user, [
    refuse(updateAccount, 400, 'invalid_input', { errors: { current_password: ['This is not your password'] } }),
  ]);
  const email = await section('Your e-mail');
  expect(await email.findByText('Confirmed: you can also log in with it.')).toBeDefined();
  await userEvent.click(email.getByRole('button', { name: 'Change e-mail' }));
  expect(await email.findByText('Enter your password')).toBeDefined();
  await userEvent.type(email.getByLabelText('New e-mail'), 'new@example.com');
  await userEvent.type(email.getByLabelText('Your password'), 'demo-1234');
  await userEvent.click(email.getByRole('button', { name: 'Change e-mail' }));
  expect(await email.findByText('This is not your password')).toBeDefined();
  at.replies.set(reply(updateAccount, pending), reply(getUser, pending), reply(sendEmailLink, { done: true }));
  await userEvent.click(email.getByRole('button', { name: 'Change e-mail' }));
  expect(
    await screen.findByText('Check new@example.com and open the link we sent: then it becomes your e-mail.'),
  ).toBeDefined();
  expect(await email.findByText(/new@example.com is not confirmed yet/)).toBeDefined();
  await userEvent.click(email.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('A link is on its way to new@example.com')).toBeDefined();
});

test('a site without mail promises none, and changes an e-mail at once (ACCOUNT-21, RECOVERY-4)', async () => {
  const user = aCustomer({ email_confirmed: false, email_pending: null });
  await openDetails(user, [reply(updateAccount, { ...user, email: 'new@example.com' })], false);
  const email = await section('Your e-mail');
  expect(email.queryByText(/link|[Cc]onfirm/)).toBeNull();
  await userEvent.type(email.getByLabelText('New e-mail'), 'new@example.com');
  await userEvent.type(email.getByLabelText('Your password'), 'demo-1234');
  await userEvent.click(email.getByRole('button', { name: 'Change e-mail' }));
  expect(await screen.findByText('Your e-mail has been changed')).toBeDefined();
  await waitFor(() => expect(email.getByLabelText<HTMLInputElement>('Your password').value).toBe(''));
});

test('a person gives their telephone, and takes it away again (ACCOUNT-22)', async () => {
  const user = aCustomer({ telephone: null });
  const mine = { ...user, telephone: '+526361112233' };
  const at = await openDetails(user, [reply(updateAccount, mine)]);
  const telephone = await section('Your phone');
  await userEvent.type(telephone.getByLabelText('Phone'), '636 111');
  await userEvent.click(telephone.getByRole('button', { name: 'Save phone' }));
  await telephone.findByText(/The correct format is/);
  at.replies.set(reply(getUser, mine));
  await userEvent.type(telephone.getByLabelText('Phone'), '2233');
  await userEvent.click(telephone.getByRole('button', { name: 'Save phone' }));
  await screen.findByText('Your phone has been saved');
  at.replies.set(reply(updateAccount, user));
  await userEvent.clear(telephone.getByLabelText('Phone'));
  await userEvent.click(telephone.getByRole('button', { name: 'Save phone' }));
  await screen.findByText('Your phone has been removed');
  expect(at.calls.to(updateAccount).map(({ body }) => body)).toEqual([
    { telephone: '+526361112233' },
    { telephone: null },
  ]);
});

test('passwords do not stay in the form once one was changed', async () => {
  await openScreen('/profile/password', { as: aCustomer(), replies: [reply(changePassword, { done: true })] });
  const password = within(await screen.findByRole('region', { name: 'Change password' }));
  await userEvent.type(password.getByLabelText('Current password'), 'demo-1234');
  await userEvent.type(password.getByLabelText('New password'), 'my-mountain-path-7');
  await userEvent.click(password.getByRole('button', { name: 'Change password' }));
  await screen.findByText('Your password has been changed');
  for (const label of ['Current password', 'New password']) {
    expect(password.getByLabelText<HTMLInputElement>(label).value).toBe('');
  }
});
