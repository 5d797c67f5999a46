import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { loadTexts, switchLanguage } from '../../shared/i18n/i18n.ts';
import { BusinessTabs } from './business-tabs.tsx';

const UNFINISHED = '<!--$!-->';

beforeAll(async () => {
  await switchLanguage('en');
  await loadTexts(['shop']);
});

test.each(['services', 'about', 'contact'])('the server finishes a page that opens at the %s', (label) => {
  const page = renderToString(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[`/business/7?label=${label}`]}>
        <BusinessTabs company={{ _id: 7 } as never} />
      </MemoryRouter>
    </MantineProvider>,
  );
  expect(page).not.toContain(UNFINISHED);
});
