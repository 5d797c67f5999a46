import { listSessions, logout } from '@mercadito/contracts/accounts';
import { getMessagePreferences, setMessagePreferences } from '@mercadito/contracts/inbox';
import { listOrders } from '@mercadito/contracts/orders/tracking';
import { getPush, subscribePush, unsubscribePush } from '@mercadito/contracts/push';
import { TOPICS } from '@mercadito/domain/messages/preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { givePush, SITE_KEY } from '../../../test/harness/push-browser.ts';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const state = (is_on: boolean) => reply(getPush, { public_key: SITE_KEY, is_on });
/** A server that has the device on, or off, as it was told. */
const switches = () => {
  const now = { public_key: SITE_KEY, is_on: false };
  return [
    reply(getPush, () => ({ ...now })),
    reply(subscribePush, () => Object.assign(now, { is_on: true })),
    reply(unsubscribePush, () => {
      now.is_on = false;
      return { done: true as const };
    }),
  ];
};
const openMessages = (...replies: Reply[]) =>
  openScreen('/profile/messages', {
    as: aCustomer(),
    replies,
  });

const setting = () => reply(setMessagePreferences, { choices: [], quiet: null, has_mail: true });

const button = (name: string) => screen.findByRole('button', { name });

test('messages are turned on and off in the profile, on the server and on the device (MESSAGE-8)', async () => {
  const { device } = givePush();
  const at = await openMessages(...switches());
  await userEvent.click(await button('Turn on notifications'));
  await userEvent.click(await button('Turn off notifications'));
  await button('Turn on notifications');
  expect(at.calls.to(subscribePush)).toMatchObject([
    { body: { endpoint: 'https://fcm.googleapis.com/fcm/send/device' } },
  ]);
  expect(at.calls.to(unsubscribePush)).toHaveLength(1);
  expect(device.endpoint).toBeNull();
});

test('who says no to the browser reads how to change their mind', async () => {
  givePush({ says: 'no' });
  await openMessages(state(false));
  await userEvent.click(await button('Turn on notifications'));
  await screen.findAllByText(/Your browser blocks notifications/);
});

test('what the server refuses is said, and can be tried again', async () => {
  givePush();
  await openMessages(state(false), refuse(subscribePush, 400, 'invalid_input'));
  await userEvent.click(await button('Turn on notifications'));
  await screen.findByText('Your notifications were not changed. Try again.');
});

test('nothing is offered where the worker at work is of a version that shows nothing', async () => {
  givePush({ canShow: false });
  await openMessages(state(false));
  await screen.findByText(/This browser cannot get notifications/, {}, { timeout: 4_000 });
});

test('signing out ends them on the device, without a line too (MESSAGE-8)', async () => {
  const { device } = givePush();
  device.endpoint = 'https://fcm.googleapis.com/fcm/send/device';
  const at = await openScreen('/profile', {
    as: aCustomer(),
    replies: [reply(listSessions, { results: [] }), state(true), reply(logout, { done: true })],
  });
  await screen.findAllByRole('link', { name: 'Notifications' });
  at.goOffline();
  await userEvent.click(await button('Log out'));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log out' })).at(-1) as HTMLElement);
  await waitFor(() => expect(device.endpoint).toBeNull());
});

test('an opened message leads to its page (MESSAGE-8)', async () => {
  const { serviceWorker } = givePush();
  const at = await openMessages(state(true));
  await screen.findByRole('link', { name: 'Notifications' });
  const opened = new MessageEvent('message', { data: { type: 'OPEN_MESSAGE', href: '/inbox' } });
  act(() => void serviceWorker.dispatchEvent(opened));
  await waitFor(() => expect(at.pathname).toBe('/inbox'));
});

