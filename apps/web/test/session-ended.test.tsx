import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Comes late to a page; no test is about how long that takes.
import '../src/app/session-ended.tsx';
import { SessionEffects } from '../src/app/session-effects.tsx';
import { createStore } from '../src/app/store.ts';
import { FavoriteButton } from '../src/features/favoriting/favorite-button.tsx';
import { forgetIntent } from '../src/features/favoriting/favorite-intent.ts';
import { loadTexts, switchLanguage } from '../src/shared/i18n/i18n.ts';
import { NO_SESSION, sessionExpired, signedIn } from '../src/shared/session/session.slice.ts';
import { answerJson, startLocalServer } from './local-server.ts';
import { anAccount } from './people.ts';

const gone = { detail: 'Sign in to do this.', message: 'Sign in to do this.', code: 'not_signed_in' };
const none = { products_favorite: { results: [] }, next: null, count: 0, is_favorite: false };
const boot = { fillCache: () => undefined, readAgain: () => undefined };

/** A product's heart, of somebody whose token the server takes no more once they tap it. */
async function openHeart(at = '/product/2/31') {
  const { received } = await startLocalServer(({ method, url, headers }, response) => {
    const isDead = method !== 'GET' && headers.authorization !== 'Token new';
    if (isDead) return answerJson(response, gone, 401);
    if (url.startsWith('/api/get-user/')) return answerJson(response, anAccount());
    if (url.startsWith('/api/companies/favorites/products')) return answerJson(response, none);
    return answerJson(response, { detail: 'No', message: 'No', code: 'not_found' }, 404);
  });
  const store = createStore({ session: { ...NO_SESSION, token: 'old', user: anAccount() } });
  render(
    <Provider store={store}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[at]}>
          <FavoriteButton kind="product" id={31} name="Pan" />
          <SessionEffects boot={boot} />
        </MemoryRouter>
      </MantineProvider>
    </Provider>,
  );
  await waitFor(() => expect(received.some(({ url }) => url.includes('favorites/products'))).toBe(true));
  const hearts = () =>
    received
      .filter(({ method, url }) => method !== 'GET' && url.includes('/favorites/'))
      .map(({ method, headers }) => `${method} ${headers.authorization}`);
  return { store, hearts };
}

const heart = () => screen.getByRole('button', { name: 'Favorite: Pan' });
const sheet = () => screen.findByRole('dialog', { name: 'Your session has ended' });

beforeEach(async () => {
  forgetIntent();
  await switchLanguage('en');
  await loadTexts(['shop']);
});

describe('a heart after the session has ended on the server', () => {
  test('asks to sign in, and is done for whoever has', async () => {
    const show = vi.spyOn(notifications, 'show');
    const { store, hearts } = await openHeart();
    await userEvent.click(heart());
    const link = within(await sheet()).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?from=%2Fproduct%2F2%2F31');
    expect(show).not.toHaveBeenCalled();
    expect(store.getState().session.token).toBeNull();

    act(() => void store.dispatch(signedIn({ token: 'new', user: anAccount() })));
    await waitFor(() => expect(hearts()).toEqual(['POST Token old', 'POST Token new']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is forgotten by whoever goes on without', async () => {
    const { store, hearts } = await openHeart();
    await userEvent.click(heart());
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => void store.dispatch(signedIn({ token: 'new', user: anAccount() })));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(hearts()).toEqual(['POST Token old']);
  });
});

test('whose session ends under nothing they did is asked for nothing', async () => {
  const { store } = await openHeart();
  act(() => void store.dispatch(sessionExpired({ token: 'old' })));
  expect(store.getState().session).toMatchObject({ token: null, asksToSignIn: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('behind a gate, which leads to the door by itself, nobody is asked twice', async () => {
  const { store } = await openHeart('/profile');
  await userEvent.click(heart());
  await waitFor(() => expect(store.getState().session).toMatchObject({ token: null, asksToSignIn: false }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
