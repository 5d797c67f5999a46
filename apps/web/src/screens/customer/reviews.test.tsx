import { getCompany } from '@mercadito/contracts/companies';
import { getProduct } from '@mercadito/contracts/products';
import {
  createCompanyReview,
  listCompanyReviews,
  listProductReviews,
  type ReviewList,
  updateCompanyReview,
} from '@mercadito/contracts/reviews';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { aReview, reviews } from '../../../test/fixtures/reviews.ts';
import { backIsCaught } from '../../../test/harness/back.ts';
import type { Circumstances } from '../../../test/harness/device.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const business = aCompany({ name: 'El Güero' });
const mine = aReview(7, {
  user_id: aCustomer().id,
  name: 'Lupita',
  last_name: 'Ríos',
  rating: 2,
  comment: 'Faltó salsa',
});

/** The reviews of a business, as they are or answered otherwise. */
const open = (list: ReviewList | Reply, { as = aCustomer(), replies = [] }: Circumstances = {}) =>
  openScreen('/business/2/reviewsCompany/', {
    as,
    replies: [reply(getCompany, business), reply(listCompanyReviews, list), ...replies],
  });

describe('reviews', () => {
  test('have the stars of all, and the own one first (SCREEN-16)', async () => {
    await open(reviews([aReview(1), aReview(2), mine], { user_review: mine }));
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
    await open(reviews([aReview()]));
    const when = (await screen.findByText('Opinión 1')).closest('li')?.querySelector('time');
    expect(when?.textContent).toContain('2026-11-20');
  });

  test('are written with stars and a comment (REVIEW-5)', async () => {
    const at = await open(reviews([]), { replies: [reply(createCompanyReview, aReview(9))] });
    expect(await screen.findByText('There are no reviews yet')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Review El Güero' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('This comment is required')).toBeDefined();
    expect(at.calls.to(createCompanyReview)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: '4 stars' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Muy bueno');
    const before = at.calls.to(listCompanyReviews).length;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(at.calls.to(createCompanyReview)).toMatchObject([
      { params: { companyId: 2 }, body: { rating: 4, comment: 'Muy bueno' } },
    ]);
    await waitFor(() => expect(at.calls.to(listCompanyReviews).length).toBeGreaterThan(before));
  });

  test('have as many stars as the arrow keys have marked', async () => {
    const at = await open(reviews([]), { replies: [reply(createCompanyReview, aReview(9))] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('radio', { name: '1 star' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Regular');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(at.calls.to(createCompanyReview)).toMatchObject([{ body: { rating: 3 } }]));
  });

  test('begin an edit with what was said before', async () => {
    const at = await open(reviews([mine], { user_review: mine }), { replies: [reply(updateCompanyReview, mine)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your review of El Güero' });
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Faltó salsa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(at.calls.to(updateCompanyReview)).toMatchObject([{ params: { reviewId: 7 } }]));
  });

  test.each([
    ['adding', 'Add Review', 10_000],
    ['editing', 'Edit', 5_000],
  ])('say for as long as docs/product wants that a comment is required when %s (REVIEW-5)', async (_, button, time) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await open(button === 'Edit' ? reviews([mine], { user_review: mine }) : reviews([]));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Comment' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await within(dialog).findByText('This comment is required')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(time - 1_000));
    expect(within(dialog).getByText('This comment is required')).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(within(dialog).queryByText('This comment is required')).toBeNull();
  });

  test('that were begun do not go without a question: by Esc, by a tap beside, by Cancel, by Back (REVIEW-5, LOOK-37)', async () => {
    const at = await open(reviews([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog');
    const comment = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' });
    await userEvent.type(comment(), 'Muy bueno');
    const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you wrote?' });
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(dialog),
      () => userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' })),
      backIsCaught,
    ]) {
      await leave();
      expect(question()).not.toBeNull();
      expect(at.pathname).toBe('/business/2/reviewsCompany/');
      await userEvent.keyboard('{Escape}');
      expect(question()).toBeNull();
      expect(comment().value).toBe('Muy bueno');
    }
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that were begun stay when an own one comes by another tab', async () => {
    let list = reviews([]);
    const at = await open(reply(listCompanyReviews, () => list));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Muy bueno');
    list = reviews([mine], { user_review: mine });
    act(() => void at.store.dispatch(api.util.invalidateTags(['CompanyReviews'])));
    expect(await screen.findByText('Faltó salsa')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Muy bueno');
  });

  test('in which nothing was written go at once', async () => {
    await open(reviews([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keep what was typed when they could not be sent, and say why', async () => {
    await open(reviews([]), { replies: [refuse(createCompanyReview, 409, 'already_reviewed')] });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Review' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Comment' }), 'Otra vez');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('You already reviewed this.');
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' }).value).toBe('Otra vez');
  });

  test('ask a visitor in (REVIEW-5)', async () => {
    await open(reviews([aReview()]), { as: null });
    expect(await screen.findByText('Here you can enter your review')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in to write a review' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  test('of a product are read by a visitor, who is asked in (SCREEN-17)', async () => {
    const at = await openScreen('/product/2/31/reviews', {
      replies: [reply(listProductReviews, reviews([aReview()])), reply(getProduct, aProductPage({ name: 'Burrito' }))],
    });
    expect(await screen.findByText('Opinión 1')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in to write a review' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
    expect(at.pathname).toBe('/product/2/31/reviews');
  });

  test('are not written by the owner, who is told so', async () => {
    const own = reply(getCompany, { ...business, user_id: aCustomer().id });
    await open(reviews([aReview()]), { replies: [own] });
    expect(await screen.findByText('You cannot review your own business.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  test('that cannot be read say so', async () => {
    await open(refuse(listCompanyReviews, 500, 'internal_error'));
    expect(await screen.findByText('The reviews cannot be displayed, try again')).toBeDefined();
  });

  test('of a product lead back to it (SCREEN-17)', async () => {
    await openScreen('/product/2/31/reviews', {
      as: aCustomer(),
      replies: [reply(listProductReviews, reviews([aReview()])), reply(getProduct, aProductPage({ name: 'Burrito' }))],
    });
    expect(await screen.findByRole('heading', { name: 'Reviews of Burrito' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to product' }).getAttribute('href')).toBe('/product/2/31');
  });
});
