import { changeProducts, deleteProducts, duplicateProduct } from '@mercadito/contracts/catalog-editing';
import { type CompanyProduct, getProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { companyProducts } from '../../../test/fixtures/products.ts';
import { isOff } from '../../../test/harness/is-off.ts';
import { anOwnersProduct, openTable, TABLE_ADDRESS } from '../../../test/harness/product-table.ts';
import { later, refuse, reply } from '../../../test/harness/replies.ts';

const some = (count: number, from = 1): CompanyProduct[] =>
  Array.from({ length: count }, (_, at) => anOwnersProduct({ id: from + at, name: `Pan ${from + at}` }));

const CHANGED = reply(changeProducts, { changed: [], restore: [] });

async function chooseAll(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
}

async function applyToChosen(label: string): Promise<void> {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What to change' }), label);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('deleting several products', () => {
  test('asks, names them and how many there are, and starts on Cancel', async () => {
    const at = await openTable(some(10), TABLE_ADDRESS, reply(deleteProducts, { deleted: [] }));
    await chooseAll();
    await applyToChosen('Delete…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Do you want to delete 10 products?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      some(8).map(({ name }) => name),
    );
    expect(dialog.getByText('and 2 more')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('10 products deleted')).toBeTruthy();
    expect(at.calls.to(deleteProducts)[0]?.body.ids).toEqual(some(10).map(({ id }) => id));
    expect(screen.queryByText('10 selected')).toBeNull();
  });

  test('asks for one by its name', async () => {
    await openTable(some(2), TABLE_ADDRESS);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Pan 2' }));
    await applyToChosen('Delete…');
    expect(await screen.findByRole('dialog', { name: 'Do you want to delete Pan 2?' })).toBeTruthy();
  });

  test('says in the dialog why none was deleted, and keeps them chosen', async () => {
    await openTable(some(2), TABLE_ADDRESS, refuse(deleteProducts, 404, 'not_found'));
    await chooseAll();
    await applyToChosen('Delete…');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not found');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
  });
});

describe('what is chosen', () => {
  /** So many products, as many a page as are asked for. */
  const listOf = (total: number, pinned = 0) =>
    reply(listCompanyProducts, ({ query: { page, page_size = 20 } }) => ({
      ...companyProducts(
        some(Math.min(page_size, total - (page - 1) * page_size), (page - 1) * page_size + 1),
        some(pinned, 9_001),
      ),
      current_page: page,
      total_page: Math.ceil(total / page_size),
      total,
    }));

  test('becomes all that the filters want, over every page, by one button (BULK-4)', async () => {
    const at = await openTable([], `${TABLE_ADDRESS}?state=on_sale`, listOf(70), CHANGED);
    await chooseAll();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 70' }));
    expect(await screen.findByText('70 selected')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();
    await applyToChosen('Show to members only');
    expect(await screen.findByText('70 products changed')).toBeTruthy();
    expect(at.calls.to(listCompanyProducts).at(-1)?.query.state).toBe('on_sale');
    expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({
      ids: some(70).map(({ id }) => id),
      subscription_active: true,
    });
  });

  test('becomes the first two hundred where the filters want more', async () => {
    await openTable([], `${TABLE_ADDRESS}?search=pan`, listOf(230, 3));
    await chooseAll();
    await userEvent.click(screen.getByRole('button', { name: 'Select the first 200' }));
    expect(await screen.findByText('200 selected')).toBeTruthy();
  });

  test('becomes all of the business without filters, which cannot be deleted at once', async () => {
    const at = await openTable([], TABLE_ADDRESS, listOf(230), CHANGED);
    await chooseAll();
    await userEvent.click(screen.getByRole('button', { name: 'Select all your products' }));
    expect(await screen.findByText('All your products selected')).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Delete…' })).toBeNull();
    await applyToChosen('Make drafts');
    expect(await screen.findByText('All your products changed')).toBeTruthy();
    expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({ all: true, published: false });
  });

  test('says why the others could not be found', async () => {
    const at = await openTable([], `${TABLE_ADDRESS}?search=pan`, listOf(70));
    await chooseAll();
    at.replies.set(refuse(listCompanyProducts, 503, 'unavailable'));
    await userEvent.click(screen.getByRole('button', { name: 'Select all 70' }));
    expect(await screen.findByText('The site is busy. Try again in a moment.')).toBeTruthy();
    expect(screen.getByText('20 selected')).toBeTruthy();
  });

  test('gets a discount that can be one', async () => {
    const at = await openTable(some(2), TABLE_ADDRESS, CHANGED);
    await chooseAll();
    await applyToChosen('Set a discount…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set a discount' }));
    const percent = dialog.getByRole('textbox', { name: 'Percent' });
    fireEvent.change(percent, { target: { value: '95' } });
    expect(dialog.getByText('A discount goes from 0 to 90')).toBeTruthy();
    expect(isOff(dialog.getByRole<HTMLButtonElement>('button', { name: 'Set the discount' }))).toBe(true);
    fireEvent.change(percent, { target: { value: '15' } });
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Set the discount' }));
    expect(await screen.findByText('2 products changed')).toBeTruthy();
    expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({ ids: [1, 2], discount: 15 });
  });
});

describe('one product of the table', () => {
  test('leads to its form, and from there back', async () => {
    await openTable(some(1), `${TABLE_ADDRESS}?state=draft`);
    const edit = await screen.findByRole('link', { name: 'Edit Pan 1' });
    const here = encodeURIComponent(`${TABLE_ADDRESS}?state=draft`);
    expect(edit.getAttribute('href')).toBe(`/product/1/updateProduct?fromUrl=${here}`);
  });

  test('is duplicated, and the copy opened', async () => {
    const at = await openTable(some(1), TABLE_ADDRESS, reply(duplicateProduct, { id: 90 }), later(getProduct));
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate Pan 1' }));
    await waitFor(() => expect(at.pathname).toBe('/product/90/updateProduct'));
    expect(at.search).toBe(`?fromUrl=${encodeURIComponent(TABLE_ADDRESS)}`);
  });
});
