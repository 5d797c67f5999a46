import type { RenderedPage, ServedCall } from '@mercadito/contracts/served-page';
import { expect, test } from 'vitest';
import { renderPage } from '../src/app/render-page.tsx';
import { aCompany, NO_NETWORKS } from './fixtures/companies.ts';
import { companyProducts } from './fixtures/products.ts';
import { someSettings } from './fixtures/settings.ts';

const rendered = (address: string, calls: readonly ServedCall[] = []): Promise<RenderedPage> =>
  renderPage({
    address,
    language: 'en',
    page: {
      visit: { randomOrder: 3, servedAt: '2026-11-21T18:00:00.000Z', savesData: false },
      calls: [
        { name: 'getCompany', input: { companyId: 2 }, data: aCompany() },
        { name: 'getSettings', input: {}, data: someSettings() },
        ...calls,
      ],
      problems: [],
      isFrame: false,
    },
  });

test.each(['services', 'about', 'contact'])(
  'the server finishes a page that opens at the %s (SCREEN-3)',
  async (label) => {
    const { body, unresolved } = await rendered(`/business/2?label=${label}`);
    expect(body).toContain(aCompany().name);
    expect([body.includes('<!--$!-->'), unresolved]).toEqual([false, 0]);
  },
);

test('the server finishes the page of a business without goods, whose words for that come later, also when it is the first', async () => {
  const { body, unresolved } = await rendered('/business/2', [
    { name: 'listCompanyProducts', input: { companyId: 2 }, data: companyProducts([]) },
    { name: 'getSocialNetworks', input: { companyId: 2 }, data: NO_NETWORKS },
    { name: 'listUsedCompanyCategories', input: {}, data: [] },
  ]);
  expect([body.includes('<!--$!-->'), unresolved]).toEqual([false, 0]);
  expect(body).toContain('No products found.');
});
