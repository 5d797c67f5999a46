import { listSessions } from '@mercadito/contracts/accounts';
import { countUnread } from '@mercadito/contracts/inbox';
import { updateUserSettings } from '@mercadito/contracts/settings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer, aDriver } from '../../../test/fixtures/accounts.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const device = (id: number) => ({
  id,
  created_at: '2026-06-10T15:00:00.000Z',
  last_used_at: '2026-06-10T15:00:00.000Z',
  device: 'Chrome, Android',
  current: id === 1,
});
const open = (as = aCustomer()) =>
  openScreen('/profile', {
    as,
    replies: [
      reply(listSessions, { results: [device(1), device(2)] }),
      reply(countUnread, { unread: 3 }),
      reply(updateUserSettings, { settings: { language_value: 'es' } }),
    ],
  });

test('all that is a person’s stands in rows, each with its own page behind it (SCREEN-11, LOOK-38, LEGAL-1)', async () => {
  await open();
  const rowsOf = async (group: string) =>
    within(await screen.findByRole('region', { name: group }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(await rowsOf('Your shopping')).toEqual(['/myorders', '/favorites', '/profile/address']);
  expect(await rowsOf('Your account')).toEqual(['/profile/details', '/inbox']);
  expect(await rowsOf('Security')).toEqual(['/profile/password', '/profile/devices', '/profile/privacy', '/privacy']);
  expect(await rowsOf('Preferences')).toEqual(['/profile/messages']);
  await screen.findByRole('link', { name: 'Devices 2' });
  await screen.findByRole('link', { name: 'Notifications 3 unread' });
});

test('who drives finds nothing of customers there (ROLE-2)', async () => {
  await open(aDriver());
  await screen.findByRole('region', { name: 'Your account' });
  expect(screen.queryByRole('region', { name: 'Your shopping' })).toBeNull();
});

test('the language is chosen in its row (LOOK-6)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Español' }));
  await screen.findByRole('region', { name: 'Seguridad' });
});

test.each([
  ['/profile/details', 'Your details'],
  ['/profile/password', 'Change password'],
  ['/profile/devices', 'Where you are logged in'],
  ['/profile/privacy', 'Your data'],
  ['/profile/messages', 'Notification settings'],
] as const)('%s has its name and the way back to the profile (SCREEN-11)', async (address, name) => {
  await openScreen(address, { as: aCustomer(), replies: [reply(listSessions, { results: [device(1)] })] });
  await screen.findByRole('heading', { name, level: 1 });
  expect(screen.getByRole('link', { name: 'Back to your profile' }).getAttribute('href')).toBe('/profile');
});
