import { listProductCategories } from '@mercadito/contracts/categories';
import { updateOptionAttribute } from '@mercadito/contracts/product-options';
import { getProduct, listCompanyProducts, updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../test/accessible.ts';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../../test/fixtures/products.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { inTurn, later, reply } from '../../../../test/harness/replies.ts';

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

test('Save of a row is reached while nothing is changed or something is missing, and says which (LOOK-50)', async () => {
  const { at, name } = await open();
  const save = screen.getByRole('button', { name: /Save.*Integral/ });
  const why = () => document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([save.getAttribute('aria-disabled'), why()]).toEqual(['true', 'Nothing has been changed yet']);
  await userEvent.click(save);
  expect(at.calls.to(updateOptionAttribute)).toEqual([]);
  await userEvent.clear(name);
  expect(why()).toMatch(/^Still missing: /);
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

test('another window in front leaves no row: what is half typed is not on sale meanwhile', async () => {
  const { at, price } = await open();
  await userEvent.clear(price);
  await userEvent.type(price, '1');
  fireEvent.blur(price);
  expect(document.activeElement).toBe(price);
  await userEvent.type(price, '20');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('textbox', { name: 'New option' }));
  await waitFor(() => expect(at.calls.to(updateOptionAttribute)).toHaveLength(1));
  expect(at.calls.to(updateOptionAttribute)[0]?.body.price).toBe(120);
});

test('a switch turned back while the first turn is under way is saved as it stands', async () => {
  const { at } = await open();
  const first = later(updateOptionAttribute);
  at.replies.set(inTurn(first, reply(updateOptionAttribute, ANSWER)));
  const available = within(screen.getByRole('group', { name: 'Integral' })).getByRole('switch');
  await userEvent.click(available);
  await waitFor(() => expect(at.calls.to(updateOptionAttribute)).toHaveLength(1));
  await userEvent.click(available);
  await userEvent.click(screen.getByRole('textbox', { name: 'New option' }));
  first.give({ ...ANSWER, price: 3, available: false });
  await waitFor(() => expect(at.calls.to(updateOptionAttribute)).toHaveLength(2));
  expect(at.calls.to(updateOptionAttribute).map(({ body }) => body.available)).toEqual([false, true]);
});

test('what cannot be saved does not hold the focus of who goes on', async () => {
  const { at, price } = await open();
  await userEvent.clear(price);
  await userEvent.type(price, '12,3');
  const next = screen.getByRole('textbox', { name: 'New option' });
  await userEvent.click(next);
  await waitFor(() => expect(price.getAttribute('aria-invalid')).toBe('true'));
  expect(at.calls.to(updateOptionAttribute)).toEqual([]);
  expect(document.activeElement).toBe(next);
});

test('Undo of one save leaves what was saved after it (OPTION-4)', async () => {
  const { at, price, name } = await open();
  at.replies.set(reply(updateOptionAttribute, ({ body }) => ({ ...ANSWER, name: body.name, price: body.price })));
  const sent = () => at.calls.to(updateOptionAttribute).map(({ body }) => [body.name, body.price]);
  await userEvent.clear(price);
  await userEvent.type(price, '120{Enter}');
  await waitFor(() => expect(sent()).toEqual([['Integral', 120]]));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Maíz{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await userEvent.click(undo);
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toEqual(['Maíz', 3]);
});

test('a row that was saved does not say that nothing has been changed (LOOK-47)', async () => {
  const { at, price } = await open();
  await userEvent.click(price);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Nothing has been changed yet', { ignore: '[hidden]' })).toBeTruthy();
  const page = aProductPage();
  const options = page.options.map((option) => ({
    ...option,
    attributes: option.attributes.map((each) => (each.id === 83 ? { ...each, price: 120 } : each)),
  }));
  at.replies.set(reply(getProduct, { ...page, updated_at: ANSWER.updated_at, options }));
  await userEvent.clear(price);
  await userEvent.type(price, '120{Enter}');
  await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByText('Nothing has been changed yet', { ignore: '[hidden]' })).toBeNull());
});
