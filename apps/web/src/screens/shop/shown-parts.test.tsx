import type { Company } from '@mercadito/contracts/companies';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CompanyLogo } from '../../entities/companies/company-logo.tsx';
import { ProductCardSkeletons } from '../../entities/products/product-card-skeletons.tsx';
import { ServicePage } from '../../entities/services/service-page.tsx';
import { FavoriteBusinesses } from '../../features/favoriting/favorite-businesses.tsx';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import { aCompany, aService } from './testing/goods.ts';
import { CUSTOMER, json, renderShop } from './testing/render-shop.tsx';

const picture = { base: '/media/abc', widths: [160, 320], width: 320, height: 320, placeholder: '' };

/** A favourite business, as the side of the page shows it. */
const business = (id: number, own: Partial<Company> = {}) => ({
  id,
  company: aCompany({ _id: id, name: `Negocio ${id}`, is_favorite: true, ...own }),
});

describe('stars', () => {
  test.each([
    [4.3, '90%', '4.5 of 5 stars'],
    [4.2, '80%', '4 of 5 stars'],
  ])('of %d are drawn in whole and half steps', async (rating, width, label) => {
    await renderShop(<StarRating rating={rating} />, { answers: {} });
    const stars = await screen.findByRole('img', { name: label });
    expect((stars.lastElementChild as HTMLElement).style.width).toBe(width);
  });
});

test('36 cards stand in the place of those to come', async () => {
  await renderShop(<ProductCardSkeletons />, { answers: {} });
  // By its elements: to ask each of hundreds of boxes for its role takes seconds.
  expect(document.querySelectorAll('[role="status"] li')).toHaveLength(36);
});

test('a tap on the profile picture of a business shows it large', async () => {
  // jsdom knows the element but not how to show it.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  await renderShop(<CompanyLogo company={{ name: 'El Güero', profile_picture: picture }} />, { answers: {} });
  await userEvent.click(screen.getByRole('button', { name: /El Güero/ }));
  const large = await screen.findByRole('dialog', { name: 'El Güero' });
  expect(within(large).getByRole('img', { name: 'El Güero' })).toBeDefined();
});

describe('a service', () => {
  test('that is not available says so, as it is spelt', async () => {
    await renderShop(<ServicePage service={aService({ is_available: false })} actions={null} />, { answers: {} });
    expect(await screen.findByText('Serivce is Unavailable')).toBeDefined();
  });

  test('that is available says nothing of it', async () => {
    await renderShop(<ServicePage service={aService()} actions={null} />, { answers: {} });
    expect(await screen.findByText('Description and Extra Details')).toBeDefined();
    expect(screen.queryByText('Serivce is Unavailable')).toBeNull();
  });
});

describe('favourite businesses at the side', () => {
  test('show what is loaded before they ask for more, and which is closed', async () => {
    const asked: string[] = [];
    const page = (ids: number[], next: string | null) =>
      json({ results: ids.map((id) => business(id, { is_open_now: id !== 2 })), next, previous: null, count: 8 });
    await renderShop(<FavoriteBusinesses />, {
      user: CUSTOMER,
      answers: {
        '/companies/favorites/5': (url) => {
          asked.push(url.search);
          return url.search.includes('page=2')
            ? page([8], null)
            : page([1, 2, 3, 4, 5, 6, 7], '/api/companies/favorites/5/?page=2');
        },
      },
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
    expect(within(screen.getByRole('link', { name: /Negocio 2/ })).getByText('Closed')).toBeDefined();
    expect(within(screen.getByRole('link', { name: /Negocio 1/ })).queryByText('Closed')).toBeNull();
    expect(asked).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(7);
    expect(await screen.findByRole('link', { name: /Negocio 8/ })).toBeDefined();
    expect(asked).toHaveLength(2);
  });
});
