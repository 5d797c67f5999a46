import type { Account } from '@mercadito/contracts/accounts';
import { getCompany } from '@mercadito/contracts/companies';
import {
  addFavoriteProduct,
  listFavoriteIds,
  listFavoriteProducts,
  removeFavoriteProduct,
} from '@mercadito/contracts/favorites';
import { getProduct } from '@mercadito/contracts/products';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { NO_FAVORITE_IDS, NO_FAVORITES } from '../../../test/fixtures/lists.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import { TOKEN } from '../../../test/harness/device.ts';
import { everyPageReplies } from '../../../test/harness/every-page.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { inTurn, later, type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { signedIn } from '../../shared/session/session.slice.ts';

const heart = () => screen.getByRole('button', { name: 'Favorite: Pan' });
const isOn = () => heart().getAttribute('aria-pressed');
const ADDED = { ...NO_FAVORITES, is_favorite: true };

/** A product's page, the heart of which is empty. */
async function open(replies: Reply[], as: Account | null = aCustomer()) {
  const at = await openScreen('/product/2/31', {
    as,
    replies: [reply(getProduct, aProductPage({ name: 'Pan' })), reply(getCompany, aCompany()), ...replies],
  });
  await screen.findByRole('button', { name: 'Favorite: Pan' });
  await waitFor(() => expect(isOn()).toBe('false'));
  return { at, reads: () => at.calls.to(listFavoriteIds).length };
}

describe('a heart', () => {
  test('is full before the server has answered', async () => {
    const answer = later(addFavoriteProduct);
    const { reads } = await open([answer]);
    await userEvent.click(heart());
    expect(isOn()).toBe('true');
    const before = reads();
    answer.give(ADDED);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });

  test('takes one call to be known, however many favourites there are, and one more when it has been tapped (FAVORITE-3)', async () => {
    const products = Array.from({ length: 120 }, (_, at) => at + 1);
    const { at, reads } = await open([
      reply(listFavoriteIds, { companies: [], products: products.filter((id) => id !== 31) }),
      reply(addFavoriteProduct, ADDED),
    ]);
    await waitFor(() => expect(reads()).toBe(1));
    at.replies.set(reply(listFavoriteIds, { companies: [], products }));
    await userEvent.click(heart());
    await waitFor(() => expect(reads()).toBe(2));
    expect(at.calls.to(listFavoriteProducts)).toEqual([]);
    expect(isOn()).toBe('true');
  });

  test('is full even before it is known what else is a favourite', async () => {
    const known = later(listFavoriteIds);
    const answer = later(addFavoriteProduct);
    const { reads } = await open([known, answer]);
    await userEvent.click(heart());
    expect(isOn()).toBe('true');
    known.give(NO_FAVORITE_IDS);
    answer.give(ADDED);
    await waitFor(() => expect(reads()).toBe(2));
  });

  test('stays full when the favourites that were asked for before the tap come after its answer', async () => {
    const known = later(listFavoriteIds);
    const { at, reads } = await open([inTurn(known, later(listFavoriteIds)), reply(addFavoriteProduct, ADDED)]);
    await userEvent.click(heart());
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(isOn())).observe(heart(), { attributes: true });
    await waitFor(() => expect(at.calls.to(addFavoriteProduct)).toHaveLength(1));
    // The answer has been read, and what it changes has been drawn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    known.give(NO_FAVORITE_IDS);
    await waitFor(() => expect(reads()).toBe(2));
    expect(seen).not.toContain('false');
    expect(isOn()).toBe('true');
  });

  test('tapped twice is what the second tap says, and the server hears of both in their order', async () => {
    const answer = later(addFavoriteProduct);
    const { at } = await open([answer, reply(removeFavoriteProduct, NO_FAVORITES)]);
    await userEvent.click(heart());
    await userEvent.click(heart());
    expect(isOn()).toBe('false');
    await waitFor(() => expect(at.calls.to(addFavoriteProduct)).toHaveLength(1));
    expect(at.calls.to(removeFavoriteProduct)).toEqual([]);
    answer.give(ADDED);
    await waitFor(() => expect(at.calls.to(removeFavoriteProduct)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
    expect(isOn()).toBe('false');
  });

  test('goes back, and says why, when the server refuses (FAVORITE-1)', async () => {
    const answer = later(addFavoriteProduct);
    await open([answer]);
    await userEvent.click(heart());
    await waitFor(() => expect(isOn()).toBe('true'));
    answer.give(refuse(addFavoriteProduct, 404, 'not_found'));
    await waitFor(() => expect(isOn()).toBe('false'));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  test('asks a visitor to sign in and remembers where they were', async () => {
    await open([], null);
    await userEvent.click(heart());
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?from=%2Fproduct%2F2%2F31');
    expect(isOn()).toBe('false');
  });

  /** A visitor has tapped it and is asked to sign in. */
  async function tapAsVisitor() {
    const { at } = await open([...everyPageReplies(aCustomer()), reply(addFavoriteProduct, ADDED)], null);
    await userEvent.click(heart());
    await screen.findByRole('dialog');
    const signIn = () => act(() => void at.store.dispatch(signedIn({ token: TOKEN, user: aCustomer() })));
    const expectEmpty = async () => {
      await waitFor(() => expect(at.calls.to(listFavoriteIds).length).toBeGreaterThan(0));
      await waitFor(() => expect(isOn()).toBe('false'));
      expect(at.calls.to(addFavoriteProduct)).toHaveLength(0);
    };
    return { at, signIn, expectEmpty };
  }

  test('is done for whoever signs in at the door that it led to', async () => {
    const { at, signIn } = await tapAsVisitor();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(at.pathname).toBe('/login'));
    signIn();
    await waitFor(() => expect(at.pathname).toBe('/product/2/31'));
    await waitFor(() => expect(at.calls.to(addFavoriteProduct)).toHaveLength(1));
  });

  test('given up by Back is done for nobody who signs in later', async () => {
    const { signIn, expectEmpty } = await tapAsVisitor();
    await backIsCaught();
    expect(screen.queryByRole('dialog')).toBeNull();
    signIn();
    await expectEmpty();
  });

  test('given up by leaving the door without signing in is done for nobody who signs in later (FAVORITE-1)', async () => {
    const { at, signIn, expectEmpty } = await tapAsVisitor();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Log in' }));
    await screen.findByLabelText('Password');
    await at.goTo('/product/2/31');
    await screen.findByRole('button', { name: 'Favorite: Pan' });
    signIn();
    await expectEmpty();
  });
});
