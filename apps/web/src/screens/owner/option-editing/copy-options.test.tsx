import { copyProductOptions, listOptionGroups } from '@mercadito/contracts/catalog-editing';
import { listProductCategories } from '@mercadito/contracts/categories';
import { deleteProductOption } from '@mercadito/contracts/product-options';
import { getProduct } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { aProductPage } from '../../../../test/fixtures/products.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { inTurn, lost, type Reply, refuse, reply } from '../../../../test/harness/replies.ts';

const LATER = '2026-11-01T12:05:00.000Z';
const version = { updated_at: LATER };
const chain = { product_id: 31, company_id: 2 };

const aGroup = (id: number, title: string, product_id = 40, product_name = 'Café de olla') => ({
  id,
  title,
  is_required: true,
  attributes: [
    { id: 101, name: 'Chico', price: 0, available: true },
    { id: 102, name: 'Grande', price: 7.5, available: true },
  ],
  product_id,
  company_id: 2,
  product_name,
});
const SIZE = aGroup(12, 'Tamaño');
const SUGAR = aGroup(13, 'Azúcar');
const BREAD = aGroup(14, 'Pan', 41, 'Torta');
const own = aProductPage().options.map((option) => ({ ...option, ...chain }));
const copied = { ...SIZE, id: 90, ...chain };

async function open(...answers: Reply[]) {
  const at = await openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [
      reply(getProduct, aProductPage()),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(listOptionGroups, { results: [SIZE, SUGAR, BREAD] }),
      ...answers,
    ],
  });
  const opener = await screen.findByRole('button', { name: 'Copy from another product' });
  await userEvent.click(opener);
  const list = () => within(screen.getByRole('dialog', { name: 'Copy from another product' }));
  return { ...at, opener, list };
}

