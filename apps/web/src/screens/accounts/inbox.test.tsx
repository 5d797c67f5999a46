import { countUnread, type InboxEntry, listInbox, markInboxRead } from '@mercadito/contracts/inbox';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { lost, refuse, reply } from '../../../test/harness/replies.ts';

const anEntry = (fields: Partial<InboxEntry> = {}): InboxEntry => ({
  id: 7,
  title: 'A driver took your order',
  text: 'Luis took your order ABCDEFGH and is going to pick it up.',
  href: '/order-details/ABCDEFGH',
  created_at: '2026-06-10T15:00:00.000Z',
  is_read: false,
  ...fields,
});

const listed = (...results: InboxEntry[]) =>
  reply(listInbox, {
    results,
    next: null,
    previous: null,
    count: results.length,
    unread: results.filter(({ is_read }) => !is_read).length,
  });

const open = (...entries: InboxEntry[]) =>
  openScreen('/inbox', {
    as: aCustomer(),
    replies: [
      listed(...entries),
      reply(countUnread, { unread: entries.filter(({ is_read }) => !is_read).length }),
      reply(markInboxRead, { unread: 0 }),
    ],
  });

test('each message leads to its thing, and is read by that (MESSAGE-5)', async () => {
  const at = await open(anEntry());
  await userEvent.click(await screen.findByRole('link', { name: /A driver took your order/ }));
  expect(at.calls.to(markInboxRead)).toMatchObject([{ body: { id: 7 } }]);
  expect(at.pathname).toBe('/order-details/ABCDEFGH');
});

test('all are read up to the newest on the screen: what comes meanwhile stays unread (MESSAGE-3)', async () => {
  const at = await open(anEntry({ id: 9 }), anEntry());
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(at.calls.to(markInboxRead)).toMatchObject([{ body: { id: 9, and_older: true } }]);
});

test('the bell says how many are not read (MESSAGE-5)', async () => {
  await open(anEntry(), anEntry({ id: 8, is_read: true }));
  await screen.findByRole('link', { name: 'Notifications, 1 unread' });
});

test('the bell is called as it looks, also of more than 99', async () => {
  const at = await open();
  at.replies.set(reply(countUnread, { unread: 108 }));
  await at.reopen();
  const bell = await screen.findByRole('link', { name: 'Notifications, 99+ unread' });
  expect(bell.textContent).toBe('99+');
});

test('nothing is offered to be read where all is read', async () => {
  await open(anEntry({ is_read: true }));
  await screen.findByText('A driver took your order');
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('an empty inbox says what will stand there', async () => {
  await open();
  await screen.findByText('No notifications yet');
});

test('what could not be marked says why', async () => {
  const at = await open(anEntry());
  at.replies.set(refuse(markInboxRead, 409, 'wrong_status'));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('alert');
});

test('without a line it says so, and can be tried again', async () => {
  await openScreen('/inbox', { as: aCustomer(), replies: [lost(listInbox), reply(countUnread, { unread: 0 })] });
  await screen.findByRole('button', { name: 'Retry' });
});
