import { getUser, listSessions, login } from '@mercadito/contracts/accounts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  deletePasskey,
  listPasskeys,
  logInWithPasskey,
  type Passkey,
} from '@mercadito/contracts/passkeys';
import { chooseNewPassword, readResetLink } from '@mercadito/contracts/recovery';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { everyPageReplies } from '../../../test/harness/every-page.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { givePasskeys } from '../../../test/harness/passkey-browser.ts';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const aPasskey = (own: Partial<Passkey> = {}): Passkey => ({
  ...{ id: 1, name: 'Chrome, Android', created_at: '2026-06-10T15:00:00.000Z', last_used_at: null },
  ...own,
});

const creation = reply(beginPasskey, {
  ...{ challenge: 'YQ', timeout: 1000, attestation: 'none', excludeCredentials: [] },
  rp: { id: 'localhost', name: 'Galeana Biz' },
  user: { id: 'Nw', name: 'lupita', displayName: 'lupita' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
});
const request = reply(beginPasskeyLogin, {
  ...{ challenge: 'YQ', timeout: 1000, rpId: 'localhost', userVerification: 'required' },
});

const siteAt = (passkeys_at: string | null): Reply =>
  reply(getSettings, someSettings({ site: aSite({ passkeys_at }) }));
const here = (): Reply => siteAt(window.location.origin);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the passkeys in the profile', () => {
  /** A server that keeps some. */
  const keeping = (...passkeys: Passkey[]): Reply[] => [
    here(),
    reply(listPasskeys, () => ({ results: [...passkeys] })),
    creation,
    reply(addPasskey, () => {
      passkeys.push(aPasskey({ id: 2, name: 'Safari, iPhone' }));
      return aPasskey({ id: 2 });
    }),
    reply(deletePasskey, ({ params }) => {
      passkeys.splice(
        passkeys.findIndex(({ id }) => id === params.passkeyId),
        1,
      );
      return { done: true as const };
    }),
  ];
  const open = (...replies: Reply[]) => openScreen('/profile/passkeys', { as: aCustomer(), replies });
  const add = async (password = 'a-good-password') => {
    await press('Add a passkey');
    if (password) await userEvent.type(await screen.findByLabelText('Password'), password);
    await press('Continue');
  };

  test('are added with the password, and told by the device and their use (PASSKEY-1, PASSKEY-2)', async () => {
    const device = givePasskeys();
    const at = await open(...keeping());
    await screen.findByText('You have none yet.');
    await expectAccessible();
    await add();
    await screen.findByText('Safari, iPhone');
    await screen.findByText(/Added on June 10, 2026 · never used/);
    expect(device.asked).toEqual(['make']);
    expect(at.calls.to(beginPasskey).map(({ body }) => body)).toEqual([{ current_password: 'a-good-password' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['NotAllowedError', 'No passkey was added. Try again whenever you like.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['UnknownError', 'This device could not create the passkey. Keep using your password.'],
  ] as const)('are not added where the device answers %s, and it can be tried again', async (says, text) => {
    const device = givePasskeys();
    device.says = says;
    const at = await open(...keeping());
    await add();
    await screen.findByText(text);
    expect(at.calls.to(addPasskey)).toEqual([]);
    device.says = 'yes';
    await press('Continue');
    await screen.findByText('Safari, iPhone');
  });

  test('are waited for while the device asks: what it answers comes to somebody', async () => {
    const device = givePasskeys();
    const answered = Promise.withResolvers<void>();
    device.until = answered.promise;
    await open(...keeping());
    await add();
    await waitFor(() => expect(device.asked).toEqual(['make']));
    await userEvent.keyboard('{Escape}');
    await press('Close');
    expect(screen.getByRole('dialog', { name: 'Add a passkey' })).toBeDefined();
    answered.resolve();
    await screen.findByText('Safari, iPhone');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('say what is wrong with the password, and that the line is lost', async () => {
    givePasskeys();
    const wrong = { errors: { current_password: ['This is not your password'] } };
    await open(...keeping(), inTurn(refuse(beginPasskey, 400, 'invalid_input', wrong), lost(beginPasskey)));
    await add('');
    await screen.findByText('Enter your password');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await press('Continue');
    await screen.findByText('This is not your password');
    await userEvent.type(screen.getByLabelText('Password'), '!');
    await press('Continue');
    await screen.findByText('You are offline. Check your internet and try again.');
  });

  test('are removed after a question, and what it is refused with is said there (PASSKEY-1)', async () => {
    givePasskeys();
    const at = await open(...keeping(aPasskey()));
    at.replies.set(refuse(deletePasskey, 503, 'unavailable'));
    await press('Remove passkey: Chrome, Android');
    await press('Remove');
    await screen.findByRole('alert');
    at.replies.set(...keeping(aPasskey()).slice(-1), reply(listPasskeys, { results: [] }));
    await press('Remove');
    await screen.findByText('You have none yet.');
  });

  test('say that they could not be loaded', async () => {
    givePasskeys();
    await open(here(), refuse(listPasskeys, 503, 'unavailable'));
    await screen.findByRole('heading', { name: 'Your passkeys could not be loaded' });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  test('are seen where none can be added: in a browser without, or at another address (PASSKEY-5)', async () => {
    const at = await open(...keeping(aPasskey()));
    await screen.findByText('This browser cannot add passkeys here.');
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    givePasskeys();
    at.replies.set(siteAt('https://elsewhere.example'));
    await at.reopen();
    await screen.findByText('This browser cannot add passkeys here.');
  });

  test('are no row of a site that has none (PASSKEY-5)', async () => {
    const at = await openScreen('/profile', {
      as: aCustomer(),
      replies: [here(), reply(listSessions, { results: [] })],
    });
    await screen.findByRole('link', { name: 'Passkeys' });
    at.replies.set(siteAt(null));
    await at.reopen();
    await screen.findByRole('link', { name: /^Devices/ });
    expect(screen.queryByRole('link', { name: 'Passkeys' })).toBeNull();
  });
});

describe('the login', () => {
  const open = (...replies: Reply[]) =>
    openScreen('/login?from=/profile/passkeys', {
      replies: [...everyPageReplies(aCustomer()), request, reply(listPasskeys, { results: [] }), ...replies],
    });
  const signIn = () => press('Log in with a passkey');

  test('lets in by a passkey, without a name (PASSKEY-3)', async () => {
    const device = givePasskeys();
    const at = await open(here(), reply(logInWithPasskey, { token: 'abc' }));
    await expectAccessible();
    await signIn();
    await waitFor(() => expect(at.pathname).toBe('/profile/passkeys'));
    expect(device.asked).toEqual(['sign']);
    expect(at.calls.to(logInWithPasskey)[0]?.body.credential.response.userHandle).toBe('Nw');
    expect(at.store.getState().session.token).toBe('abc');
  });

  test.each([
    ['invalid_credentials', 401, 'That passkey no longer works here. Log in with your password.'],
    [
      'account_blocked',
      403,
      'Your account is blocked. If that is a mistake, message us on WhatsApp. Reason: False orders',
    ],
  ] as const)('says what %s means', async (code, status, text) => {
    givePasskeys();
    const at = await open(here(), refuse(logInWithPasskey, status, code, { facts: { reason: 'False orders' } }));
    await signIn();
    await screen.findByText(text);
    expect(at.pathname).toBe('/login');
  });

  test('says that none was used, and that the line is lost', async () => {
    const device = givePasskeys();
    device.says = 'NotAllowedError';
    const at = await open(here());
    await signIn();
    await screen.findByText('No passkey was used. You can also log in with your password.');
    at.replies.set(lost(beginPasskeyLogin));
    await signIn();
    await screen.findByText('You are offline. Check your internet and try again.');
  });

  test('offers none in a browser or at a site without (PASSKEY-5)', async () => {
    await open(here());
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    givePasskeys();
    await open(siteAt(null));
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });

  const signInByPassword = async () => {
    await userEvent.type(await screen.findByLabelText('User Name'), 'lupita');
    await userEvent.type(screen.getByLabelText('Password'), 'demo-1234');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  };

  test('offers one to who has typed the password, once on a device (PASSKEY-6)', async () => {
    givePasskeys();
    const sessions = reply(listSessions, { results: [] });
    const at = await open(here(), reply(login, { token: 'abc' }), reply(getUser, aCustomer()), sessions);
    await signInByPassword();
    await screen.findByText('Log in with your fingerprint or face next time');
    await at.goTo('/profile/devices');
    await press('Add a passkey');
    await waitFor(() => expect(at.pathname).toBe('/profile/passkeys'));
    expect(localStorage.getItem('passkeyOffered')).toBe('true');
  });

  test('offers none where the device does not know its person by itself', async () => {
    givePasskeys({ recognizes: false });
    const at = await open(here(), reply(login, { token: 'abc' }), reply(getUser, aCustomer()));
    await signInByPassword();
    await waitFor(() => expect(at.pathname).toBe('/profile/passkeys'));
    expect(localStorage.getItem('passkeyOffered')).toBeNull();
  });
});

test('a link to choose a password ends the passkeys that are not kept (RECOVERY-5)', async () => {
  const passkeys = [aPasskey(), aPasskey({ id: 2, name: 'Safari, iPhone', last_used_at: '2026-06-10T15:00:00.000Z' })];
  const at = await openScreen(`/reset/${'k'.repeat(43)}`, {
    replies: [reply(readResetLink, { username: 'lupita', passkeys }), reply(chooseNewPassword, { username: 'lupita' })],
  });
  await screen.findByRole('group', { name: 'Your passkeys' });
  await expectAccessible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Safari, iPhone/ }));
  await userEvent.type(screen.getByLabelText('New password'), 'my-mountain-path-7');
  await press('Save password');
  await waitFor(() => expect(at.calls.to(chooseNewPassword)).toHaveLength(1));
  expect(at.calls.to(chooseNewPassword)[0]?.body.keep_passkeys).toEqual([2]);
});
