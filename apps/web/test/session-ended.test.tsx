import { notifications } from '@mantine/notifications';
import { getCompany } from '@mercadito/contracts/companies';
import { addFavoriteProduct } from '@mercadito/contracts/favorites';
import { cancelOrder, getOrder } from '@mercadito/contracts/orders/tracking';
import { getProduct } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
// Comes late to a page; no test is about how long that takes.
import '../src/app/session-ended.tsx';
import { sessionExpired, signedIn } from '../src/shared/session/session.slice.ts';
import { aCustomer } from './fixtures/accounts.ts';
import { aCompany } from './fixtures/companies.ts';
import { NO_FAVORITES } from './fixtures/lists.ts';
import { anOrder } from './fixtures/orders.ts';
import { aProductPage } from './fixtures/products.ts';
import { TOKEN } from './harness/device.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

/** A product's page with its heart, of somebody whose token the server takes no more once they tap it. */
async function openHeart() {
  const added = reply(addFavoriteProduct, ({ token }) =>
    token === 'new' ? { ...NO_FAVORITES, is_favorite: true } : refuse(addFavoriteProduct, 401, 'not_signed_in'),
  );
  const at = await openScreen('/product/2/31', {
    as: aCustomer(),
    replies: [reply(getProduct, aProductPage({ name: 'Pan' })), reply(getCompany, aCompany()), added],
  });
  await screen.findByRole('button', { name: 'Favorite: Pan' });
  const signInAgain = () => act(() => void at.store.dispatch(signedIn({ token: 'new', user: aCustomer() })));
  return { at, signInAgain, hearts: () => at.calls.to(addFavoriteProduct).map(({ token }) => token) };
}

const heart = () => screen.getByRole('button', { name: 'Favorite: Pan' });
const sheet = () => screen.findByRole('dialog', { name: 'Your session has ended' });

describe('a heart after the session has ended on the server', () => {
  test('asks to sign in, and is done for whoever has', async () => {
    const show = vi.spyOn(notifications, 'show');
    const { at, signInAgain, hearts } = await openHeart();
    await userEvent.click(heart());
    const link = within(await sheet()).getByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?from=%2Fproduct%2F2%2F31');
    expect(show).not.toHaveBeenCalled();
    expect(at.store.getState().session.token).toBeNull();

    signInAgain();
    await waitFor(() => expect(hearts()).toEqual([TOKEN, 'new']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is forgotten by whoever goes on without', async () => {
    const { signInAgain, hearts } = await openHeart();
    await userEvent.click(heart());
    await userEvent.click(within(await sheet()).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    signInAgain();
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
    expect(hearts()).toEqual([TOKEN]);
  });
});

test('a heart whose session has ended is not done for somebody else who signs in', async () => {
  const { at, hearts } = await openHeart();
  await userEvent.click(heart());
  await sheet();
  act(() => void at.store.dispatch(signedIn({ token: 'new', user: aCustomer({ id: 99 }) })));
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(hearts()).toEqual([TOKEN]);
});

test('whose session ends under nothing they did is asked for nothing', async () => {
  const { at } = await openHeart();
  act(() => void at.store.dispatch(sessionExpired({ token: TOKEN })));
  expect(at.store.getState().session).toMatchObject({ token: null, asksToSignIn: false });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('behind a gate, which leads to the door by itself, nobody is asked twice', async () => {
  const at = await openScreen('/order-details/ABCDEFGH', {
    as: aCustomer(),
    replies: [reply(getOrder, anOrder()), refuse(cancelOrder, 401, 'not_signed_in')],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Cancel your order from Burritos El Güero?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Cancel Order' }));
  await waitFor(() => expect(at.store.getState().session).toMatchObject({ token: null, asksToSignIn: false }));
  await waitFor(() => expect(at.pathname).toBe('/login'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
