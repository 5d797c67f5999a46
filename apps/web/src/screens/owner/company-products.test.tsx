import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aProduct, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const open = (products: Reply, figures = someFigures(), address = '/mybusiness/products') =>
  openScreen(address, { as: anOwner(), replies: [products, reply(getBusinessFigures, figures)] });

const findNames = async () =>
  within(await screen.findByRole('list', { name: 'Products' }))
    .getAllByRole('link')
    .flatMap((link) => link.title || []);

describe("an owner's products", () => {
  test('stand as cards, the pinned ones first, and lead to the table (SCREEN-24)', async () => {
    const pinned = [aProduct({ id: 9, name: 'Pan 9', is_pin: true })];
    await open(reply(listCompanyProducts, companyProducts([aProduct({ id: 1, name: 'Pan 1' })], pinned)));
    expect(await findNames()).toEqual(['Pan 9', 'Pan 1']);
    expect(screen.getByRole('link', { name: 'See as a table' }).getAttribute('href')).toBe(
      '/mybusiness/table-products',
    );
    await expectAccessible();
  });

  test('are taken off sale on their card, with Undo', async () => {
    const at = await open(reply(listCompanyProducts, companyProducts([aProduct({ id: 1, name: 'Pan 1' })])));
    at.replies.set(reply(changeProducts, { changed: [], restore: [{ id: 1, available: true }] }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Pan 1 is available' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({ ids: [1], available: false });
  });

  test('are shared by their own address, drafts excepted (LOOK-30)', async () => {
    const products = [aProduct({ id: 1, name: 'Pan 1' }), aProduct({ id: 2, name: 'Pan 2', published: false })];
    await open(reply(listCompanyProducts, companyProducts(products)));
    await userEvent.click(await screen.findByRole('button', { name: 'Share “Pan 1”' }));
    const link = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/product/2/1'));
    expect(screen.queryByRole('button', { name: 'Share “Pan 2”', hidden: true })).toBeNull();
  });

  test('are read page by page, and the pinned ones stand on the first alone', async () => {
    const at = await open(
      reply(listCompanyProducts, {
        ...companyProducts([aProduct({ id: 1, name: 'Pan 1' })], [aProduct({ id: 9, name: 'Pan 9', is_pin: true })]),
        current_page: 2,
        total_page: 2,
      }),
      someFigures(),
      '/mybusiness/products?page=2',
    );
    expect(await findNames()).toEqual(['Pan 1']);
    expect(at.calls.to(listCompanyProducts)[0]?.query.page).toBe(2);
  });

  test('that are none say so, and how many the free plan has room for', async () => {
    await open(reply(listCompanyProducts, companyProducts([])));
    expect(await screen.findByRole('heading', { name: 'There are no products yet...' })).toBeTruthy();
    expect(await screen.findByText('0 of 100 products')).toBeTruthy();
  });

  test('have no limit with a paid plan', async () => {
    const products = { total: 140, drafts: 0, sold_out: 0, limit: null };
    await open(reply(listCompanyProducts, companyProducts([aProduct()])), someFigures({ products }));
    await findNames();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('that cannot be had say so', async () => {
    await open(refuse(listCompanyProducts, 500, 'internal_error'));
    const failed = 'Something went wrong retrieving the products, please try again later.';
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
