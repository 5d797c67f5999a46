import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCompany } from './fixtures/companies.ts';
import { aList } from './fixtures/lists.ts';
import { openScreen } from './harness/open-screen.tsx';
import { reply } from './harness/replies.ts';

test('a suggested business has its category and place as the page calls them, in English too', async () => {
  const company = aCompany({ name: 'Panadería Sol', category: 'Panadería', category_id: 4, location: 'Lebaron' });
  await openScreen('/home-business', {
    replies: [
      reply(listSponsors, { results: [] }),
      reply(listCompanies, ({ query }) => ({ ...aList(query.search ? [company] : []), count_is_capped: false })),
      reply(listUsedCompanyCategories, [{ id: 4, name: 'Panadería', name_en: 'Bakery' }]),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Open search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'sol');
  const offer = await screen.findByRole('option', { name: /Panadería Sol/ });
  expect(offer.textContent).toContain('Bakery · Colonia Lebaron');
});
