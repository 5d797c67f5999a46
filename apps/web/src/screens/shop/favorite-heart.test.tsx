import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FavoriteButton } from '../../features/favoriting/favorite-button.tsx';
import { type Answer, type Answers, CUSTOMER, json, renderShop } from './testing/render-shop.tsx';

const told = vi.hoisted(() => ({ tell: vi.fn(), tellError: vi.fn(), tellUndo: vi.fn() }));
vi.mock('../../shared/ui/toast.tsx', () => told);

const PRODUCTS = '/companies/favorites/products';
const none = { products_favorite: { results: [] }, next: null, count: 0, is_favorite: false };
const heart = () => screen.getByRole('button', { name: 'Favorite: Pan' });
const isOn = () => heart().getAttribute('aria-pressed');

const burrito = <FavoriteButton kind="product" id={31} name="Pan" />;

/** An answer that is given when the test says so. */
function later() {
  let give: (response: Answer) => void = () => undefined;
  const response = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { response, give };
}

async function open(answers: Answers, user: typeof CUSTOMER | null = CUSTOMER) {
  await renderShop(burrito, { answers: { [`GET ${PRODUCTS}`]: () => json(none), ...answers }, ...(user && { user }) });
  await waitFor(() => expect(isOn()).toBe('false'));
}

describe('a heart', () => {
  test('is full before the server has answered', async () => {
    const answer = later();
    const read = vi.fn(() => json(none));
    await open({ [`POST ${PRODUCTS}`]: () => answer.response, [`GET ${PRODUCTS}`]: read });
    await userEvent.click(heart());
    expect(isOn()).toBe('true');
    const before = read.mock.calls.length;
    answer.give(json({ ...none, is_favorite: true }));
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
  });

  test('is full even before it is known what else is a favourite', async () => {
    const known = later();
    const answer = later();
    const read = vi.fn(() => known.response);
    await open({ [`POST ${PRODUCTS}`]: () => answer.response, [`GET ${PRODUCTS}`]: read });
    await userEvent.click(heart());
    expect(isOn()).toBe('true');
    known.give(json(none));
    answer.give(json({ ...none, is_favorite: true }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('stays full when the favourites that were asked for before the tap come after its answer', async () => {
    const known = later();
    const read = vi.fn(() => (read.mock.calls.length === 1 ? known.response : new Promise<Answer>(() => undefined)));
    const write = vi.fn(() => json({ ...none, is_favorite: true }));
    await open({ [`POST ${PRODUCTS}`]: write, [`GET ${PRODUCTS}`]: read });
    await userEvent.click(heart());
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(isOn())).observe(heart(), { attributes: true });
    await waitFor(() => expect(write).toHaveBeenCalled());
    // The answer has been read, and what it changes has been drawn.
    await new Promise((resolve) => setTimeout(resolve, 0));
    known.give(json(none));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(seen).not.toContain('false');
    expect(isOn()).toBe('true');
  });

  test('tapped twice is what the second tap says, and the server hears of both in their order', async () => {
    const answer = later();
    const heard: string[] = [];
    const hear = (method: string) => (_: URL) => {
      heard.push(method);
      return method === 'POST' ? answer.response : json(none);
    };
    await open({ [`POST ${PRODUCTS}`]: hear('POST'), [`DELETE ${PRODUCTS}`]: hear('DELETE') });
    await userEvent.click(heart());
    await userEvent.click(heart());
    expect(isOn()).toBe('false');
    expect(heard).toEqual(['POST']);
    answer.give(json({ ...none, is_favorite: true }));
    await waitFor(() => expect(heard).toEqual(['POST', 'DELETE']));
    await waitFor(() => expect(told.tellUndo).toHaveBeenCalled());
    expect(isOn()).toBe('false');
  });

  test('goes back, and says why, when the server refuses', async () => {
    const answer = later();
    await open({ [`POST ${PRODUCTS}`]: () => answer.response });
    await userEvent.click(heart());
    await waitFor(() => expect(isOn()).toBe('true'));
    answer.give(json({ detail: 'No', message: 'No', code: 'not_found' }, 404));
    await waitFor(() => expect(isOn()).toBe('false'));
    expect(told.tellError).toHaveBeenCalledOnce();
  });

  test('asks a visitor to sign in and remembers where they were', async () => {
    // jsdom knows the element but not how to show it.
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    await open({}, null);
    await userEvent.click(heart());
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login');
    expect(isOn()).toBe('false');
  });
});
