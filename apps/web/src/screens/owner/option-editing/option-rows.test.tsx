import { listProductCategories } from '@mercadito/contracts/categories';
import { updateOptionAttribute } from '@mercadito/contracts/product-options';
import { getProduct, listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../../test/fixtures/products.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { reply } from '../../../../test/harness/replies.ts';

const ANSWER = {
  ...{ id: 83, attribute_id: 83, name: 'Integral', price: 120, available: true },
  updated_at: '2026-11-01T12:05:00.000Z',
};

async function open() {
  const at = await openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [
      reply(getProduct, aProductPage()),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(listCompanyProducts, companyProducts([])),
      reply(updateOptionAttribute, ANSWER),
      reply(updateProduct, aProductPage()),
    ],
  });
  const row = within(await screen.findByRole('group', { name: 'Integral' }));
  return { at, price: row.getByRole('textbox', { name: /price/ }), name: row.getByRole('textbox', { name: 'Choice' }) };
}

test('a price is saved once its row is left, never while it is typed, and Undo puts back what stood there (OPTION-4)', async () => {
  const { at, price, name } = await open();
  const sent = () => at.calls.to(updateOptionAttribute).map(({ body }) => body.price);
  await userEvent.clear(price);
  await userEvent.type(price, '120');
  await userEvent.click(name);
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('textbox', { name: 'New option' }));
  await waitFor(() => expect(sent()).toEqual([120]));
  await expectAccessible();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toEqual([120, 3]));
});

test('what lacks its name or price is not saved by leaving it; Enter saves what is whole', async () => {
  const { at, price } = await open();
  await userEvent.clear(price);
  await userEvent.click(screen.getByRole('textbox', { name: 'New option' }));
  expect(at.calls.to(updateOptionAttribute)).toEqual([]);
  await userEvent.type(price, '120{Enter}');
  await waitFor(() => expect(at.calls.to(updateOptionAttribute)).toHaveLength(1));
});

test('Save of the product, pressed while a row is typed, goes over the version that the row has made', async () => {
  const { at, price } = await open();
  await userEvent.clear(price);
  await userEvent.type(price, '120');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(at.calls.to(updateProduct)).toHaveLength(1));
  expect(at.calls.to(updateOptionAttribute).map(({ body }) => body.price)).toEqual([120]);
  expect(at.calls.to(updateProduct)[0]?.body.updated_at).toBe(ANSWER.updated_at);
});
