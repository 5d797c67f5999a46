import { listCompanyProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { getSocialNetworks } from '@mercadito/contracts/customization';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany, NO_NETWORKS } from '../../../test/fixtures/companies.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const suspension = { at: '2026-11-20T18:00:00.000Z', reason: 'Three orders were never filled.' };
const itsSections = [
  reply(listUsedCompanyCategories, []),
  reply(listCompanyProductCategories, []),
  reply(getSocialNetworks, NO_NETWORKS),
  reply(listCompanyProducts, companyProducts([aProduct({ name: 'Pan 1' })])),
];

test('the page of a business that takes no orders shows its goods and says so (SELLING-4)', async () => {
  await openScreen('/business/2', { replies: [reply(getCompany, aCompany({ takes_orders: false })), ...itsSections] });
  expect(await screen.findByText('This business is not taking orders right now.')).toBeTruthy();
  expect(await screen.findByText('Pan 1')).toBeTruthy();
  await expectAccessible();
});

describe('the page of a business that the administrators have closed', () => {
  test('says so without goods, asks for none, and leads on (SUSPENSION-2)', async () => {
    const at = await openScreen('/business/2', { replies: [reply(getCompany, aCompany({ is_suspended: true }))] });
    expect(await screen.findByRole('heading', { name: 'Burritos El Güero' })).toBeTruthy();
    expect(screen.getByText('This business is not available at the moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all businesses' }).getAttribute('href')).toBe('/home-business');
    expect(screen.queryByRole('link', { name: /Opinions|Reviews/ })).toBeNull();
    expect(at.calls.to(listCompanyProducts)).toEqual([]);
    await expectAccessible();
  });

  test.each([
    ['its owner', anOwner],
    ['an Admin', anAdmin],
  ])('shows everything to %s, and why it is closed', async (_who, as) => {
    const company = aCompany({ is_suspended: true, suspension });
    await openScreen('/business/2', { as: as(), replies: [reply(getCompany, company), ...itsSections] });
    expect(await screen.findByText('Reason: Three orders were never filled.')).toBeTruthy();
    expect(await screen.findByText('Pan 1')).toBeTruthy();
    expect(screen.queryByText('This business is not available at the moment.')).toBeNull();
  });

  test('leads an Admin to where it is opened again', async () => {
    const company = aCompany({ is_suspended: true, suspension });
    await openScreen('/business/2', { as: anAdmin(), replies: [reply(getCompany, company), ...itsSections] });
    const owner = await screen.findByRole('link', { name: 'Its owner’s account' });
    expect(owner.getAttribute('href')).toBe('/admin/people/40');
  });
});
