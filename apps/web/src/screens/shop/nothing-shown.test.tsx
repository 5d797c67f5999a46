import { listHomeProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { listCompanies } from '@mercadito/contracts/companies';
import { listHomeProducts } from '@mercadito/contracts/products';
import { listSponsors } from '@mercadito/contracts/sponsors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aList } from '../../../test/fixtures/lists.ts';
import { homeProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

test('at night "Open now" says that nothing is open, and that one may order all the same', async () => {
  await openScreen('/home-business?show=open', {
    replies: [
      reply(listSponsors, { results: [] }),
      reply(listCompanies, { ...aList([]), count_is_capped: false }),
      reply(listUsedCompanyCategories, []),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Nothing is open right now' })).toBeDefined();
  expect(screen.getByText('You can still order: it is delivered once they open.')).toBeDefined();
  expect(screen.queryByText(/in this category/)).toBeNull();
});

test('without any offers "Offers" says so and leads on', async () => {
  await openScreen('/?show=offers', {
    replies: [reply(listHomeProducts, homeProducts([])), reply(listHomeProductCategories, [])],
  });
  expect(await screen.findByRole('heading', { name: 'No offers right now' })).toBeDefined();
  expect(screen.getByText('Meanwhile, see everything there is in town.')).toBeDefined();
  expect(screen.queryByText(/in this category/)).toBeNull();
});
