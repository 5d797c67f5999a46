import { expect, test } from 'vitest';
import { renderPage } from '../src/app/render-page.tsx';
import { aCompany } from './fixtures/companies.ts';
import { someSettings } from './fixtures/settings.ts';

const UNFINISHED = '<!--$!-->';

test.each(['services', 'about', 'contact'])('the server finishes a page that opens at the %s', (label) => {
  const { body } = renderPage({
    address: `/business/2?label=${label}`,
    language: 'en',
    page: {
      visit: { randomOrder: 3, servedAt: '2026-11-21T18:00:00.000Z', savesData: false },
      calls: [
        { name: 'getCompany', input: { companyId: 2 }, data: aCompany() },
        { name: 'getSettings', input: {}, data: someSettings() },
      ],
      likely: [],
      isFrame: false,
    },
  });
  expect(body).toContain(aCompany().name);
  expect(body).not.toContain(UNFINISHED);
});
