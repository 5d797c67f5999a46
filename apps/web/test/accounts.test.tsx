import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createStore } from '../src/app/store.ts';
import { Component as Login } from '../src/screens/accounts/login.screen.tsx';
import { Component as Profile } from '../src/screens/accounts/profile.screen.tsx';
import { Component as SignUp } from '../src/screens/accounts/sign-up.screen.tsx';
import { loadTexts, startI18n, switchLanguage } from '../src/shared/i18n/i18n.ts';
import { rememberLanguage } from '../src/shared/i18n/languages.ts';
import { signedIn } from '../src/shared/session/session.slice.ts';
import { PERSONAL_KEYS } from '../src/shared/storage/personal-keys.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const DEVICE_KEYS = PERSONAL_KEYS.device;
const wrong = { detail: 'Invalid credentials', message: 'Invalid credentials', code: 'invalid_credentials' };

const absent = { detail: 'Not found.', message: 'Not found.', code: 'not_found' };

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(Screen: ComponentType, at: { pathname: string; search?: string; state?: unknown }) {
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

  test('says so for five seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await serverOf();
    show(Login, { pathname: '/login' }).open();
    await signIn('guess-1234');
    await screen.findByText('Error: Invalid credentials');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each([
    ['home', anAccount(), {}, '/'],
    ['where an account was needed', anAccount(), { state: { from: '/checkout' } }, '/checkout'],
    ['where somebody came from', anAccount(), { search: '?from=%2Fproduct%2F2%2F5' }, '/product/2/5'],
    ['nowhere outside of the site', anAccount(), { state: { from: '//evil.example' } }, '/'],
    ['nowhere outside of the site by its address', anAccount(), { search: '?from=%2F%2Fevil.example' }, '/'],
    ['to the assigned list, for a driver', anAccount({}, 'driver'), {}, '/driver-order-list'],
    ['where a driver came from', anAccount({}, 'driver'), { search: '?from=%2Fbusiness%2F2' }, '/business/2'],
  ])('leads %s', async (_, user, at, place) => {
    await serverOf(user);
    show(Login, { pathname: '/login', ...at }).open();
    await signIn('demo-1234');
    expect(await screen.findByText(place, { selector: 'output' })).toBeDefined();
    expect(localStorage.getItem('userToken')).toBe('{"token":"abc"}');
  });
});

describe('signing up', () => {
  const taken = {
    detail: 'This user name is taken.',
    message: 'This user name is taken.',
    code: 'username_taken',
    errors: { username: ['This user name is taken.'] },
  };
  const common = {
    detail: 'This password is too common',
    message: 'This password is too common',
    code: 'invalid_input',
    errors: { password: ['This password is too common'] },
  };

  async function signUp(language: 'en' | 'es', answer: object, labels: readonly string[]) {
    const { received } = await startLocalServer((_, response) => answerJson(response, answer, 409));
    await switchLanguage(language);
    show(SignUp, { pathname: '/sign-up' }).open();
    const [username = '', first = '', last = '', email = '', password = '', submit = ''] = labels;
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill(first, 'Lupita');
    fill(last, 'Ríos');
    fill(email, 'lupita@example.com');
    fill(username, 'lupita');
    fill(password, 'demo-1234');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    const signUps = () => received.filter(({ url }) => url === '/api/accounts/');
    return { signUps, username: screen.getByLabelText(username), email: screen.getByLabelText(email), submit };
  }
  const english = ['User Name', 'First name', 'Last name', 'E-mail', 'Password', 'Create account'];
  const spanish = ['Usuario', 'Nombre', 'Apellido', 'Correo electrónico', 'Contraseña', 'Crear cuenta'];

  test.each([
    ['en' as const, english, 'This user name is taken.'],
    ['es' as const, spanish, 'Ese usuario ya está ocupado.'],
  ])('with a taken name says that it is taken, in %s', async (language, labels, text) => {
    const { username } = await signUp(language, taken, labels);
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(username);
  });

  test('says in the person’s language what only the server knows of a field', async () => {
    await signUp('es', common, spanish);
    expect(await screen.findByText('Esa contraseña la usa mucha gente, elige otra')).toBeDefined();
  });

  test('says that the name is taken until it is another one, which may be wrong in its own way', async () => {
    const { username, email } = await signUp('en', taken, english);
    await screen.findByText('This user name is taken.');
    await userEvent.type(email, '.mx');
    await userEvent.click(username);
    await userEvent.tab();
    expect(screen.getByText('This user name is taken.')).toBeDefined();
    await userEvent.clear(username);
    await userEvent.type(username, 'l');
    expect(screen.queryByText('This user name is taken.')).toBeNull();
    await userEvent.tab();
    // Beside the help of the same words.
    expect(screen.getAllByText('3 to 60 letters, digits, dots or dashes').length).toBeGreaterThan(1);
  });

  test('asks the server again about the same name', async () => {
    const { signUps, submit } = await signUp('en', taken, english);
    await screen.findByText('This user name is taken.');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(signUps()).toHaveLength(2));
  });
});

describe('signing out', () => {
  test('asks first, revokes the token and leaves nothing on the device', async () => {
    const { received } = await serverOf();
    const { store, open } = show(Profile, { pathname: '/profile' });
    store.dispatch(signedIn({ token: 'abc', user: anAccount() }));
    for (const key of DEVICE_KEYS) localStorage.setItem(key, localStorage.getItem(key) ?? '"kept"');
    expect(DEVICE_KEYS).toContain('searches');
    for (const key of ['checkout', 'address']) sessionStorage.setItem(key, '{ "userId": 5 }');
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Do you want to log out, Lupita?' }));
    expect(received.some(({ url }) => url === '/api/logout/')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(store.getState().session.token).toBeNull());
    expect(received.find(({ url }) => url === '/api/logout/')?.headers.authorization).toBe('Token abc');
    expect(DEVICE_KEYS.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
    expect(['checkout', 'address'].filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
    expect(store.getState().api.queries).toEqual({});
  });
});
