import {
  type Account,
  getUser,
  listSessions,
  login,
  logout,
  signUp as signUpCall,
} from '@mercadito/contracts/accounts';
import { getCustomerAddress } from '@mercadito/contracts/addresses';
import { getCart } from '@mercadito/contracts/cart';
import {
  listCompanyProductCategories,
  listHomeProductCategories,
  listUsedCompanyCategories,
} from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listAssignedOrders } from '@mercadito/contracts/deliveries/active-deliveries';
import { getDriverProfile } from '@mercadito/contracts/deliveries/driver';
import { getMessagePreferences } from '@mercadito/contracts/inbox';
import { getRandomWord } from '@mercadito/contracts/orders/checkout';
import { getProduct, listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { PERSONAL_KEYS } from '../src/shared/storage/raw-storage.ts';
import { aCustomer, aDriver } from './fixtures/accounts.ts';
import { anAddress } from './fixtures/addresses.ts';
import { aCart } from './fixtures/carts.ts';
import { aCompany, NO_NETWORKS } from './fixtures/companies.ts';
import { aDriverProfile } from './fixtures/deliveries.ts';
import { aProductPage, companyProducts, homeProducts } from './fixtures/products.ts';
import { everyPageReplies } from './harness/every-page.ts';
import { openScreen } from './harness/open-screen.tsx';
import { type Reply, refuse, reply } from './harness/replies.ts';

const DEVICE_KEYS = PERSONAL_KEYS.device;
const TAB_KEYS = PERSONAL_KEYS.tab;

const HOME = [reply(listHomeProducts, homeProducts([])), reply(listHomeProductCategories, [])];

/** What stands at the places to which somebody is led. */
const PLACES: Reply[] = [
  ...HOME,
  reply(getCart, aCart()),
  reply(getCustomerAddress, anAddress()),
  reply(getRandomWord, { word: 'giraffe' }),
  reply(getProduct, aProductPage({ id: 5 })),
  reply(getCompany, aCompany()),
  reply(getSocialNetworks, NO_NETWORKS),
  reply(listCompanyProducts, companyProducts([])),
  reply(listUsedCompanyCategories, []),
  reply(listCompanyProductCategories, []),
  reply(getDriverProfile, aDriverProfile()),
  reply(listAssignedOrders, { results: [] }),
  reply(listSessions, { results: [] }),
];

/** A login with one person behind it, whose password is `demo-1234`. */
const openLogin = (user = aCustomer(), { address = '/login', language = 'en' as 'en' | 'es' } = {}) =>
  openScreen(address, {
    language,
    replies: [
      ...everyPageReplies(user),
      ...PLACES,
      reply(login, ({ body }) =>
        body.password === 'demo-1234' ? { token: 'abc' } : refuse(login, 401, 'invalid_credentials'),
      ),
    ],
  });

async function signIn(password: string) {
  await userEvent.type(screen.getByLabelText('User Name'), 'lupita');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('who has signed in and could not be told who it is', () => {
  test('is asked for again by itself, and what is wrong is said meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = await openLogin();
    at.replies.set(refuse(getUser, 503, 'busy'));
    await signIn('demo-1234');
    await waitFor(() => expect(at.store.getState().session.token).not.toBeNull());
    await at.goTo('/profile');
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.getByRole('alert')).toBeDefined();
    at.replies.set(reply(getUser, aCustomer()));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(at.store.getState().session.user).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  test.each([
    ['en', 'You are logged in, but we could not load your account', 'Retry'],
    ['es', 'Ya entraste, pero no pudimos cargar tu cuenta', 'Reintentar'],
  ] as const)('is told so at the login itself in %s, for as long as it lasts', async (language, title, retry) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = await openLogin(aCustomer(), { language });
    at.replies.set(refuse(getUser, 503, 'busy'));
    await userEvent.type(screen.getByLabelText(language === 'en' ? 'User Name' : 'Usuario'), 'lupita');
    await userEvent.type(screen.getByLabelText(language === 'en' ? 'Password' : 'Contraseña'), 'demo-1234');
    await userEvent.click(document.querySelector('button[type=submit]') as HTMLElement);
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    // The server is asked again after growing waits, and does not stop being said, as a message of the form would.
    const asked = at.calls.to(getUser).length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(at.calls.to(getUser).length).toBeGreaterThan(asked);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    at.replies.set(reply(getUser, aCustomer()));
    await userEvent.click(screen.getByRole('button', { name: retry }));
    await waitFor(() => expect(at.pathname).not.toBe('/login'));
    expect(at.calls.to(login)).toHaveLength(1);
  });
});

describe('the login', () => {
  test('tells whoever is kept out why, for as long as it takes to read (ACCOUNT-4, SCREEN-53)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const at = await openLogin();
    const facts = { reason: 'Nobody opened the door.' };
    at.replies.set(refuse(login, 403, 'account_blocked', { facts }));
    await signIn('demo-1234');
    const words =
      'Your account is blocked. If that is a mistake, message us on WhatsApp. Reason: Nobody opened the door.';
    expect(await screen.findByText(words)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(screen.getByText(words)).toBeDefined();
  });

  test('asks for both fields, and takes the texts back once they are right', async () => {
    const at = await openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByText('User Name is required')).toBeDefined();
    expect(screen.getByText('Password is required')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('User Name'));
    await userEvent.type(screen.getByLabelText('User Name'), 'lupita');
    await waitFor(() => expect(screen.queryByText('User Name is required')).toBeNull());
    expect(at.calls.to(login)).toEqual([]);
  });

  test('says of its fields for five seconds what they lack, and then no more (ACCOUNT-4)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await openLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByText('User Name is required')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.queryByText('User Name is required')).toBeNull();
    expect(screen.queryByText('Password is required')).toBeNull();
  });

  test('shows what was typed at the press of a button, which says so in the person’s language', async () => {
    await openLogin(aCustomer(), { language: 'es' });
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toHaveProperty('type', 'text');
  });

  test('says that the credentials are wrong, in a banner that can be closed', async () => {
    await openLogin();
    await signIn('guess-1234');
    const banner = within(await screen.findByRole('alert'));
    expect(banner.getByText('Error: Invalid credentials')).toBeDefined();
    await userEvent.click(banner.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says so for five seconds (ACCOUNT-4)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await openLogin();
    await signIn('guess-1234');
    await screen.findByText('Error: Invalid credentials');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each<[string, Account, string | { from: string }, string]>([
    ['home', aCustomer(), '', '/'],
    ['where an account was needed', aCustomer(), { from: '/checkout' }, '/checkout'],
    ['where somebody came from', aCustomer(), '?from=%2Fproduct%2F2%2F5', '/product/2/5'],
    ['nowhere outside of the site', aCustomer(), { from: '//evil.example' }, '/'],
    ['nowhere outside of the site by its address', aCustomer(), '?from=%2F%2Fevil.example', '/'],
    ['to the assigned list, for a driver', aDriver(), '', '/driver-order-list'],
    ['where a driver came from', aDriver(), '?from=%2Fbusiness%2F2', '/business/2'],
  ])('leads %s', async (_, user, given, place) => {
    const at = await openLogin(user, { address: `/login${typeof given === 'string' ? given : ''}` });
    // What a gate leaves for the way back.
    if (typeof given === 'object') await at.goTo('/login', given);
    await signIn('demo-1234');
    await waitFor(() => expect(at.pathname).toBe(place));
    expect(JSON.parse(localStorage.getItem('userToken') ?? '')).toEqual({ token: 'abc', userId: user.id });
  });
});

describe('signing up', () => {
  const taken = refuse(signUpCall, 409, 'username_taken', { errors: { username: ['This user name is taken.'] } });
  const common = refuse(signUpCall, 400, 'invalid_input', { errors: { password: ['This password is too common'] } });

  async function signUp(language: 'en' | 'es', refusal: Reply, labels: readonly string[]) {
    const at = await openScreen('/sign-up', { language, replies: [refusal] });
    const [username = '', first = '', last = '', email = '', password = '', submit = ''] = labels;
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fill(first, 'Lupita');
    fill(last, 'Ríos');
    fill(email, 'lupita@example.com');
    fill(username, 'lupita');
    fill(password, 'demo-1234');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    const signUps = () => at.calls.to(signUpCall);
    return { signUps, username: screen.getByLabelText(username), email: screen.getByLabelText(email), submit };
  }
  const english = ['User Name', 'First name', 'Last name', 'E-mail', 'Password', 'Create account'];
  const spanish = ['Usuario', 'Nombre', 'Apellidos', 'Correo', 'Contraseña', 'Crear cuenta'];

  test.each([
    ['en' as const, english, 'This user name is taken. Choose another one.'],
    ['es' as const, spanish, 'Ese usuario ya está ocupado. Elige otro.'],
  ])('with a taken name says that it is taken, in %s', async (language, labels, text) => {
    const { username } = await signUp(language, taken, labels);
    expect(await screen.findByText(text)).toBeDefined();
    expect(document.activeElement).toBe(username);
  });

  test('says in the person’s language what only the server knows of a field (LOOK-13)', async () => {
    await signUp('es', common, spanish);
    expect(await screen.findByText('Esa contraseña la usa mucha gente, elige otra')).toBeDefined();
  });

  test('says that the name is taken until it is another one, which may be wrong in its own way', async () => {
    const { username, email } = await signUp('en', taken, english);
    await screen.findByText('This user name is taken. Choose another one.');
    await userEvent.type(email, '.mx');
    await userEvent.click(username);
    await userEvent.tab();
    expect(screen.getByText('This user name is taken. Choose another one.')).toBeDefined();
    await userEvent.clear(username);
    await userEvent.type(username, 'l');
    expect(screen.queryByText('This user name is taken. Choose another one.')).toBeNull();
    await userEvent.tab();
    // In place of the help of the same words (LOOK-49).
    expect(screen.getAllByText('At least 3, no spaces: letters, digits, dots or dashes')).toHaveLength(1);
  });

  test('asks the server again about the same name', async () => {
    const { signUps, submit } = await signUp('en', taken, english);
    await screen.findByText('This user name is taken. Choose another one.');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(signUps()).toHaveLength(2));
  });
});

test('a membership is shown with its last day, and not the moment after it (ROLE-5)', async () => {
  const subscriptionStatus = { active: true, until: '2028-01-01T06:00:00.000Z' };
  await openScreen('/profile', {
    as: aCustomer({ subscriptionStatus }),
    replies: [reply(listSessions, { results: [] })],
  });
  expect(await screen.findByText('Member until December 31, 2027')).toBeDefined();
});

describe('signing out', () => {
  test('asks first, revokes the token and leaves nothing on the device (ACCOUNT-7)', async () => {
    for (const key of DEVICE_KEYS) localStorage.setItem(key, '"kept"');
    expect(DEVICE_KEYS).toContain('searches');
    for (const key of TAB_KEYS) sessionStorage.setItem(key, '{ "userId": 5 }');
    const at = await openScreen('/profile', {
      as: aCustomer(),
      replies: [
        ...HOME,
        reply(listSessions, { results: [] }),
        reply(getMessagePreferences, { choices: [], quiet: null, has_mail: false }),
        reply(logout, { done: true }),
      ],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Do you want to log out, Lupita?' }));
    expect(at.calls.to(logout)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(at.store.getState().session.token).toBeNull());
    expect(at.calls.to(logout)).toMatchObject([{ token: 'a-token' }]);
    // The page that a visitor has then reads the settings, and with them today's rate, which is nobody's own.
    const left = DEVICE_KEYS.filter((key) => localStorage.getItem(key) !== null && key !== 'mxn_to_usd');
    expect(left).toEqual([]);
    expect(localStorage.getItem('mxn_to_usd')).not.toBe('"kept"');
    expect(TAB_KEYS.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
    await waitFor(() => expect(at.pathname).toBe('/'));
    const known = Object.values(at.store.getState().api.queries).map((query) => query?.endpointName);
    // What the home begins with, for whoever comes.
    expect(['getSettings', 'listHomeProducts', 'listHomeProductCategories']).toEqual(expect.arrayContaining(known));
  });
});
