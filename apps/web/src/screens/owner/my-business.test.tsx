import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listHomeProductCategories, listUsedCompanyCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { listCompanyProducts, listHomeProducts } from '@mercadito/contracts/products';
import { getSettings } from '@mercadito/contracts/settings';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aCustomer, aMember, anOwner } from '../../../test/fixtures/accounts.ts';
import { busyFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aProduct, companyProducts, homeProducts } from '../../../test/fixtures/products.ts';
import { aSite, someSettings } from '../../../test/fixtures/settings.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
import { api } from '../../shared/api/api.ts';

const open = (products: Reply) =>
  openScreen('/mybusiness', {
    as: anOwner(),
    replies: [
      reply(getCompany, aCompany()),
      reply(listUsedCompanyCategories, []),
      reply(getBusinessFigures, busyFigures()),
      products,
    ],
  });

const namesIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('link')
    .flatMap((link) => link.title || []);

describe("an owner's dashboard", () => {
  test('shows her business as customers see it, what it has pinned and the five it added last (SCREEN-19)', async () => {
    const latest = [1, 2, 3, 4, 5].map((id) => aProduct({ id, name: `Pan ${id}` }));
    const pinned = [aProduct({ id: 9, name: 'Pan 9', is_pin: true })];
    const at = await open(reply(listCompanyProducts, companyProducts(latest, pinned)));
    expect(await namesIn('Pinned products')).toEqual(['Pan 9']);
    expect(await namesIn('Latest products')).toEqual(['Pan 1', 'Pan 2', 'Pan 3', 'Pan 4', 'Pan 5']);
    expect((await screen.findByRole('link', { name: 'Burritos El Güero' })).getAttribute('href')).toBe('/business/2');
    expect(screen.getByRole('link', { name: 'More Products' })).toBeTruthy();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Add product')).toBe('/mybusiness/addproduct');
    expect(hrefOf('Add service')).toBe('/mybusiness/services?label=add_service');
    expect(hrefOf('Edit Pan 9')).toMatch(/^\/product\/\d+\/updateProduct\?fromUrl=%2Fmybusiness$/);
    expect(at.calls.to(listCompanyProducts)[0]).toMatchObject({
      params: { companyId: 2 },
      query: { page_size: 5, sort_by: 'date_created', order: 'desc' },
    });
    await expectAccessible();
  });

  test('says that the administrators have closed her business, why, and what she can do (SUSPENSION-3)', async () => {
    const at = await open(reply(listCompanyProducts, companyProducts([])));
    expect(await screen.findByRole('link', { name: 'Burritos El Güero' })).toBeTruthy();
    expect(screen.queryByText(/The administrators closed this business/)).toBeNull();
    const suspension = { at: '2026-11-20T18:00:00.000Z', reason: 'Three orders were never filled.' };
    at.replies.set(reply(getCompany, aCompany({ is_suspended: true, suspension })));
    // As the stream of events does.
    act(() => void at.store.dispatch(api.util.invalidateTags(['Companies'])));
    expect(await screen.findByText(/The administrators closed this business on /)).toBeTruthy();
    expect(screen.getByText('Reason: Three orders were never filled.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add product' })[0]).toBeTruthy();
    await expectAccessible();
  });

  test('says that nothing is sold yet', async () => {
    await open(reply(listCompanyProducts, companyProducts([])));
    expect(await screen.findByRole('heading', { name: 'There are no products yet...' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Latest products' })).toBeNull();
  });

  test('says that the products cannot be had, and still shows the business', async () => {
    await open(refuse(listCompanyProducts, 500, 'internal_error'));
    const failed = 'Something went wrong retrieving the products, please try again later.';
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Burritos El Güero' })).toBeTruthy();
  });

  test('says to a member without a business that there is none', async () => {
    await openScreen('/mybusiness', { as: aMember() });
    expect(await screen.findByRole('heading', { name: 'You currently have not added a business' })).toBeTruthy();
    await expectAccessible();
  });
});

describe('the end of a membership', () => {
  const openWith = (days: number) => {
    const until = new Date(Date.now() + days * 86_400_000).toISOString();
    const subscriptionStatus = { active: days > 0, until };
    const replies = [
      reply(getCompany, aCompany()),
      reply(listUsedCompanyCategories, []),
      reply(getBusinessFigures, busyFigures()),
      reply(listCompanyProducts, companyProducts([])),
    ];
    return openScreen('/mybusiness', { as: anOwner({ subscriptionStatus }), replies });
  };

  test.each([
    [6.9, 'Your membership ends soon', 'Without it people still see your business, but it takes no orders.'],
    [0.9, 'Your membership is about to end', 'Without it people still see your business, but it takes no orders.'],
    [-1, 'Your membership ended', 'You can see your orders and stop selling products.'],
  ])('%s days away is told to the owner on her pages, with what it means (SELLING-4)', async (days, title, text) => {
    await openWith(days);
    expect(await screen.findByText(new RegExp(`^${title}`))).toBeTruthy();
    expect(screen.getByText(new RegExp(text))).toBeTruthy();
    await expectAccessible();
  });

  test('is not spoken of while it is far away', async () => {
    await openWith(8);
    expect(await screen.findByRole('link', { name: 'Burritos El Güero' })).toBeTruthy();
    expect(screen.queryByText(/^Your membership/)).toBeNull();
  });
});

describe('who is turned away', () => {
  test('from the orders for want of a business is told so on the dashboard', async () => {
    const at = await openScreen('/mybusiness/orders-company', { as: aMember() });
    expect(await screen.findByText('Add your business first.')).toBeTruthy();
    expect(at.pathname).toBe('/mybusiness');
  });

  test('for want of a subscription is told so on the first page', async () => {
    const at = await openScreen('/mybusiness', {
      as: aCustomer(),
      replies: [reply(listHomeProducts, homeProducts([])), reply(listHomeProductCategories, [])],
    });
    expect(await screen.findByText('You need an active membership for that page.')).toBeTruthy();
    expect(at.pathname).toBe('/');
  });

  test('is nobody for want of a subscription where owners need none', async () => {
    const site = aSite({ owners_need_subscription: false });
    await openScreen('/mybusiness', { as: aCustomer(), replies: [reply(getSettings, someSettings({ site }))] });
    expect(await screen.findByRole('heading', { name: 'You currently have not added a business' })).toBeTruthy();
  });
});
