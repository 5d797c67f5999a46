import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { anOwnersProduct, openTable, TABLE_ADDRESS } from '../../../test/harness/product-table.ts';
import { inTurn, lost, type Reply, refuse, reply } from '../../../test/harness/replies.ts';

const findTable = async () => within(await screen.findByRole('table', { name: 'Product table' }));
const CHANGED = {
  id: 31,
  name: 'Pan de elote',
  currency: 'MXN' as const,
  field: 'available' as const,
  from: true,
  to: false,
};

describe("the table of an owner's products", () => {
  test('tells of a price what is tax and what is not, and which are drafts', async () => {
    await openTable([anOwnersProduct({ published: false })]);
    const row = (await findTable()).getAllByRole('row')[1];
    expect(row?.textContent).toContain('$7.20 MXN');
    expect(row?.textContent).toContain('$37.80 MXN');
    expect(row?.textContent).toContain('Draft');
    await expectAccessible();
  });

  test('leaves out the columns that this device has no room for, and keeps that (LOOK-36)', async () => {
    const at = await openTable([anOwnersProduct()]);
    await findTable();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));

    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tax (16%)' }));
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).not.toContain('Tax (16%)');
    await expectAccessible();
    await at.reopen();
    await findTable();
    expect(heads()).not.toContain('Tax (16%)');
    expect(heads()).toContain('Without tax (84%)');
  });

  test('that cannot be read says so', async () => {
    await openTable([], TABLE_ADDRESS, refuse(listCompanyProducts, 500, 'internal'));
    expect(await screen.findByRole('heading', { name: 'Products could not be loaded, try again' })).toBeTruthy();
  });

  test('keeps the focus in its search after Enter, which takes no more letters than the server', async () => {
    const at = await openTable([anOwnersProduct()], `${TABLE_ADDRESS}?search=${'y'.repeat(300)}`);
    const field = await screen.findByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('y'.repeat(100));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(300));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(new URLSearchParams(at.search).get('search')).toBe('x'.repeat(100)));
    await waitFor(() => expect(screen.getByRole('searchbox')).toBe(field));
    expect(document.activeElement).toBe(field);
  });

  test('is read twenty a page, as the address searches, filters and sorts', async () => {
    const at = await openTable([anOwnersProduct()], `${TABLE_ADDRESS}?search=pan&state=sold_out&sort=stock&page=2`);
    await findTable();
    expect(at.calls.to(listCompanyProducts)[0]?.query).toMatchObject({
      page: 2,
      page_size: 20,
      search: 'pan',
      state: 'sold_out',
      sort_by: 'stock',
      order: 'asc',
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'draft');
    await waitFor(() => expect(at.search).toBe('?search=pan&state=draft&sort=stock'));
  });

  test('says of what is switched on and has nothing to choose why it is sold out', async () => {
    const { owners } = anOwnersProduct();
    await openTable([anOwnersProduct({ available: false, owners: owners && { ...owners, nothing_to_choose: true } })]);
    expect((await findTable()).getByText('Sold out: nothing to choose')).toBeTruthy();
  });

  test('changes at once what is on sale, and Undo puts back what there was', async () => {
    const restore = [{ id: 31, available: true }];
    const at = await openTable(
      [anOwnersProduct()],
      TABLE_ADDRESS,
      reply(changeProducts, { changed: [CHANGED], restore }),
    );
    await userEvent.click((await findTable()).getByRole('switch', { name: 'Pan de elote is available' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(changeProducts)).toHaveLength(2));
    const [done, undone] = at.calls.to(changeProducts).map(({ body }) => body);
    expect(done).toMatchObject({ ids: [31], available: false });
    expect(undone).toMatchObject({ restore });
  });

  test('switched off, on and off again it is off, whatever was heard of the first time', async () => {
    let forSale = true;
    const seen = new Set<string | null>();
    const answers = inTurn(lost(changeProducts), reply(changeProducts, { changed: [], restore: [] }));
    const { owners } = anOwnersProduct();
    const rows = () => companyProducts([anOwnersProduct({ owners: owners && { ...owners, for_sale: forSale } })]);
    const at = await openTable(
      [],
      TABLE_ADDRESS,
      reply(listCompanyProducts, rows),
      // As the server does: the same key is done once.
      reply(changeProducts, ({ body, key }) => {
        if (!seen.has(key)) forSale = body.available ?? forSale;
        seen.add(key);
        return answers;
      }),
    );
    for (const [times, wanted] of [false, true, false].entries()) {
      const onSale = await screen.findByRole<HTMLInputElement>('switch', { name: 'Pan de elote is available' });
      await waitFor(() => expect(onSale.checked).toBe(!wanted));
      await userEvent.click(onSale);
      await waitFor(() => expect(at.calls.to(changeProducts)).toHaveLength(times + 1));
    }
    expect(forSale).toBe(false);
  });

  test('takes a price where it stands, and none that is no price', async () => {
    const at = await openTable([anOwnersProduct()], TABLE_ADDRESS, reply(changeProducts, { changed: [], restore: [] }));
    const price = (await findTable()).getByRole('textbox', { name: 'Price of Pan de elote, MXN' });
    fireEvent.change(price, { target: { value: '' } });
    fireEvent.keyDown(price, { key: 'Enter' });
    expect(at.calls.to(changeProducts)).toEqual([]);
    fireEvent.change(price, { target: { value: '48,50' } });
    fireEvent.keyDown(price, { key: 'Enter' });
    expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
    expect(at.calls.to(changeProducts)[0]?.body.restore).toEqual([{ id: 31, price: 48.5 }]);
  });

  test('takes the pieces in stock where they are counted', async () => {
    const at = await openTable([anOwnersProduct()], TABLE_ADDRESS, reply(updateProduct, aProductPage({ stock: 10 })));
    const stock = (await findTable()).getByRole('textbox', { name: 'Stock of Pan de elote' });
    fireEvent.change(stock, { target: { value: '12' } });
    fireEvent.blur(stock);
    expect(await screen.findByText('Pan de elote: 10 pieces in stock')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(updateProduct)).toHaveLength(2));
    expect(at.calls.to(updateProduct).map(({ body }) => [body.stock_was, body.stock])).toEqual([
      [7, 12],
      [12, 7],
    ]);
  });

  describe('and an edit of the pieces', () => {
    const pieces = (count: number, updated_at = '2026-11-01T12:00:00Z') => {
      const product = anOwnersProduct();
      return { ...product, owners: product.owners && { ...product.owners, stock: count, updated_at } };
    };
    const cell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stock of Pan de elote' });
    /** Shows whether the second version is the one that stands there. */
    const pin = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Pan de elote is pinned' });
    const type = (count: string) => {
      fireEvent.change(cell(), { target: { value: count } });
      fireEvent.keyDown(cell(), { key: 'Enter' });
    };
    const sentBy = (at: Awaited<ReturnType<typeof openTable>>) =>
      at.calls.to(updateProduct).map(({ body }) => [body.stock_was, body.stock]);

    test('whose answer is lost is the same edit when it is typed again, and another once it was heard', async () => {
      const at = await openTable(
        [pieces(7)],
        TABLE_ADDRESS,
        inTurn(lost(updateProduct), reply(updateProduct, { ...aProductPage({ stock: 12 }), stock_change: 5 })),
      );
      await findTable();
      for (const tries of [1, 2, 3]) {
        await waitFor(() => expect([cell().value, cell().readOnly]).toEqual(['7', false]));
        type('12');
        await waitFor(() => expect(at.calls.to(updateProduct)).toHaveLength(tries));
      }
      const [first, again, later] = at.calls.to(updateProduct).map(({ key }) => key);
      expect(again).toBe(first);
      expect(later).not.toBe(first);
    });

    test('whose answer is lost is another one of a version that was read since', async () => {
      const versions = [pieces(7), { ...pieces(7, '2026-11-01T12:05:00Z'), is_pin: true }].map((product) =>
        reply(listCompanyProducts, companyProducts([product])),
      );
      const at = await openTable(
        [],
        TABLE_ADDRESS,
        inTurn(...(versions as [Reply, Reply])),
        inTurn(lost(updateProduct), reply(updateProduct, aProductPage({ stock: 12 }))),
      );
      await findTable();
      type('12');
      await waitFor(() => expect(pin().checked).toBe(true));
      await waitFor(() => expect([cell().value, cell().readOnly]).toEqual(['7', false]));
      type('12');
      await waitFor(() => expect(at.calls.to(updateProduct)).toHaveLength(2));
      const [first, again] = at.calls.to(updateProduct).map(({ key }) => key);
      expect(again).not.toBe(first);
    });

    test('is one of what stood there at the first key, whatever is read meanwhile', async () => {
      const at = await openTable(
        [],
        TABLE_ADDRESS,
        inTurn(
          reply(listCompanyProducts, companyProducts([pieces(7)])),
          reply(listCompanyProducts, companyProducts([{ ...pieces(2), is_pin: true }])),
        ),
        reply(changeProducts, { changed: [], restore: [] }),
        reply(updateProduct, { ...aProductPage({ stock: 7 }), stock_change: 5 }),
      );
      await findTable();
      fireEvent.change(cell(), { target: { value: '12' } });
      fireEvent.click(screen.getByRole('switch', { name: 'Pan de elote is available' }));
      await waitFor(() => expect(pin().checked).toBe(true));
      fireEvent.keyDown(cell(), { key: 'Enter' });
      await waitFor(() => expect(sentBy(at)).toEqual([[7, 12]]));
    });

    test('to none is taken back by as many as there were', async () => {
      const answer = reply(updateProduct, { ...aProductPage({ stock: 0 }), stock_change: -4 });
      const at = await openTable([pieces(7)], TABLE_ADDRESS, answer);
      await findTable();
      type('0');
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(sentBy(at)).toHaveLength(2));
      expect(sentBy(at)).toEqual([
        [7, 0],
        [0, 4],
      ]);
    });

    test('to none is not taken back where the server does not say how many there were', async () => {
      await openTable([pieces(7)], TABLE_ADDRESS, reply(updateProduct, aProductPage({ stock: 0 })));
      await findTable();
      type('0');
      expect(await screen.findByText('Pan de elote: 0 pieces in stock')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    });
  });

  test('says that none is left where more pieces were sold meanwhile', async () => {
    await openTable([anOwnersProduct()], TABLE_ADDRESS, reply(updateProduct, aProductPage({ stock: 0 })));
    const stock = (await findTable()).getByRole('textbox', { name: 'Stock of Pan de elote' });
    fireEvent.change(stock, { target: { value: '2' } });
    fireEvent.blur(stock);
    expect(await screen.findByText(/Pan de elote is sold out/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('says why the sixth cannot be pinned', async () => {
    await openTable([anOwnersProduct()], TABLE_ADDRESS, refuse(changeProducts, 409, 'pin_limit'));
    await userEvent.click((await findTable()).getByRole('switch', { name: 'Pan de elote is pinned' }));
    expect(await screen.findByText('You can pin at most 5 products.')).toBeTruthy();
  });

  test('shows the new prices of those that are chosen before it changes them (SCREEN-25)', async () => {
    const changed = [{ ...CHANGED, field: 'price' as const, from: 45, to: 49.5 }];
    const at = await openTable(
      [anOwnersProduct()],
      TABLE_ADDRESS,
      inTurn(
        reply(changeProducts, { changed, restore: [{ id: 31, price: 45 }] }),
        reply(changeProducts, { changed, restore: [{ id: 31, price: 45 }] }),
      ),
    );
    await userEvent.click((await findTable()).getByRole('checkbox', { name: 'Select Pan de elote' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), 'price');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Percent' }), { target: { value: '10' } });
    await userEvent.click(dialog.getByRole('button', { name: 'See the new prices' }));
    expect(await dialog.findByText('Pan de elote: $45.00 MXN → $49.50 MXN')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Change the prices' }));
    expect(await screen.findByText('1 product changed')).toBeTruthy();
    expect(at.calls.to(changeProducts).map(({ body }) => [body.price_percent, body.preview])).toEqual([
      [10, true],
      [10, false],
    ]);
  });

  test('says that nothing is as the filters want it, and shows all again', async () => {
    await openTable([], `${TABLE_ADDRESS}?state=draft`);
    expect(await screen.findByRole('heading', { name: 'No products match' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(TABLE_ADDRESS);
  });
});