describe('a group of another product', () => {
  test('shows its choices with their prices and whose it is', async () => {
    const at = await open();
    const rows = await at.list().findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Tamaño Chico, Grande +$7.50 MXN from Café de olla',
      'Azúcar Chico, Grande +$7.50 MXN from Café de olla',
      'All options of Café de olla',
      'Pan Chico, Grande +$7.50 MXN from Torta',
    ]);
    expect(at.calls.to(listOptionGroups).map(({ params, query }) => ({ ...params, ...query }))).toEqual([
      { companyId: 2, except_product_id: 31, search: '' },
    ]);
  });

  test('that several products have stands there once, with how many have it (COPY-2)', async () => {
    const same = [aGroup(15, 'Tamaño', 42, 'Té'), aGroup(16, 'Azúcar', 42, 'Té')];
    const other = { ...aGroup(17, 'Tamaño', 43, 'Atole'), is_required: false };
    const at = await open(reply(listOptionGroups, { results: [SIZE, SUGAR, ...same, other] }));
    const rows = await at.list().findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Tamaño Chico, Grande +$7.50 MXN from Café de olla and 1 more',
      'Azúcar Chico, Grande +$7.50 MXN from Café de olla and 1 more',
      'All options of Café de olla',
      'Tamaño Chico, Grande +$7.50 MXN from Atole',
    ]);
  });

  test('is copied by a second tap, and taken back by Undo (COPY-2)', async () => {
    const at = await open(
      reply(copyProductOptions, { results: [...own, copied], ...version }),
      reply(deleteProductOption, { id: 90, ...version }),
    );
    await userEvent.click(await at.list().findByRole('button', { name: /^Tamaño/ }));
    expect(await screen.findByText('Tamaño copied')).toBeTruthy();
    expect(at.calls.to(copyProductOptions)[0]).toMatchObject({
      params: { productId: 31 },
      body: { company_id: 2, from_product_id: 40, option_id: 12 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(at.opener);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(deleteProductOption)[0]?.body).toMatchObject({ ...chain, option_id: 90 }));
  });

  test('alone is taken back, though somebody else has added one meanwhile', async () => {
    const strange = { ...BREAD, id: 89, ...chain };
    const at = await open(
      reply(copyProductOptions, { results: [...own, strange, copied], ...version }),
      reply(deleteProductOption, { id: 90, ...version }),
    );
    await userEvent.click(await at.list().findByRole('button', { name: /^Tamaño/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(deleteProductOption).map(({ body }) => body.option_id)).toEqual([90]));
  });

  test('is copied with all that its product has', async () => {
    const both = [copied, { ...SUGAR, id: 91, ...chain }];
    const at = await open(
      reply(copyProductOptions, { results: [...own, ...both], ...version }),
      reply(deleteProductOption, { id: 90, ...version }),
    );
    await userEvent.click(await at.list().findByRole('button', { name: 'All options of Café de olla' }));
    expect(await screen.findByText('2 options copied')).toBeTruthy();
    expect(at.calls.to(copyProductOptions)[0]?.body).not.toHaveProperty('option_id');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(deleteProductOption).map(({ body }) => body.option_id)).toEqual([90, 91]));
  });

  test('is chosen by keyboard alone', async () => {
    const at = await open(reply(copyProductOptions, { results: [...own, copied], ...version }));
    const row = await at.list().findByRole('button', { name: /^Tamaño/ });
    while (document.activeElement !== row) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Tamaño copied')).toBeTruthy();
  });

  test('that is refused says why, and the list stays', async () => {
    const at = await open(refuse(copyProductOptions, 409, 'option_limit'));
    await userEvent.click(await at.list().findByRole('button', { name: /^Tamaño/ }));
    expect((await at.list().findByRole('alert')).textContent).not.toBe('');
    expect(at.list().getByRole('button', { name: /^Tamaño/ })).toBeTruthy();
  });

  test('whose answer was lost comes once: the second tap has the key of the first', async () => {
    const at = await open(
      inTurn(lost(copyProductOptions), reply(copyProductOptions, { results: [...own, copied], ...version })),
    );
    const row = await at.list().findByRole('button', { name: /^Tamaño/ });
    await userEvent.click(row);
    await at.list().findByRole('alert');
    await userEvent.click(row);
    await screen.findByText('Tamaño copied');
    const keys = at.calls.to(copyProductOptions).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the groups to copy', () => {
  const MANY = Array.from({ length: 7 }, (_, at) => aGroup(20 + at, `Grupo ${at}`, 50 + at, `Producto ${at}`));

  test('are searched when there are many', async () => {
    const at = await open(reply(listOptionGroups, ({ query }) => ({ results: query.search ? [SIZE] : MANY })));
    await userEvent.type(await at.list().findByRole('searchbox', { name: 'Search by option or product' }), 'tam');
    await waitFor(() => expect(at.list().getAllByRole('listitem')).toHaveLength(1));
    expect(at.calls.to(listOptionGroups).at(-1)?.query).toMatchObject({ search: 'tam' });
  });

  test('that a search does not find are said to be none, with the search still there', async () => {
    const at = await open(reply(listOptionGroups, ({ query }) => ({ results: query.search ? [] : MANY })));
    await userEvent.type(await at.list().findByRole('searchbox'), 'xyz');
    expect(await at.list().findByText('No option or product has that name.')).toBeTruthy();
    expect(at.list().getByRole('searchbox')).toHaveProperty('value', 'xyz');
  });

  test('are none while no other product has any', async () => {
    const at = await open(reply(listOptionGroups, { results: [] }));
    expect(await at.list().findByText('Your other products have no options.')).toBeTruthy();
    expect(at.list().queryByRole('searchbox')).toBeNull();
  });

  test('that could not be loaded are tried again', async () => {
    const at = await open(
      inTurn(refuse(listOptionGroups, 500, 'internal'), reply(listOptionGroups, { results: [SIZE] })),
    );
    expect(await at.list().findByText('The options of your other products could not be loaded')).toBeTruthy();
    await userEvent.click(at.list().getByRole('button', { name: 'Retry' }));
    expect(await at.list().findByRole('button', { name: /^Tamaño/ })).toBeTruthy();
  });
});
