import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTexts } from '../../shared/i18n/i18n.ts';
import { aCompany, aProductPage } from '../shop/testing/goods.ts';
import { type Answers, CUSTOMER, json, renderShop } from '../shop/testing/render-shop.tsx';
import { Component as CompanyReviews } from './company-reviews.screen.tsx';
import { Component as ProductReviews } from './product-reviews.screen.tsx';

const LIST = '/companies/list-reviews/2';
const business = aCompany({ name: 'El Güero' });
const review = (id: number, own: object = {}) => ({
  id,
  user_id: 100 + id,
  name: 'Rosa',
  last_name: `Número ${id}`,
  profile_image: null,
  rating: 5,
  comment: `Opinión ${id}`,
  createdAt: '2026-11-20T18:00:00.000Z',
  ...own,
});
const mine = review(7, { user_id: CUSTOMER.id, name: 'Ana', last_name: 'Ruiz', rating: 2, comment: 'Faltó salsa' });

const page = (results: object[], own: object | null, next: string | null = null) => ({
  company_name: business.name,
  results,
  user_review: own,
  count: results.length,
  histogram: [0, 1, 0, 0, 2],
  next,
  previous: null,
  current_page: 1,
});

beforeEach(() => {
  // jsdom knows the element but not how to show it.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

async function open(answers: Answers, user: typeof CUSTOMER | null = CUSTOMER) {
  await loadTexts(['reviews', 'refusals']);
  return renderShop(<CompanyReviews />, {
    at: '/business/2/reviewsCompany/',
    answers: { '/companies/2': () => json(business), ...answers },
    ...(user && { user }),
  });
}

describe('reviews', () => {
  test('have the stars of all, and the own one first', async () => {
    await open({ [LIST]: () => json(page([review(1), review(2), mine], mine)) });
    const [first, ...others] = await within(await screen.findByRole('list', { name: 'Reviews' })).findAllByRole(
      'listitem',
    );
    expect(first?.textContent).toContain('Your review');
    expect(first?.textContent).toContain('Faltó salsa');
    expect(others.map((each) => each.textContent)).toEqual([
      expect.stringContaining('Opinión 1'),
      expect.stringContaining('Opinión 2'),
    ]);
    const summary = screen.getByRole('region', { name: 'All stars' });
    expect(summary.textContent).toContain('4.0');
    expect(within(summary).getAllByRole('listitem')[0]?.textContent).toBe('5 stars2');
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  test('say the day and how long ago', async () => {
    await open({ [LIST]: () => json(page([review(1)], null)) });
    const when = (await screen.findByText('Opinión 1')).closest('li')?.querySelector('time');
    expect(when?.textContent).toContain('2026-11-20');
  });

  test('are written with stars and a comment', async () => {
    const write = vi.fn(() => json(review(9), 201));
    const read = vi.fn(() => json(page([], null)));
    await open({ [LIST]: read, 'POST /companies/reviewPost/2': write });
    expect(await screen.findByText('There are no reviews yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review El Güero' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('This comment is required')).toBeDefined();
    expect(write).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Muy bueno');
    const before = read.mock.calls.length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
  });

  test('begin an edit with what was said before', async () => {
    const write = vi.fn(() => json(mine));
    await open({ [LIST]: () => json(page([mine], mine)), 'PUT /companies/reviePut/7': write });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your review of El Güero' });
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Faltó salsa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
  });

  test('keep what was typed when they could not be sent, and say why', async () => {
    const refusal = { detail: 'No', message: 'No', code: 'already_reviewed' };
    await open({ [LIST]: () => json(page([], null)), 'POST /companies/reviewPost/2': () => json(refusal, 409) });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Otra vez');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('You have reviewed this already.');
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Otra vez');
  });

  test('ask a visitor in', async () => {
    await open({ [LIST]: () => json(page([review(1)], null)) }, null);
    expect(await screen.findByText('Here you can enter your review')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  test('are not written by the owner, who is told so', async () => {
    const own = { ...business, user_id: CUSTOMER.id };
    await open({ [LIST]: () => json(page([review(1)], null)), '/companies/2': () => json(own) });
    expect(await screen.findByText('You cannot review your own business.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  test('that cannot be read say so', async () => {
    await open({ [LIST]: () => json({ detail: 'No', message: 'No', code: 'http_500' }, 500) });
    expect(await screen.findByText('The reviews cannot be displayed, try again')).toBeDefined();
  });

  test('of a product lead back to it', async () => {
    await loadTexts(['reviews']);
    await renderShop(<ProductReviews />, {
      at: '/product/2/31/reviews',
      user: CUSTOMER,
      answers: {
        '/companies/product/product/31/reviews': () => json(page([review(1)], null)),
        '/companies/product/productID/31': () => json(aProductPage({ name: 'Burrito' })),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Reviews of Burrito' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to product' }).getAttribute('href')).toBe('/product/2/31');
  });
});
