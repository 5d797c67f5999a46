import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { Component as ProfileAddress } from './profile-address.screen.tsx';
import { ADDRESS, SETTINGS } from './testing/goods.ts';
import { LUPITA, show } from './testing/show.tsx';
import { openTown } from './testing/town-server.ts';

const screens = (
  <Routes>
    <Route path="/profile/*" element={<ProfileAddress />} />
  </Routes>
);

const open = (user = LUPITA) => show(screens, { at: '/profile/update-address', user });
const street = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Street 1' });

/** A reload ends the page without a word to what is on it; the tab keeps what it has stored. */
async function reload(user = LUPITA) {
  const kept = sessionStorage.getItem('address');
  cleanup();
  if (kept !== null) sessionStorage.setItem('address', kept);
  await open(user);
}

beforeEach(() =>
  openTown({
    'GET /settings': () => ({ body: SETTINGS }),
    'GET /companies/adress/adress-user/5': () => ({ body: ADDRESS }),
    'GET /companies/adress/adress-user/6': () => ({ body: { ...ADDRESS, user: 6 } }),
  }),
);

test('a half-typed address survives a reload, and can still be discarded', async () => {
  await open();
  await userEvent.clear(await street());
  await userEvent.type(await street(), 'Calle Morelos');
  await reload();
  expect((await street()).value).toBe('Calle Morelos');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('/profile/address', { selector: 'output' })).toBeDefined();
  expect(sessionStorage.getItem('address')).toBeNull();
});

test('an address that was typed back to what it was is none', async () => {
  await open();
  await userEvent.type(await street(), '7');
  expect(sessionStorage.getItem('address')).not.toBeNull();
  await userEvent.type(await street(), '{Backspace}');
  expect(sessionStorage.getItem('address')).toBeNull();
});

test('somebody else who signs in on the tab sees nothing of it', async () => {
  await open();
  await userEvent.type(await street(), ' 99');
  await reload({ ...LUPITA, id: 6 });
  expect((await street()).value).toBe(ADDRESS.street_1);
});
