import { changeProducts } from '@mercadito/contracts/catalog-editing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOwnersProduct, openTable, TABLE_ADDRESS } from '../../../test/harness/product-table.ts';
import { reply } from '../../../test/harness/replies.ts';
import { aWindowTurned } from '../../../test/harness/turned-window.ts';

const BREAD = 'Price of Pan de elote, MXN';
const price = (name = BREAD) => screen.findByRole<HTMLInputElement>('textbox', { name });
const table = () => screen.queryByRole('table', { name: 'Product table' });
/** A table that becomes cards, and a table again. */
const openTurning = async () => {
  const turned = aWindowTurned('(max-width: 74.99em)');
  const products = [anOwnersProduct(), anOwnersProduct({ id: 32, name: 'Conchas', price: 12 })];
  const at = await openTable(products, TABLE_ADDRESS, reply(changeProducts, { changed: [], restore: [] }));
  await price();
  return { at, ...turned };
};

test('a price that is being typed stays, with the focus, as the table becomes cards and again a table (LOOK-19)', async () => {
  const { at, turn } = await openTurning();
  await userEvent.clear(await price());
  await userEvent.type(await price(), '48');

  turn();
  expect(table()).toBeNull();
  expect((await price()).value).toBe('48');
  expect(document.activeElement).toBe(await price());
  expect((await price('Price of Conchas, MXN')).value).toBe('12.00');
  await userEvent.keyboard('.5');

  turn();
  expect(table()).toBeTruthy();
  expect((await price()).value).toBe('48.5');
  expect(document.activeElement).toBe(await price());
  expect(at.calls.to(changeProducts)).toEqual([]);
  await userEvent.keyboard('0{Enter}');
  expect(await screen.findByText('Pan de elote now costs $48.50 MXN')).toBeTruthy();
  expect(at.calls.to(changeProducts).map(({ body }) => body.restore)).toEqual([[{ id: 31, price: 48.5 }]]);
});

test('a price that was left and is none stays with its error, and takes no focus', async () => {
  const { turn } = await openTurning();
  await userEvent.clear(await price());
  await userEvent.click(await price('Price of Conchas, MXN'));

  turn();
  expect((await price()).value).toBe('');
  expect((await price()).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(await price('Price of Conchas, MXN'));
});

test('a price that was given up or stored is the one that stands there when the table becomes cards', async () => {
  const { at, turn } = await openTurning();
  await userEvent.clear(await price());
  await userEvent.type(await price(), '48{Escape}');
  const other = await price('Price of Conchas, MXN');
  await userEvent.clear(other);
  await userEvent.type(other, '13{Enter}');
  await waitFor(() => expect(at.calls.to(changeProducts)).toHaveLength(1));
  await waitFor(() => expect(other.readOnly).toBe(false));

  turn();
  expect((await price()).value).toBe('45.00');
  expect((await price('Price of Conchas, MXN')).value).toBe('12.00');
  expect(at.calls.to(changeProducts)).toHaveLength(1);
});
