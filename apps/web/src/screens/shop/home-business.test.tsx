import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aList } from '../../../test/fixtures/lists.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('the businesses are listed below a bar of the categories in use, each of which is asked for by a tap (SCREEN-2)', async () => {
  const all = [aCompany({ _id: 9, name: 'Ferretería Luna' }), aCompany({ _id: 12, name: 'Panadería Sol' })];
  await openScreen('/home-business', {
    replies: [
      reply(listSponsors, { results: [] }),
      reply(listCompanies, { ...aList(all), count_is_capped: false }),
      reply(listUsedCompanyCategories, [{ id: 4, name: 'Panadería', name_en: 'Bakery' }]),
    ],
  });
  expect((await screen.findByRole('link', { name: 'Panadería Sol' })).getAttribute('href')).toBe('/business/12');
  expect(screen.getByRole('link', { name: 'Ferretería Luna' })).toBeDefined();
  expect((await screen.findByRole('link', { name: 'Bakery' })).getAttribute('href')).toBe('/home-business?category=4');
});
