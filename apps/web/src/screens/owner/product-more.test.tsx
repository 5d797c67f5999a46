import { listProductCategories } from '@mercadito/contracts/categories';
import { getProduct, listCompanyProducts, type ProductDetails, updateProduct } from '@mercadito/contracts/products';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { reply } from '../../../test/harness/replies.ts';

const open = (product: Partial<ProductDetails> = {}) =>
  openScreen('/product/31/updateProduct', {
    as: anOwner(),
    replies: [
      reply(getProduct, aProductPage(product)),
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(listCompanyProducts, companyProducts([])),
      reply(updateProduct, aProductPage({ published: false })),
    ],
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a product that customers see is hidden behind the sign beside Save (DRAFT-4)', async () => {
  const at = await open();
  await press('Other ways to save');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(await screen.findByText('Hidden: nobody else sees it')).toBeTruthy();
  expect(at.calls.to(updateProduct)[0]?.body.published).toBe(false);
});

describe('what few products need', () => {
  const rare = () => document.getElementById(button(/^(?:More|Fewer) details$/).getAttribute('aria-controls') ?? '');
  const isOpen = () => button(/^(?:More|Fewer) details$/).getAttribute('aria-expanded') === 'true';
  const PLAIN = { discount: 0, quantityManage: false, stock: null, cargo_extra: 0, is_pin: false, images: [] };

  test('is behind one button, and opens where something of it is filled (SCREEN-29)', async () => {
    await open(PLAIN);
    await screen.findByRole('button', { name: 'More details' });
    expect(isOpen()).toBe(false);
    const isRare = (name: string) => rare()?.contains(screen.getByRole('textbox', { name }));
    expect(['Discount (%)', 'Bulky-item delivery charge, each (optional)'].map(isRare)).toEqual([true, true]);
    expect(['Name', 'Price', 'Description'].map(isRare)).toEqual([false, false, false]);
    fireEvent.change(screen.getByRole('textbox', { name: 'Discount (%)' }), { target: { value: '10' } });
    expect(isOpen()).toBe(true);
    await press('Fewer details');
    expect(isOpen()).toBe(false);
  });

  test.each([
    ['counted pieces', { quantityManage: true, stock: 3 }],
    ['a discount', { discount: 20 }],
    ['its pin', { is_pin: true }],
  ])('is open from the start for %s', async (_what, own) => {
    await open({ ...PLAIN, ...own });
    await screen.findByRole('button', { name: 'Fewer details' });
    expect(isOpen()).toBe(true);
  });

  test('stays open under the hand that empties the one that is filled, to write another', async () => {
    await open({ ...PLAIN, discount: 20 });
    const discount = await screen.findByRole('textbox', { name: 'Discount (%)' });
    fireEvent.change(discount, { target: { value: '' } });
    expect(isOpen()).toBe(true);
  });
});
