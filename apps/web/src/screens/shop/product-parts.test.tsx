import { getCompany } from '@mercadito/contracts/companies';
import { listProductRails } from '@mercadito/contracts/product-rails';
import { getProduct } from '@mercadito/contracts/products';
import { listProductReviews } from '@mercadito/contracts/reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProduct, aProductPage, NOTHING_BESIDE } from '../../../test/fixtures/products.ts';
import { aReview, reviews } from '../../../test/fixtures/reviews.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

/** Whatever is looked for is seen. */
class SeesAll {
  private readonly tell: (seen: { isIntersecting: boolean }[]) => void;
  constructor(tell: SeesAll['tell']) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', SeesAll));

async function open(product: Parameters<typeof aProductPage>[0], ...replies: Reply[]) {
  const at = await openScreen('/product/2/31', {
    replies: [
      reply(getProduct, aProductPage(product)),
      reply(getCompany, aCompany()),
      reply(listProductReviews, reviews([aReview()])),
      ...replies,
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  return at;
}

const other = aProduct({ id: 32, name: 'Burrito de machaca' });
const elsewhere = aProduct({ id: 40, name: 'Tacos de asada', company: 5, company_name: 'Taquería Lupe' });
const MORE = { name: 'More from this business' };
const ALIKE = { name: 'Similar and available' };
const SOLD_OUT = { available: false };

const namesIn = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map(({ title }) => title)
    .filter(Boolean);
const isBefore = (one: HTMLElement, later: HTMLElement) =>
  (one.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the rows of a product page', () => {
  test('have what else its shop sells, under the way to that shop (PRODUCT-24)', async () => {
    await open({}, reply(listProductRails, { alike: [], more_from_shop: [other] }));
    const row = await screen.findByRole('region', MORE);
    expect(namesIn(row)).toEqual(['Burrito de machaca']);
    expect(within(row).getByRole('link', MORE).getAttribute('href')).toBe('/business/2');
    expect(within(row).queryByText('Burritos El Güero')).toBeNull();
    expect(screen.queryByRole('region', ALIKE)).toBeNull();
  });

  test('are not there with nothing in them', async () => {
    await open(SOLD_OUT, reply(listProductRails, NOTHING_BESIDE));
    expect(screen.queryByRole('region', MORE)).toBeNull();
    expect(screen.queryByRole('region', ALIKE)).toBeNull();
  });

  test('have what is like a sold-out product, before what cannot be chosen of it; beside its price it says so (PRODUCT-25)', async () => {
    await open(SOLD_OUT, reply(listProductRails, { alike: [elsewhere], more_from_shop: [other] }));
    const row = await screen.findByRole('region', ALIKE);
    expect(namesIn(row)).toEqual(['Tacos de asada']);
    expect(within(row).getByRole('link', ALIKE).getAttribute('href')).toBe('/?category=1');
    expect(within(row).getByText('Taquería Lupe')).toBeTruthy();
    expect(isBefore(row, screen.getByRole('group', { name: /Tortilla/ }))).toBe(true);
    const price = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(price?.textContent).toContain('$45.00 MXNCurrently Unavailable');
  });

  test('are a line with Retry where they could not be read, and the page is whole', async () => {
    const at = await open({}, refuse(listProductRails, 500, 'internal_error'));
    expect(await screen.findByText(/What else this business sells could not be shown\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeTruthy();
    at.replies.set(reply(listProductRails, { alike: [], more_from_shop: [other] }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(namesIn(await screen.findByRole('region', MORE))).toEqual(['Burrito de machaca']);
  });
});

describe('what people say, on the page of the product (REVIEW-7)', () => {
  test('is all the stars and the two newest, with the way to the rest', async () => {
    await open({ reviews_count: 3 }, reply(listProductReviews, reviews([aReview(3), aReview(2), aReview(1)])));
    const list = await screen.findByRole('list', { name: 'Reviews' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list).queryByText('Opinión 1')).toBeNull();
    expect(screen.getByRole('region', { name: 'All stars' })).toBeTruthy();
    const way = screen.getByRole('link', { name: 'See all 3 reviews' });
    expect(way.getAttribute('href')).toBe('/product/2/31/reviews');
  });

  test('is one calm line while nobody has said anything, and nothing is asked', async () => {
    await open({ reviews_count: 0, rating: 0 });
    const line = screen.getByRole('link', { name: 'Tell us how it was' });
    expect(line.parentElement?.textContent).toBe('No reviews yet. Tell us how it was');
    expect(line.getAttribute('href')).toBe('/product/2/31/reviews');
  });

  test('is a line with Retry where it could not be read', async () => {
    await open({}, refuse(listProductReviews, 500, 'internal_error'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  test('waits until somebody scrolls near', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class extends SeesAll {
        override observe() {}
      },
    );
    await open({ reviews_count: 3 });
    expect(screen.getByRole('link', { name: 'See all 3 reviews' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'All stars' })).toBeNull();
  });
});
