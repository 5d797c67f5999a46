import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { aProductPage } from '../../../test/fixtures/products.ts';
import { anOwnersProduct, openTable, TABLE_ADDRESS } from '../../../test/harness/product-table.ts';
import { inTurn, type Reply, reply } from '../../../test/harness/replies.ts';
import { aWindowTurned } from '../../../test/harness/turned-window.ts';

afterEach(() => vi.unstubAllGlobals());

const PHONE = '(max-width: 47.99em)';
const CONCHA = anOwnersProduct({ id: 32, name: 'Concha', price: 12 });

/** Her list on a phone. */
async function openRows(products = [anOwnersProduct(), CONCHA], ...replies: Reply[]) {
  const { turn } = aWindowTurned(PHONE);
  turn();
  const at = await openTable(products, TABLE_ADDRESS, ...replies);
  return { at, turn, rows: within(await screen.findByRole('list', { name: 'Product table' })) };
}

const fieldOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('on a phone the products of an owner are rows', () => {
  test('with price and state, sold out by one tap and taken back by another (SCREEN-25)', async () => {
    const restore = [{ id: 31, available: true }];
    const { at, rows } = await openRows(
      [anOwnersProduct({ published: false, discount: 20 })],
      reply(changeProducts, { changed: [], restore }),
    );
    const row = rows.getByRole('button', { name: /Pan de elote/ });
    expect(row.textContent).toContain('$45.00 MXN');
    expect(row.textContent).toContain('Draft');
    expect(row.textContent).toContain('7 pieces');
    await expectAccessible();
    await userEvent.click(rows.getByRole('switch', { name: 'Pan de elote is available' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(changeProducts)).toHaveLength(2));
    expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({ ids: [31], available: false });
  });

  test('opened one at a time for name, price and pieces', async () => {
    const { rows } = await openRows();
    expect(screen.queryByRole('textbox', { name: 'Name of Concha' })).toBeNull();
    await userEvent.click(rows.getByRole('button', { name: /Concha/ }));
    expect(fieldOf('Name of Concha').value).toBe('Concha');
    expect(fieldOf('Price of Concha, MXN').value).toBe('12.00');
    expect(fieldOf('Stock of Concha').value).toBe('7');
    expect(screen.getByRole('link', { name: 'Edit Concha' })).toBeTruthy();
    await expectAccessible();
    await userEvent.click(rows.getByRole('button', { name: /Pan de elote/ }));
    expect(screen.queryByRole('textbox', { name: 'Name of Concha' })).toBeNull();
  });

  test('whose fields are brought into sight as they open', async () => {
    const { rows } = await openRows();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const row = rows.getByRole('button', { name: /Concha/ });
    await userEvent.click(row);
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
    expect(scrolled.mock.contexts[0]).toHaveProperty('textContent', expect.stringContaining('Edit'));
    scrolled.mockRestore();
    await userEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('false');
  });

  test('whose name is saved over the version that was read, and taken back over the one that came of it', async () => {
    const first = aProductPage({ name: 'Pan de pulque', updated_at: '2026-11-02T12:00:00Z' });
    const { at, rows } = await openRows([anOwnersProduct()], inTurn(reply(updateProduct, first)));
    await userEvent.click(rows.getByRole('button', { name: /Pan de elote/ }));
    const name = fieldOf('Name of Pan de elote');
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.keyDown(name, { key: 'Enter' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(at.calls.to(updateProduct)).toEqual([]);
    fireEvent.change(name, { target: { value: 'Pan de pulque' } });
    fireEvent.keyDown(name, { key: 'Enter' });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at.calls.to(updateProduct)).toHaveLength(2));
    expect(at.calls.to(updateProduct).map(({ body }) => [body.name, body.updated_at])).toEqual([
      ['Pan de pulque', '2026-11-01T12:00:00Z'],
      ['Pan de elote', '2026-11-02T12:00:00Z'],
    ]);
  });

  test('filtered behind one sign, which is marked while it is on', async () => {
    const { at } = await openRows();
    await userEvent.click(screen.getByRole('button', { name: 'Filter and sort' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'sold_out');
    await waitFor(() => expect(at.search).toBe('?state=sold_out&sort=date_created'));
    await userEvent.click(screen.getByRole('button', { name: 'See products' }));
    expect(await screen.findByRole('button', { name: 'Filter and sort, in use' })).toBeTruthy();
  });

  test('several of which are chosen from the menu, and changed at once', async () => {
    const { at, rows } = await openRows(undefined, reply(changeProducts, { changed: [], restore: [] }));
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }));
    await userEvent.click(rows.getByRole('checkbox', { name: /Concha/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(at.calls.to(changeProducts)[0]?.body).toMatchObject({ ids: [32], available: true }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test('whose choosing ends with the focus on the heading of the page (LOOK-45)', async () => {
    await openRows();
    await userEvent.click(screen.getByRole('button', { name: 'More options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  test('whose price, half typed, is not on sale while another window is in front', async () => {
    const { at, rows } = await openRows(undefined, reply(changeProducts, { changed: [], restore: [] }));
    await userEvent.click(rows.getByRole('button', { name: /Concha/ }));
    const price = fieldOf('Price of Concha, MXN');
    await userEvent.clear(price);
    await userEvent.type(price, '1');
    fireEvent.blur(price);
    expect(document.activeElement).toBe(price);
    await userEvent.type(price, '5{Enter}');
    await waitFor(() => expect(at.calls.to(changeProducts)[0]?.body.restore).toEqual([{ id: 32, price: 15 }]));
  });

  test('in which a price that is being typed stays, with the focus, as it becomes a table (LOOK-19)', async () => {
    const { turn, rows } = await openRows();
    await userEvent.click(rows.getByRole('button', { name: /Concha/ }));
    const price = fieldOf('Price of Concha, MXN');
    await userEvent.clear(price);
    await userEvent.type(price, '13');
    turn();
    expect(screen.getByRole('table', { name: 'Product table' })).toBeTruthy();
    expect(fieldOf('Price of Concha, MXN').value).toBe('13');
    expect(document.activeElement).toBe(fieldOf('Price of Concha, MXN'));
    turn();
    expect(fieldOf('Price of Concha, MXN').value).toBe('13');
  });
});

test('the page stays where it is when choosing has ended, though its heading has the focus (LOOK-45)', async () => {
  await openRows();
  await userEvent.click(screen.getByRole('button', { name: 'More options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }));
  const heading = screen.getByRole('heading', { level: 1 });
  const focus = vi.spyOn(heading, 'focus');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
