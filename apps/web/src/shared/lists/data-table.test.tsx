import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../test/accessible.ts';
import { showComponent } from '../../../test/harness/show-component.tsx';
import { DataTable } from './data-table.tsx';
import type { RowKey } from './table-columns.ts';

interface Product {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly stock: number | null;
}

const PRODUCTS: readonly Product[] = [
  { id: 1, name: 'Pan 10', price: 9, stock: null },
  { id: 2, name: 'árbol', price: 120, stock: 3 },
  { id: 3, name: 'Pan 9', price: 15, stock: 0 },
];

let isNarrow = false;

beforeEach(() => {
  isNarrow = false;
  const before = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...before(query), matches: isNarrow }));
});

function Products() {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set([99]));
  return (
    <>
      <DataTable
        label="Products"
        rows={PRODUCTS}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        columns={[
          { key: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
          { key: 'price', header: 'Price', cell: ({ price }) => price, sortBy: ({ price }) => price, isNumber: true },
          { key: 'stock', header: 'Stock', cell: ({ stock }) => stock ?? '–', sortBy: ({ stock }) => stock },
          { key: 'actions', header: 'Actions', cell: () => <button type="button">Edit</button> },
        ]}
        selection={{ selected, onChange: setSelected }}
      />
      <output aria-label="chosen">{[...selected].join(' ')}</output>
    </>
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').textContent);
const sort = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chosen = () => screen.getByLabelText('chosen').textContent;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('a head sorts its column, as the language has texts and by size of numbers, and turns it round', async () => {
  await showComponent(<Products />);
  expect(names()).toEqual(['Pan 10', 'árbol', 'Pan 9']);
  await sort('Name');
  expect(names()).toEqual(['árbol', 'Pan 9', 'Pan 10']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await sort('Price');
  expect(names()).toEqual(['Pan 10', 'Pan 9', 'árbol']);
  await sort('Price');
  expect(names()).toEqual(['árbol', 'Pan 9', 'Pan 10']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('none');
});

test('each cell is heard with its row and its column (LOOK-48)', async () => {
  await showComponent(<Products />);
  const row = screen.getByRole('row', { name: /árbol/ });
  expect(within(row).getByRole('rowheader', { name: 'árbol' }).getAttribute('scope')).toBe('row');
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('scope')).toBe('col');
});

test('what is not there stands last, whichever way', async () => {
  await showComponent(<Products />);
  await sort('Stock');
  expect(names().at(-1)).toBe('Pan 10');
  await sort('Stock');
  expect(names()).toEqual(['árbol', 'Pan 9', 'Pan 10']);
});

test('a column without an order has no button', async () => {
  await showComponent(<Products />);
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Actions' }).getAttribute('aria-sort')).toBeNull();
});

test('rows are chosen one by one or all at once, and what is chosen elsewhere stays so', async () => {
  await showComponent(<Products />);
  await userEvent.click(box('Select árbol'));
  expect(chosen()).toBe('99 2');
  expect(box('Select all').indeterminate).toBe(true);
  await userEvent.click(box('Select all'));
  expect(chosen()).toBe('99 1 2 3');
  await userEvent.click(box('Select all'));
  expect(chosen()).toBe('99');
});

test('by keyboard a column is sorted and a row chosen', async () => {
  await showComponent(<Products />);
  screen.getByRole('button', { name: 'Name' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()[0]).toBe('árbol');
  box('Select Pan 9').focus();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('99 3');
});

test('without room each row is a card, with the heads beside what they are about', async () => {
  isNarrow = true;
  await showComponent(<Products />);
  expect(screen.queryByRole('table')).toBeNull();
  const [card] = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(
    within(card as HTMLElement)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Price', 'Stock', 'Actions']);
  await userEvent.click(box('Select Pan 10'));
  expect(chosen()).toBe('99 1');
});

test('cards are sorted by a choice', async () => {
  isNarrow = true;
  await showComponent(<Products />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price, descending');
  const heads = screen.getAllByRole('listitem').map((card) => card.textContent?.slice(0, 5));
  expect(heads).toEqual(['árbol', 'Pan 9', 'Pan 1']);
});

test.each([false, true])('axe finds nothing on it, narrow or not: %s', async (narrow) => {
  isNarrow = narrow;
  await showComponent(<Products />);
  await expectAccessible();
});
