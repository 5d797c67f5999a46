import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { changeItemStatus, setPickedUp } from '@mercadito/contracts/deliveries/active-deliveries';
import { confirmPassword } from '@mercadito/contracts/own-account';
import { beginPasskeyConfirmation, confirmByPasskey, listPasskeys } from '@mercadito/contracts/passkeys';
import { getSettings } from '@mercadito/contracts/settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { isOff } from './harness/is-off.ts';
// Comes late to a page; no test is about how long that takes.
import '../src/app/password-asked.tsx';
import { readOutbox } from '../src/shared/outbox/outbox.ts';
import { signedOut } from '../src/shared/session/session.slice.ts';
import { expectAccessible } from './accessible.ts';
import { aHeldOrder, aReportedOrder } from './fixtures/deliveries.ts';
import { aSite, someSettings } from './fixtures/settings.ts';
import { driverAtWork } from './harness/driver-at-work.ts';
import { openScreen } from './harness/open-screen.tsx';
import { givePasskeys } from './harness/passkey-browser.ts';
import { anOwnersProduct, openTable, TABLE_ADDRESS } from './harness/product-table.ts';
import { inTurn, type Reply, refuse, reply } from './harness/replies.ts';

const NEEDED = refuse(changeProducts, 403, 'password_needed');
const DONE = reply(changeProducts, { changed: [], restore: [] });
const WRONG = refuse(confirmPassword, 400, 'invalid_input', {
  detail: 'This is not your password',
  errors: { current_password: ['This is not your password'] },
});
const RIGHT = reply(confirmPassword, { done: true });

/** An owner's table in which a price was changed that asks for the password first. */
async function changePrice(...replies: Reply[]) {
  const at = await openTable([anOwnersProduct()], TABLE_ADDRESS, inTurn(NEEDED, DONE), ...replies);
  const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Price of Pan de elote, MXN' });
  fireEvent.change(price, { target: { value: '48.50' } });
  fireEvent.keyDown(price, { key: 'Enter' });
  return { at, price, question: await question() };
}
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Enter your password again' }));
const give = (asked: Awaited<ReturnType<typeof question>>, password: string) =>
  userEvent.type(asked.getByLabelText('Password', { selector: 'input[type=password]' }), `${password}{Enter}`);
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

describe('what asks for the password again (ACCOUNT-23)', () => {
  test('waits until it was given, and is then sent once more under its key', async () => {
    const { at, question: asked } = await changePrice(inTurn(WRONG, RIGHT));
    await give(asked, 'no');
    expect(await asked.findByText('This is not your password')).toBeTruthy();
    expect(at.calls.to(changeProducts)).toHaveLength(1);
    await userEvent.clear(asked.getByLabelText('Password', { selector: 'input[type=password]' }));
    await give(asked, 'demo-1234');
    expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
    await isGone();
    const [first, again] = at.calls.to(changeProducts);
    expect(again?.key).toBe(first?.key);
    expect(again?.body).toEqual(first?.body);
    expect(at.calls.to(confirmPassword).map(({ body }) => body.current_password)).toEqual(['no', 'demo-1234']);
  });

  test('is not done where it is not given, and says so', async () => {
    const { at, question: asked } = await changePrice();
    await expectAccessible();
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
    await isGone();
    expect(await screen.findByText('To do this, enter your password again.')).toBeTruthy();
    expect(at.calls.to(changeProducts)).toHaveLength(1);
  });

  test('says that it takes a connection, and goes on once there is one', async () => {
    const { at, question: asked } = await changePrice(RIGHT);
    act(() => at.goOffline());
    expect(await asked.findByText(/You are offline/)).toBeTruthy();
    expect(isOff(asked.getByRole<HTMLButtonElement>('button', { name: 'Continue' }))).toBe(true);
    act(() => at.goOnline());
    await waitFor(() => expect(asked.queryByText(/You are offline/)).toBeNull());
    await give(asked, 'demo-1234');
    expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
  });

  test('goes on where it was given in another tab', async () => {
    await changePrice();
    act(() => {
      localStorage.setItem('passwordGiven', '1');
      window.dispatchEvent(
        new StorageEvent('storage', { key: 'passwordGiven', newValue: '1', storageArea: localStorage }),
      );
    });
    expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
    await isGone();
  });

  test('is given up with the session', async () => {
    const { at } = await changePrice();
    act(() => void at.store.dispatch(signedOut()));
    await isGone();
    expect(at.calls.to(changeProducts)).toHaveLength(1);
  });
});

