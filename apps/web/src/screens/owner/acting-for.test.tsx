import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import {
  listCompanyCategories,
  listCompanyProductCategories,
  listProductCategories,
  listUsedCompanyCategories,
} from '@mercadito/contracts/categories';
import { getCompany, listCompanies } from '@mercadito/contracts/companies';
import * as customization from '@mercadito/contracts/customization';
import { getOpeningHours } from '@mercadito/contracts/opening-hours';
import { listCompanyOrders } from '@mercadito/contracts/orders/company';
import { getProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { readServices } from '@mercadito/contracts/services';
import { type ScreenName, screenAt } from '@mercadito/contracts/site/addresses';
import { SCREENS } from '@mercadito/contracts/site/site-map';
import { getStatusPicture } from '@mercadito/contracts/status-pictures';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anAdmin, anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { aList, aNumberedList } from '../../../test/fixtures/lists.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';
// Come late to a page; no test is about how long that takes.
import '../../features/acting-for/acting-bar.tsx';
import '../../features/acting-for/choose-business.tsx';
import '../shop/business/manage-business.tsx';

const BURRITOS = aCompany();
const BAKERY = aCompany({ _id: 7, name: 'Panadería Luna', location: 'Angostura' });

/** What there is to read of any business. */
const READS: readonly Reply[] = [
  reply(
    getCompany,
    ({ params }) =>
      [BURRITOS, BAKERY].find(({ _id }) => _id === params.companyId) ?? refuse(getCompany, 404, 'not_found'),
  ),
  reply(listCompanies, ({ query }) => ({
    ...aList(query.search === 'luna' ? [BAKERY] : [BURRITOS, BAKERY]),
    count_is_capped: false,
  })),
  reply(listCompanyCategories, []),
  reply(listUsedCompanyCategories, []),
  reply(listCompanyProductCategories, []),
  reply(listCompanyProducts, companyProducts([])),
  reply(listCompanyProductCategories, []),
  reply(getBusinessFigures, someFigures()),
  reply(listCompanyOrders, aNumberedList([])),
  reply(listProductCategories, PRODUCT_CATEGORIES),
  reply(getStatusPicture, { has_goods: false, picture: null }),
  reply(readServices, { services: [], service_pinned: [] }),
  reply(getOpeningHours, { days: [], updated_at: null, is_open_now: null, next_change_at: null }),
  refuse(getStatusPicture, 404, 'not_found'),
  refuse(customization.getCompanyAddress, 404, 'not_found'),
  refuse(customization.getAbout, 404, 'not_found'),
  refuse(customization.getContact, 404, 'not_found'),
  refuse(customization.getSocialNetworks, 404, 'not_found'),
];

const open = (address: string, as = anAdmin(), replies: readonly Reply[] = []) =>
  openScreen(address, { as, replies: [...READS, ...replies] });

/** An Admin who has chosen the bakery. */
async function openFor(address: string, as = anAdmin(), replies: readonly Reply[] = []) {
  sessionStorage.setItem('actingFor', JSON.stringify({ userId: 1, companyId: 7 }));
  return open(address, as, replies);
}

const bar = () => screen.findByRole('complementary', { name: 'Business you manage' });
const actsFor = async (words: string) => waitFor(async () => expect((await bar()).textContent).toContain(words));
const follow = async (name: string) => userEvent.click(within(await bar()).getByRole('link', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('button', { name: new RegExp(name) }));
const question = { name: 'Which business do you want to manage?' };

describe('an Admin without a business', () => {
  test('is asked for one in place of a screen about one, finds it, and the screen is of that one (GATE-5)', async () => {
    const at = await open('/mybusiness/products');
    await screen.findByRole('heading', { level: 1, ...question });
    expect(at.calls.to(listCompanyProducts)).toEqual([]);
    await expectAccessible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search businesses' }), 'luna');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Burritos/ })).toBeNull());
    await choose('Panadería Luna');
    await actsFor('You are managing Panadería Luna');
    expect(at.calls.to(listCompanies).map(({ query }) => query.with_unlisted)).toEqual([true, true]);
    await waitFor(() => expect(at.calls.to(listCompanyProducts)[0]?.params).toEqual({ companyId: 7 }));
    expect(at.pathname).toBe('/mybusiness/products');
  });

  test('is asked on the dashboard beside the word that she has none', async () => {
    await open('/mybusiness');
    await screen.findByRole('heading', { name: 'You currently have not added a business' });
    await screen.findByRole('heading', { level: 2, ...question });
    await choose('Burritos');
    await screen.findByRole('heading', { name: 'There are no products yet...' });
    await actsFor('You are managing Burritos El Güero');
    await expectAccessible();
  });

  test('acts for the same one after the page is loaded again', async () => {
    const at = await open('/mybusiness/orders-company');
    await choose('Panadería Luna');
    await bar();
    await at.reopen('/mybusiness/setings-hours');
    await actsFor('Panadería Luna');
    await waitFor(() => expect(at.calls.to(getOpeningHours)[0]?.params).toEqual({ companyId: 7 }));
  });

  test('stops acting for it', async () => {
    const at = await openFor('/mybusiness/orders-company');
    await follow('Stop managing it');
    await screen.findByRole('heading', { name: 'You currently have not added a business' });
    expect([at.pathname, at.search]).toEqual(['/mybusiness', '']);
    expect(screen.queryByRole('complementary', { name: 'Business you manage' })).toBeNull();
  });

  test('chooses another', async () => {
    const at = await openFor('/mybusiness/orders-company');
    await follow('Change business');
    await screen.findByRole('heading', { level: 1, ...question });
    await choose('Burritos');
    await actsFor('Burritos El Güero');
    await waitFor(() => expect([at.pathname, at.search]).toEqual(['/mybusiness', '']));
  });

  test('is asked before what she has typed for one is left for another', async () => {
    const at = await openFor('/mybusiness/addproduct');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Concha');
    await follow('Change business');
    await screen.findByRole('alertdialog');
    expect(at.pathname).toBe('/mybusiness/addproduct');
    await actsFor('Panadería Luna');
  });

  test('is told where the one she acts for is gone', async () => {
    await openFor('/mybusiness/orders-company', anAdmin(), [refuse(getCompany, 404, 'not_found')]);
    await actsFor('no longer exists');
  });
});

describe("the address that names the business's id", () => {
  test('leads from its public page to its dashboard', async () => {
    const at = await open('/business/7');
    await userEvent.click(await screen.findByRole('link', { name: 'Manage this business' }));
    await actsFor('Panadería Luna');
    await waitFor(() => expect([at.pathname, at.search]).toEqual(['/mybusiness', '']));
  });

  test('is no way for an owner', async () => {
    await open('/business/7', anOwner());
    await screen.findByRole('heading', { level: 1, name: 'Panadería Luna' });
    expect(screen.queryByRole('link', { name: 'Manage this business' })).toBeNull();
  });

  test('means nothing to an owner, who stays with her own', async () => {
    const at = await open('/mybusiness?business=7', anOwner());
    await waitFor(() => expect(at.calls.to(listCompanyProducts)[0]?.params).toEqual({ companyId: 2 }));
    expect(screen.queryByRole('complementary', { name: 'Business you manage' })).toBeNull();
  });

  test('of the own business is no acting for another', async () => {
    const at = await openFor('/mybusiness?business=2', anAdmin({ company_id: 2 }));
    await waitFor(() => expect(at.search).toBe(''));
    await screen.findByRole('link', { name: 'Burritos El Güero' });
    expect(screen.queryByRole('complementary', { name: 'Business you manage' })).toBeNull();
  });
});

describe('a screen whose address names its business opens at once, and she acts for that one from there on', () => {
  test('the business itself', async () => {
    await open('/business/7/updateCompany');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Panadería Luna');
    await actsFor('Panadería Luna');
  });

  test('one of its products', async () => {
    await open('/product/31/updateProduct', anAdmin(), [
      reply(getProduct, aProductPage({ company: 7, name: 'Concha' })),
    ]);
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Concha');
    await actsFor('Panadería Luna');
  });
});

describe('what was chosen in this tab', () => {
  test.each([
    ['an owner', anOwner({ id: 1 })],
    ['another Admin', anAdmin({ id: 9, company_id: 2 })],
  ])('by an Admin is nothing to %s', async (_who, as) => {
    const at = await openFor('/mybusiness/orders-company', as);
    await waitFor(() => expect(at.calls.to(listCompanyOrders)[0]?.params).toEqual({ companyId: 2 }));
    expect(screen.queryByRole('complementary', { name: 'Business you manage' })).toBeNull();
  });
});

// What a call says of whose business it is about.
const NAMED = new Set(['companyId', 'company_id', 'company']);
const namedIn = (...parts: readonly object[]) =>
  parts.flatMap((part) => Object.entries(part)).flatMap(([name, value]) => (NAMED.has(name) ? [value] : []));

const OF_A_BUSINESS = (Object.keys(SCREENS) as ScreenName[]).filter((name) => {
  const { gates, path } = SCREENS[name];
  return (gates as readonly string[]).includes('company') && !path.includes('{');
});

test.each(OF_A_BUSINESS)('the screen %s reads of the business that she acts for, and of no other', async (name) => {
  const { path } = SCREENS[name];
  const at = await openFor(path, anAdmin({ company_id: 2 }));
  await bar();
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const named = READS.flatMap(({ contract }) => at.calls.to(contract)).flatMap((asked) =>
      namedIn(asked.params, asked.query),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([7]));
  });
  expect(screenAt(at.pathname).screen.area).toBe('owner');
});

test('what she writes is of the business that she acts for', async () => {
  const at = await openFor('/post-contact-company', anAdmin({ company_id: 2 }), [
    refuse(customization.addContact, 503, 'unavailable'),
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: /e-?mail/i }), 'luna@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(at.calls.to(customization.addContact)[0]?.body.company_id).toBe(7));
});
