import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { Component as Login } from '../src/screens/accounts/login.screen.tsx';
import { Component as Profile } from '../src/screens/accounts/profile.screen.tsx';
import { loadTexts, startI18n, switchLanguage } from '../src/shared/i18n/i18n.ts';
import { rememberLanguage } from '../src/shared/i18n/languages.ts';
import { signedIn } from '../src/shared/session/session.slice.ts';
import { LOCAL_KEYS } from '../src/shared/session/session-storage.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const wrong = { detail: 'Invalid credentials', message: 'Invalid credentials', code: 'invalid_credentials' };

const absent = { detail: 'Not found.', message: 'Not found.', code: 'not_found' };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(Screen: ComponentType, at: { pathname: string; state?: unknown }) {
  const store = createStore();
  const view = () => (
    <Provider store={store}>
      <MantineProvider>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={at.pathname} element={<Screen />} />
            <Route path="*" element={<Place />} />
          </Routes>
        </MemoryRouter>
      </MantineProvider>
    </Provider>
  );
  return { store, open: () => render(view()) };
}

/** A server with one person, whose password is `demo-1234`. */
function serverOf(user = anAccount()) {
  return startLocalServer(({ url, body }, response) => {
    if (url === '/api/get-user/') return answerJson(response, user);
    if (url === '/api/logout/') return answerJson(response, { done: true });
    if (url === '/api/account/sessions/') return answerJson(response, { results: [] });
    if (url !== '/api/login/') return answerJson(response, absent, 404);
    return body.includes('demo-1234') ? answerJson(response, { token: 'abc' }) : answerJson(response, wrong, 401);
  });
}

async function signIn(password: string) {
  await userEvent.type(screen.getByLabelText('User Name'), 'lupita');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

beforeEach(async () => {
  rememberLanguage('en');
  await startI18n();
  await loadTexts(['accounts']);
});

describe('the login', () => {
  test('asks for both fields, and takes the texts back once they are right', async () => {
    const { received } = await serverOf();
    show(Login, { pathname: '/login' }).open();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('User Name is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('User Name'));
    await userEvent.type(screen.getByLabelText('User Name'), 'lupita');
    await waitFor(() => expect(screen.queryByText('User Name is required')).toBeNull());
    expect(received.filter(({ url }) => url === '/api/login/')).toEqual([]);
  });

  test('shows what was typed at the press of a button, which says so in the person’s language', async () => {
    await serverOf();
    await switchLanguage('es');
    show(Login, { pathname: '/login' }).open();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveProperty('type', 'text');
  });

  test('says that the credentials are wrong, in a banner that can be closed', async () => {
    await serverOf();
    show(Login, { pathname: '/login' }).open();
    await signIn('guess-1234');
    const banner = within(await screen.findByRole('alert'));
    expect(banner.getByText('Error: Invalid credentials')).toBeDefined();
    await userEvent.click(banner.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['home', anAccount(), undefined, '/'],
    ['where an account was needed', anAccount(), { from: '/checkout' }, '/checkout'],
    ['nowhere outside of the site', anAccount(), { from: '//evil.example' }, '/'],
    ['to the assigned list, for a driver', anAccount({}, 'driver'), undefined, '/driver-order-list'],
  ])('leads %s', async (_, user, state, place) => {
    await serverOf(user);
    show(Login, { pathname: '/login', state }).open();
    await signIn('demo-1234');
    expect(await screen.findByText(place, { selector: 'output' })).toBeDefined();
    expect(localStorage.getItem('userToken')).toBe('{"token":"abc"}');
  });
});

describe('signing out', () => {
  test('asks first, revokes the token and leaves nothing on the device', async () => {
    const { received } = await serverOf();
    const { store, open } = show(Profile, { pathname: '/profile' });
    store.dispatch(signedIn({ token: 'abc', user: anAccount() }));
    for (const key of LOCAL_KEYS) localStorage.setItem(key, localStorage.getItem(key) ?? '"kept"');
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Do you want to log out, Lupita?' }));
    expect(received.some(({ url }) => url === '/api/logout/')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.token).toBeNull());
    expect(received.find(({ url }) => url === '/api/logout/')?.headers.authorization).toBe('Token abc');
    expect(LOCAL_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(store.getState().api.queries).toEqual({});
  });
});
