import { listHomeProductCategories } from '@mercadito/contracts/categories';
import type { Company } from '@mercadito/contracts/companies';
import { getContact } from '@mercadito/contracts/customization';
import { listFavoriteCompanies } from '@mercadito/contracts/favorites';
import { listHomeProducts } from '@mercadito/contracts/products';
import { readServices } from '@mercadito/contracts/services';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aCustomer } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aContact } from '../../../test/fixtures/customization.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { aPicture } from '../../../test/fixtures/pictures.ts';
import { aService } from '../../../test/fixtures/services.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { later, reply } from '../../../test/harness/replies.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { ContactPage } from '../../entities/customization/contact-page.tsx';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import { CompanyLogo } from './business/company-header.tsx';

/** A favourite business, as the side of the page shows it. */
const business = (id: number, own: Partial<Company> = {}) => ({
  id,
  company: aCompany({ _id: id, name: `Negocio ${id}`, is_favorite: true, ...own }),
});

describe('stars', () => {
  test.each([
    [4.3, '90%', '4.5 of 5 stars'],
    [4.2, '80%', '4 of 5 stars'],
  ])('of %d are drawn in whole and half steps (REVIEW-4)', async (rating, width, label) => {
    await showComponent(<StarRating rating={rating} />);
    const stars = await screen.findByRole('img', { name: label });
    expect(stars.style.backgroundSize).toBe(`${width} 100%`);
  });
});

test('36 cards stand in the place of those to come (PRODUCT-10)', async () => {
  await openScreen('/', { replies: [later(listHomeProducts), reply(listHomeProductCategories, [])] });
  // By its elements: to ask each of hundreds of boxes for its role takes seconds.
  await waitFor(() => expect(document.querySelectorAll('main [aria-busy="true"] li')).toHaveLength(36));
});

test('a tap on the profile picture of a business shows it large (BUSINESS-5)', async () => {
  await showComponent(<CompanyLogo company={{ name: 'El Güero', profile_picture: aPicture() }} />);
  await userEvent.click(screen.getByRole('button', { name: /El Güero/ }));
  const large = await screen.findByRole('dialog', { name: 'El Güero' });
  expect(within(large).getByRole('img', { name: 'El Güero' })).toBeDefined();
});

test.each([
  ['says that there is none where it was saved without a word', '', 'Business doesnt have a contact page'],
  ['shows what there is, be it little', 'Hidalgo 12', 'Hidalgo 12'],
])('the contact of a business %s', async (_what, address, shown) => {
  const contact = aContact({ address, email: '', phone_number: '', whatsapp_number: '' });
  await showComponent(<ContactPage companyId={7} name="La Espiga" />, {
    at: '/business/7',
    replies: [reply(getContact, contact)],
  });
  expect(await screen.findByText(shown)).toBeDefined();
});

describe('a service', () => {
  const open = (is_available: boolean) =>
    openScreen('/business/service/poda-de-nogales', { replies: [reply(readServices, aService({ is_available }))] });

  test('that is not available says so, as it is spelt (SERVICE-2)', async () => {
    await open(false);
    expect(await screen.findByText('Serivce is Unavailable')).toBeDefined();
  });

  test('that is available says nothing of it', async () => {
    await open(true);
    expect(await screen.findByText('Description and Extra Details')).toBeDefined();
    expect(screen.queryByText('Serivce is Unavailable')).toBeNull();
  });
});

describe('favourite businesses at the side', () => {
  test('are asked for where there is a side, and on no phone (FRAME-7)', async () => {
    const at = await openScreen('/nowhere', { as: aCustomer() });
    await screen.findByRole('contentinfo');
    expect(at.calls.to(listFavoriteCompanies)).toEqual([]);
  });

  test('show what is loaded before they ask for more, and which is closed (FRAME-7)', async () => {
    const page = (ids: number[], next: string | null) =>
      aList(
        ids.map((id) => business(id, { is_open_now: id !== 2 })),
        next,
        8,
      );
    const narrow = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...narrow(query), matches: query.includes('min-width: 50em') }));
    const at = await openScreen('/nowhere', {
      as: aCustomer(),
      replies: [
        reply(listFavoriteCompanies, ({ query }) =>
          query.page === 2 ? page([8], null) : page([1, 2, 3, 4, 5, 6, 7], '/api/companies/favorites/5/?page=2'),
        ),
      ],
    });
    const side = within(await screen.findByRole('region', { name: 'Favorite Businesses' }));
    expect(side.getAllByRole('listitem')).toHaveLength(5);
    expect(within(side.getByRole('link', { name: /Negocio 2/ })).getByText('Closed')).toBeDefined();
    expect(within(side.getByRole('link', { name: /Negocio 1/ })).queryByText('Closed')).toBeNull();
    expect(at.calls.to(listFavoriteCompanies)).toHaveLength(1);
    await userEvent.click(side.getByRole('button', { name: 'See more' }));
    expect(side.getAllByRole('listitem').length).toBeGreaterThanOrEqual(7);
    expect(await side.findByRole('link', { name: /Negocio 8/ })).toBeDefined();
    expect(at.calls.to(listFavoriteCompanies)).toHaveLength(2);
  });
});
