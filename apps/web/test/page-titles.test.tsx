import { getPerson, listPeople } from '@mercadito/contracts/accounts';
import { listDriversCash } from '@mercadito/contracts/cash/admin';
import { listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAdmin } from './fixtures/accounts.ts';
import { aList } from './fixtures/lists.ts';
import { aPerson } from './fixtures/people.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

test('the title of a page says what is searched there, and which category or person is shown (LOOK-48)', async () => {
  const at = await openScreen('/home-business?search=pan', {
    as: anAdmin(),
    replies: [
      refuse(listCompanies, 500, 'internal'),
      refuse(listSponsors, 500, 'internal'),
      reply(listUsedCompanyCategories, [{ id: 4, name: 'Hogar', name_en: 'Home' }]),
      refuse(listPeople, 500, 'internal'),
      reply(getPerson, aPerson()),
      reply(listDriversCash, aList([])),
    ],
  });
  await titled('pan - Business - Galeana Biz');
  await at.goTo('/home-business?category=4');
  await titled('Home - Business - Galeana Biz');
  await at.goTo('/home-business');
  await titled('Business - Galeana Biz');
  await at.goTo(`/admin/people/${aPerson().id}`);
  await titled('Lupita Ríos - Person - Galeana Biz');
  await at.goTo(`/admin/people/${aPerson().id}?search=Call%20me`);
  await titled('Lupita Ríos - Person - Galeana Biz');
});