describe('a passkey in place of the password (PASSKEY-7)', () => {
  const aPasskey = { id: 1, name: 'Chrome', created_at: '2026-06-10T15:00:00.000Z', last_used_at: null };
  const options = { challenge: 'YQ', timeout: 1000, rpId: 'localhost', userVerification: 'required' as const };
  const ofSite = (...results: (typeof aPasskey)[]): Reply[] => [
    reply(getSettings, someSettings({ site: aSite({ passkeys_at: window.location.origin }) })),
    reply(listPasskeys, { results }),
    reply(beginPasskeyConfirmation, { ...options, allowCredentials: [{ id: 'aWQ', type: 'public-key' }] }),
    reply(confirmByPasskey, { done: true }),
  ];
  const takePasskey = async (asked: Awaited<ReturnType<typeof question>>) =>
    userEvent.click(await asked.findByRole('button', { name: 'Use a passkey' }));

  test('does what waited for it', async () => {
    const device = givePasskeys();
    const { at, question: asked } = await changePrice(...ofSite(aPasskey));
    await asked.findByRole('button', { name: 'Use a passkey' });
    await expectAccessible();
    await takePasskey(asked);
    expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
    await isGone();
    expect(device.asked).toEqual(['sign']);
    expect(at.calls.to(confirmPassword)).toEqual([]);
  });

  test('is waited for while the device asks, and says that none was used', async () => {
    const device = givePasskeys();
    const answered = Promise.withResolvers<void>();
    device.until = answered.promise;
    device.says = 'NotAllowedError';
    const { at, question: asked } = await changePrice(...ofSite(aPasskey));
    await takePasskey(asked);
    await waitFor(() => expect(device.asked).toEqual(['sign']));
    await userEvent.keyboard('{Escape}');
    expect(isOff(asked.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }))).toBe(true);
    answered.resolve();
    expect(await asked.findByText('No passkey was used. You can also enter your password.')).toBeTruthy();
    device.says = 'yes';
    at.replies.set(refuse(confirmByPasskey, 409, 'passkey_refused'));
    await takePasskey(asked);
    expect(await asked.findByText('That passkey does not work here. Enter your password.')).toBeTruthy();
  });

  test('is offered to nobody who has none', async () => {
    givePasskeys();
    const { question: asked } = await changePrice(...ofSite());
    expect(asked.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  test('the way to who has forgotten the password gives up what waits', async () => {
    const { at, question: asked } = await changePrice();
    await userEvent.click(asked.getByRole('link', { name: 'Forgot your password?' }));
    await isGone();
    await waitFor(() => expect(at.pathname).toBe('/forgot'));
  });
});

describe('what a driver did without a line and asks for the password', () => {
  const ORDER = `/driver-order/${aHeldOrder().transaction_id}`;
  const openDelivery = (...replies: Reply[]) => openScreen(ORDER, driverAtWork(...replies));
  const markNotFound = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change status of Conchas' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Not found' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };
  const needed = refuse(changeItemStatus, 403, 'password_needed');

  test('is kept when it is not given, asked for once, and sent when the driver wants', async () => {
    const at = await openDelivery(
      inTurn(needed, needed, reply(changeItemStatus, aReportedOrder())),
      reply(setPickedUp, aReportedOrder()),
      RIGHT,
    );
    await markNotFound();
    await userEvent.click((await question()).getByRole('button', { name: 'Cancel' }));
    await isGone();
    expect(readOutbox()).toMatchObject([{ problem: null }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await give(await question(), 'demo-1234');
    await waitFor(() => expect(readOutbox()).toEqual([]));
    expect(new Set(at.calls.to(changeItemStatus).map(({ key }) => key)).size).toBe(1);
  });

  test('asks nobody while nobody sees the page, and is tried again once somebody does', async () => {
    const at = await openDelivery(inTurn(needed, needed, reply(changeItemStatus, aReportedOrder())), RIGHT);
    await screen.findByRole('button', { name: 'Change status of Conchas' });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await markNotFound();
    await waitFor(() => expect(at.calls.to(changeItemStatus)).toHaveLength(1));
    expect(await screen.findByText('1 change saved, will send')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await give(await question(), 'demo-1234');
    await waitFor(() => expect(readOutbox()).toEqual([]));
  });
});