test('after an order messages are offered, once: who says no is not asked again (MESSAGE-8)', async () => {
  givePush();
  const at = await openMessages(state(false), reply(listOrders, aList([])), reply(listSessions, { results: [] }));
  await at.goTo('/myorders', { placed: 'ABCDEFGH' });
  await userEvent.click(await button('Not now'));
  await at.goTo('/profile');
  await at.goTo('/myorders', { placed: 'HGFEDCBA' });
  await screen.findByText('There are no orders yet...');
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

const preferences = (quiet: { from: string; to: string } | null = null) =>
  reply(getMessagePreferences, {
    choices: TOPICS.map((topic) => ({ topic, push: true, mail: topic === 'account' })),
    quiet,
    has_mail: true,
  });

test('a topic is switched off by itself, and only what somebody is ever told of is offered (MESSAGE-9)', async () => {
  const at = await openMessages(preferences(), setting());
  const orders = within(await screen.findByRole('group', { name: 'My orders' }));
  expect(screen.queryByRole('group', { name: 'Deliveries' })).toBeNull();
  await userEvent.click(orders.getByRole('switch', { name: 'On my devices: My orders' }));
  expect(at.calls.to(setMessagePreferences)).toMatchObject([{ body: { choices: [{ topic: 'orders', push: false }] } }]);
});

test('quiet hours are set and taken away again (MESSAGE-9)', async () => {
  const at = await openMessages(preferences({ from: '22:00', to: '07:00' }), setting());
  await screen.findByText('From 10:00 PM to 7:00 AM only urgent notifications come through.');
  await userEvent.click(await button('No quiet hours'));
  const save = await button('Save quiet hours');
  await screen.findByText('Quiet hours are off.');
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await userEvent.click(await button('Save quiet hours'));
  expect(at.calls.to(setMessagePreferences).map(({ body }) => body)).toEqual([
    { quiet: null },
    { quiet: { from: '22:00', to: '07:00' } },
  ]);
});

test('quiet hours that end as they begin are said to, at their end (MESSAGE-9)', async () => {
  const errors = { 'quiet.to': ['Must be another time than the first'] };
  const refused = refuse(setMessagePreferences, 400, 'invalid_input', { errors });
  await openMessages(preferences({ from: '22:00', to: '07:00' }), refused);
  await userEvent.click(await button('Save quiet hours'));
  const end = screen.getByLabelText(/^Until/);
  await waitFor(() => expect(end.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Choose a time other than the start.').closest('[role=alert]')).toBeTruthy();
});

describe('a device that is to be reached stays so (MESSAGE-8)', () => {
  const OLD = 'https://fcm.googleapis.com/fcm/send/before';
  const NEW = 'https://fcm.googleapis.com/fcm/send/device';
  /** Somebody comes back to a device that was subscribed at an address. */
  const comeBack = (now: { endpoint: string | null; isOn?: boolean; key?: string }) => {
    const browser = givePush({ permission: 'granted' });
    browser.device.endpoint = now.endpoint;
    localStorage.setItem('pushEndpoint', JSON.stringify(OLD));
    const server = { public_key: now.key ?? SITE_KEY, is_on: now.isOn ?? true };
    const open = () =>
      openMessages(preferences(), reply(getPush, server), reply(subscribePush, { ...server, is_on: true }));
    return { ...browser, open };
  };

  test.each([
    ['where the browser has ended what it had', { endpoint: null }],
    ['where the service worker has subscribed it anew', { endpoint: NEW }],
    ['where the site has another key by now', { endpoint: OLD, key: `${SITE_KEY.slice(0, -4)}AAAA` }],
  ])('%s', async (_, now) => {
    const { device, open } = comeBack(now);
    const at = await open();
    await waitFor(() => expect(at.calls.to(subscribePush)).toMatchObject([{ body: { endpoint: NEW } }]));
    expect(device.endpoint).toBe(NEW);
    await waitFor(() => expect(localStorage.getItem('pushEndpoint')).toBe(JSON.stringify(NEW)));
  });

  test('as soon as the service worker says that it has subscribed anew', async () => {
    const { device, serviceWorker, open } = comeBack({ endpoint: OLD });
    const at = await open();
    await waitFor(() => expect(at.calls.to(getPush).length).toBeGreaterThan(0));
    device.endpoint = NEW;
    act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'SUBSCRIBED_ANEW' } })));
    await waitFor(() => expect(at.calls.to(subscribePush)).toMatchObject([{ body: { endpoint: NEW } }]));
  });

  test('but where that was ended from another device it ends here too', async () => {
    const { device, open } = comeBack({ endpoint: OLD, isOn: false });
    const at = await open();
    await waitFor(() => expect(device.endpoint).toBeNull());
    expect(localStorage.getItem('pushEndpoint')).toBeNull();
    expect(at.calls.to(subscribePush)).toEqual([]);
  });
});

test('an iPhone is shown the three taps to its home screen (MESSAGE-8)', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)');
  await openMessages(preferences());
  await userEvent.click(await button('See how to add it'));
  const help = within(await screen.findByRole('dialog'));
  const steps = help.getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('svg') !== null)).toEqual([true, true, true]);
  expect(help.getByText(/choose “Add to Home Screen”/)).toBeTruthy();
  expect(help.getByText(/Tap “Add” at the top right/)).toBeTruthy();
  await expectAccessible();
});
