import { listSessions, logout } from '@mercadito/contracts/accounts';
import {
  countUnread,
  getMessagePreferences,
  listInbox,
  markInboxRead,
  setMessagePreferences,
} from '@mercadito/contracts/inbox';
import { shareOrder } from '@mercadito/contracts/orders/sharing';
import { getOrder, listOrders } from '@mercadito/contracts/orders/tracking';
import { getPush } from '@mercadito/contracts/push';
import { chooseNewPassword, confirmEmail, readResetLink } from '@mercadito/contracts/recovery';
import { getSettings } from '@mercadito/contracts/settings';
import { TOPICS } from '@mercadito/domain/messages/preferences';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { anOrder } from '../../../test/fixtures/orders.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { everyPageReplies } from '../../../test/harness/every-page.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { givePush, SITE_KEY } from '../../../test/harness/push-browser.ts';
import { inTurn, lost, refuse, reply } from '../../../test/harness/replies.ts';

const SECRET = 'k'.repeat(43);
const site = () => reply(getSettings, someSettings({ site: aSite({ sends_mail: true, contacts: [] }) }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('who says no to the browser at an offer of messages reads why nothing happens (MESSAGE-8)', async () => {
  givePush({ says: 'no' });
  const at = await openScreen('/profile/messages', {
    as: aCustomer(),
    replies: [
      reply(listSessions, { results: [] }),
      reply(getPush, { public_key: SITE_KEY, is_on: false }),
      reply(listOrders, aList([])),
      reply(getMessagePreferences, { choices: [], quiet: null, has_mail: true }),
    ],
  });
  await at.goTo('/myorders', { placed: 'ABCDEFGH' });
  // The page before has such a button, too.
  await screen.findByRole('button', { name: 'Not now' });
  await press('Turn on notifications');
  await screen.findByText(/Your browser blocks notifications/);
});

test('once all is read the focus is in the inbox, whose button is gone', async () => {
  let unread = 1;
  await openScreen('/inbox', {
    as: aCustomer(),
    replies: [
      reply(listInbox, () => ({
        results: [
          {
            id: 7,
            title: 'A',
            text: 'B',
            href: '/inbox',
            created_at: '2026-06-10T15:00:00.000Z',
            is_read: unread === 0,
          },
        ],
        next: null,
        previous: null,
        count: 1,
        unread,
      })),
      reply(countUnread, () => ({ unread })),
      reply(markInboxRead, () => {
        unread = 0;
        return { unread: 0 };
      }),
    ],
  });
  await press('Mark all as read');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('an address that was confirmed though the answer was lost is told to be so on the next press', async () => {
  await openScreen(`/confirm-email/${SECRET}`, {
    replies: [site(), inTurn(lost(confirmEmail), refuse(confirmEmail, 409, 'link_over'))],
  });
  await press('Confirm my e-mail');
  await screen.findByRole('alert');
  await press('Confirm my e-mail');
  await screen.findByText(/no longer works/);
  expect(document.body.textContent).toMatch(/If you have just used it/);
});

test('a confirmed address is told where the focus is', async () => {
  await openScreen(`/confirm-email/${SECRET}`, { replies: [site(), reply(confirmEmail, { email: 'a@example.com' })] });
  await press('Confirm my e-mail');
  await screen.findByText(/From now on/);
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('a password that was chosen though the answer was lost leads to the login on the next press', async () => {
  await openScreen(`/reset/${SECRET}`, {
    replies: [
      site(),
      reply(readResetLink, { username: 'lupita' }),
      inTurn(lost(chooseNewPassword), refuse(chooseNewPassword, 409, 'link_over')),
    ],
  });
  await userEvent.type(await screen.findByLabelText('New password'), 'my-mountain-path-7');
  await press('Save password');
  await screen.findByRole('alert');
  await press('Save password');
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /log ?in/i })).not.toBeNull();
});

test('who is signed in on the device stays so when another person’s password is chosen there', async () => {
  const other = aCustomer();
  const at = await openScreen(`/reset/${SECRET}`, {
    as: other,
    replies: [
      site(),
      ...everyPageReplies(other),
      reply(readResetLink, { username: 'mama' }),
      reply(chooseNewPassword, { username: 'mama' }),
    ],
  });
  expect(other.username).not.toBe('mama');
  await userEvent.type(await screen.findByLabelText('New password'), 'my-mountain-path-7');
  await press('Save password');
  await waitFor(() => expect(at.calls.to(chooseNewPassword)).toHaveLength(1));
  await screen.findByText(/Your password has been changed/);
  expect(at.store.getState().session.token).not.toBeNull();
});

test('a second choice keeps what the one before has changed (MESSAGE-9)', async () => {
  const wanted = { push: true, mail: false };
  let hold: Promise<void> | null = null;
  const gate = Promise.withResolvers<void>();
  const at = await openScreen('/profile/messages', {
    as: aCustomer(),
    replies: [
      reply(listSessions, { results: [] }),
      reply(getMessagePreferences, async () => {
        await hold;
        return { choices: TOPICS.map((topic) => ({ topic, ...wanted })), quiet: null, has_mail: true };
      }),
      reply(setMessagePreferences, ({ body }) => {
        hold = gate.promise;
        return {
          choices: TOPICS.map((topic) => ({ topic, ...wanted, ...body.choices?.find((each) => each.topic === topic) })),
          quiet: null,
          has_mail: true,
        };
      }),
    ],
  });
  const orders = within(await screen.findByRole('group', { name: 'My orders' }));
  await userEvent.click(orders.getByRole('switch', { name: 'On my devices: My orders' }));
  const byMail = orders.getByRole<HTMLInputElement>('switch', { name: 'By e-mail: My orders' });
  await waitFor(() => expect(isOff(byMail)).toBe(false));
  await userEvent.click(byMail);
  await waitFor(() => expect(at.calls.to(setMessagePreferences)).toHaveLength(2));
  // Each says its own way alone: the server keeps the other.
  expect(at.calls.to(setMessagePreferences).map(({ body }) => body)).toEqual([
    { choices: [{ topic: 'orders', push: false }] },
    { choices: [{ topic: 'orders', mail: true }] },
  ]);
  gate.resolve();
});

test('quiet hours that are taken away are told to be off', async () => {
  await openScreen('/profile/messages', {
    as: aCustomer(),
    replies: [
      reply(listSessions, { results: [] }),
      reply(getMessagePreferences, { choices: [], quiet: { from: '22:00', to: '07:00' }, has_mail: true }),
      reply(setMessagePreferences, { choices: [], quiet: null, has_mail: true }),
    ],
  });
  await press('No quiet hours');
  await waitFor(() => expect(document.body.textContent).toMatch(/Your quiet hours are saved|are off/));
  expect(document.body.textContent).not.toContain('Your quiet hours are saved.');
});

test('a link that another tab has replaced is not shared any more (ORDER-17)', async () => {
  let order = anOrder({ shared_until: null });
  const at = await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [
      reply(getOrder, () => order),
      reply(shareOrder, () => {
        order = anOrder({ shared_until: '2026-12-20T18:00:00.000Z' });
        return { secret: 'first-secret-12345', shared_until: '2026-12-20T18:00:00.000Z' };
      }),
    ],
  });
  await press('Share this order');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  await screen.findByText(/Anyone with your link/);
  // Another tab has made another one: this page reads the order again.
  order = anOrder({ shared_until: '2026-12-20T19:00:00.000Z' });
  const { api } = await import('../../shared/api/api.ts');
  await act(async () => void at.store.dispatch(api.util.invalidateTags(['OrdersUser'])));
  await screen.findByRole('button', { name: 'Make a new link' });
});

test('signing out takes away what is shown of the person’s messages: the next one reads nothing of theirs', async () => {
  const { device, serviceWorker } = givePush();
  device.endpoint = 'https://fcm.googleapis.com/fcm/send/device';
  const shown = [
    {
      open: true,
      close() {
        this.open = false;
      },
    },
  ];
  const get = serviceWorker.getRegistration;
  serviceWorker.getRegistration = async () => ({ ...(await get()), getNotifications: async () => shown }) as never;
  await openScreen('/profile', {
    as: aCustomer(),
    replies: [
      reply(listSessions, { results: [] }),
      reply(getPush, { public_key: SITE_KEY, is_on: true }),
      reply(getMessagePreferences, { choices: [], quiet: null, has_mail: true }),
      reply(logout, { done: true }),
    ],
  });
  await screen.findAllByRole('link', { name: /Notifications/ });
  await press('Log out');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Log out' })).at(-1) as HTMLElement);
  await waitFor(() => expect(device.endpoint).toBeNull());
  await waitFor(() => expect(shown[0]?.open).toBe(false));
});

test('a device that the browser has unsubscribed by itself is not told to get messages (MESSAGE-8)', async () => {
  givePush();
  await openScreen('/profile/messages', {
    as: aCustomer(),
    replies: [
      reply(listSessions, { results: [] }),
      reply(getPush, { public_key: SITE_KEY, is_on: true }),
      reply(getMessagePreferences, { choices: [], quiet: null, has_mail: true }),
    ],
  });
  await screen.findByText(/This device gets no notifications/);
  expect(screen.queryByText(/This device gets notifications/)).toBeNull();
});
