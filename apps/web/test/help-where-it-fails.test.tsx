import { login } from '@mercadito/contracts/accounts';
import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aCustomer, anOwner } from './fixtures/accounts.ts';
import { someFigures } from './fixtures/business-figures.ts';
import { aCompany } from './fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from './fixtures/product-categories.ts';
import { companyProducts } from './fixtures/products.ts';
import { aSite, someSettings } from './fixtures/settings.ts';
import { everyPageReplies } from './harness/every-page.ts';
import { openScreen } from './harness/open-screen.tsx';
import { refuse, reply } from './harness/replies.ts';

const HELPED = reply(
  getSettings,
  someSettings({ site: aSite({ contacts: [{ name: 'Mariana', whatsapp: '+526360000101' }] }) }),
);

/** What is written to who helps, from the failure itself. */
async function written(): Promise<string> {
  const alert = within(await screen.findByRole('alert'));
  return decodeURIComponent(alert.getByRole('link', { name: /Mariana/ }).getAttribute('href') ?? '');
}

test('whoever is blocked writes to who helps from where they read it (SCREEN-53, WHATSAPP-1)', async () => {
  const blocked = refuse(login, 403, 'account_blocked', { facts: { reason: 'Nobody opened the door.' } });
  await openScreen('/login', { replies: [...everyPageReplies(aCustomer()), HELPED, blocked] });
  await userEvent.type(screen.getByLabelText('User Name'), 'lupita');
  await userEvent.type(screen.getByLabelText('Password'), 'demo-1234');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await written()).toMatch(/lupita.*(está bloqueada|is blocked)/);
});

test('an owner whose free plan is full writes to who helps from where it is said (SCREEN-29, WHATSAPP-1)', async () => {
  await openScreen('/mybusiness/addproduct', {
    as: anOwner(),
    replies: [
      HELPED,
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany({ subscription_product: false })),
      reply(listCompanyProducts, { ...companyProducts([]), total: 100 }),
      reply(getBusinessFigures, someFigures()),
    ],
  });
  await screen.findByText('You can add a maximum of 100 products');
  expect(await written()).toMatch(/vender más productos|sell more products/);
});
