import { chooseNewPassword, confirmEmail, forgotPassword, readResetLink } from '@mercadito/contracts/recovery';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { heard } from '../../../test/harness/device.ts';
import { everyPageReplies } from '../../../test/harness/every-page.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const SECRET = 'k'.repeat(43);
const CONTACTS = [{ name: 'Mariana', whatsapp: '+526360000101' }];
const DONE = { done: true } as const;

/** A site with or without mail and people to ask. */
const siteReplies = (own: Parameters<typeof aSite>[0]): Reply[] => [
  reply(getSettings, someSettings({ site: aSite({ contacts: CONTACTS, sends_mail: true, ...own }) })),
];
const open = (address: string, replies: Reply[] = [], own: Parameters<typeof aSite>[0] = {}) =>
  openScreen(address, { replies: [...replies, ...siteReplies(own)] });

const messageTo = (name: string) => {
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: `WhatsApp to ${name}` });
  return new URL(href).searchParams.get('text');
};
const field = () => screen.findByLabelText('User name or e-mail');

describe('who forgot the password', () => {
  test('is led there by the login (RECOVERY-4)', async () => {
    const at = await open('/login');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(at.pathname).toBe('/forgot');
  });

  test('is told the same of every name, and that a link may be on its way (RECOVERY-1)', async () => {
    const at = await open('/forgot', [reply(forgotPassword, DONE)]);
    await userEvent.type(await field(), ' lupita ');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText(
      'If lupita has an account here, a link is on its way to its e-mail. It works once and expires after an hour.',
    );
    expect(at.calls.to(forgotPassword).map(({ body }) => body.login)).toEqual(['lupita']);
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined();
    expect(messageTo('Mariana')).toContain('Mi cuenta es lupita.');
  });

  test('is told of each link that it was sent, and not only of the first (RECOVERY-1)', async () => {
    const at = await open('/forgot', [reply(forgotPassword, DONE)]);
    await userEvent.type(await field(), 'lupita');
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByRole('heading', { name: 'Check your e-mail' });
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await screen.findByRole('heading', { name: 'Sent again: check your e-mail' });
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(at.calls.to(forgotPassword)).toHaveLength(3));
    await waitFor(() => expect(heard().filter((text) => text.startsWith('Sent again'))).toHaveLength(2));
    await userEvent.type(await field(), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    await screen.findByRole('heading', { name: 'Check your e-mail' });
  });

  test('is told what is missing, and that it could not be sent, and keeps what was typed', async () => {
    await open('/forgot', [inTurn(lost(forgotPassword), reply(forgotPassword, DONE))]);
    const send = await screen.findByRole('button', { name: 'Send me a link' });
    await userEvent.click(send);
    await screen.findByText('Enter your user name or your e-mail');
    await userEvent.type(await field(), 'lupita');
    await userEvent.click(send);
    await screen.findByRole('alert');
    await userEvent.click(send);
    await screen.findByText('Check your e-mail');
  });

  test('is led to the people of the site alone where it sends no mail (RECOVERY-4)', async () => {
    await open('/forgot', [], { sends_mail: false });
    await waitFor(() =>
      expect(messageTo('Mariana')).toBe('Hola, Mariana. Olvidé mi contraseña de Galeana Biz. ¿Me das una nueva?'),
    );
    expect(screen.queryByLabelText('User name or e-mail')).toBeNull();
    expect(screen.queryByText(/e-mail/)).toBeNull();
  });

  test('is told whom to ask where nobody has left a number (RECOVERY-4)', async () => {
    await open('/forgot', [], { sends_mail: false, contacts: [] });
    expect(await screen.findByText('Ask the people at Galeana Biz for a new password.')).toBeDefined();
  });
});

describe('a link by which a password is chosen', () => {
  const choose = async (password: string) => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  };

  test('says whose it is, and is used by its button alone (RECOVERY-2)', async () => {
    const replies = [reply(readResetLink, { username: 'lupita' }), reply(chooseNewPassword, { username: 'lupita' })];
    const at = await open(`/reset/${SECRET}`, replies);
    await screen.findByText(/For the account lupita/);
    expect(at.calls.to(chooseNewPassword)).toEqual([]);
    await choose('my-mountain-path-7');
    await waitFor(() => expect(at.pathname).toBe('/login'));
    expect(at.calls.to(chooseNewPassword).map(({ body }) => body)).toEqual([
      { secret: SECRET, new_password: 'my-mountain-path-7', keep_passkeys: [] },
    ]);
    expect(await screen.findByText('Your password has been changed. Log in with the new one.')).toBeDefined();
  });

  test('ends the session of this device with all others (RECOVERY-2)', async () => {
    const replies = [reply(readResetLink, { username: 'lupita' }), reply(chooseNewPassword, { username: 'lupita' })];
    const at = await openScreen(`/reset/${SECRET}`, {
      as: aCustomer(),
      replies: [...replies, ...siteReplies({}), ...everyPageReplies(aCustomer())],
    });
    await choose('my-mountain-path-7');
    await waitFor(() => expect(at.store.getState().session.token).toBeNull());
    await waitFor(() => expect(at.pathname).toBe('/login'));
  });

  test.each([
    ['was used', SECRET],
    ['is none', 'short'],
  ])('leads to another one where it %s (RECOVERY-2)', async (_what, secret) => {
    const at = await open(`/reset/${secret}`, [refuse(readResetLink, 409, 'link_over')]);
    await screen.findByRole('heading', { name: 'This link no longer works', level: 1 });
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await waitFor(() => expect(at.pathname).toBe('/forgot'));
  });

  test('that was used meanwhile in another tab says so when it is sent (RECOVERY-2)', async () => {
    await open(`/reset/${SECRET}`, [
      reply(readResetLink, { username: 'lupita' }),
      refuse(chooseNewPassword, 409, 'link_over'),
    ]);
    await choose('my-mountain-path-7');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  });

  test('is looked at again when the line was lost', async () => {
    await open(`/reset/${SECRET}`, [inTurn(lost(readResetLink), reply(readResetLink, { username: 'lupita' }))]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/For the account lupita/)).toBeDefined();
  });

  test('keeps a password that is too weak in the form, with why', async () => {
    await open(`/reset/${SECRET}`, [
      reply(readResetLink, { username: 'lupita' }),
      refuse(chooseNewPassword, 400, 'invalid_input', { errors: { new_password: ['This password is too common'] } }),
    ]);
    await choose('password');
    expect(await screen.findByText(/^This password is too common/)).toBeDefined();
  });
});

describe('a link that proves an address', () => {
  test('is used by its button alone, and leads on (ACCOUNT-21)', async () => {
    const at = await open(`/confirm-email/${SECRET}`, [reply(confirmEmail, { email: 'lupe@example.com' })]);
    expect(at.calls.to(confirmEmail)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));
    await screen.findByText('From now on you can also log in with lupe@example.com.');
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
  });

  test("says where it works no more, and where the address is another one's by now (ACCOUNT-21)", async () => {
    await open(`/confirm-email/${SECRET}`, [
      inTurn(refuse(confirmEmail, 409, 'email_taken'), refuse(confirmEmail, 409, 'link_over')),
    ]);
    const button = screen.getByRole('button', { name: 'Confirm my e-mail' });
    await userEvent.click(button);
    await screen.findByText('There is already an account with this e-mail. Log in to it, or use another e-mail.');
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeDefined();
  });
});
