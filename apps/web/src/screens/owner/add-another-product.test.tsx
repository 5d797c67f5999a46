import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { createProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, pickPicture } from '../../../test/harness/pick-picture.ts';
import { reply } from '../../../test/harness/replies.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });

async function fillIn(name: string) {
  await pickPicture(/^Photo/, aPictureFile('burrito.webp'));
  for (const [label, value] of [
    ['Name', name],
    ['Description', 'Con frijoles.'],
    ['Price', '55.50'],
  ] as const) {
    fireEvent.change(field(label), { target: { value } });
  }
}

test('after a product another one is begun in the same place and category, at its photo (SCREEN-29)', async () => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
  const at = await openScreen('/mybusiness/addproduct', {
    as: anOwner(),
    replies: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany()),
      reply(listCompanyProducts, companyProducts([])),
      reply(createProduct, ({ body }) => aProductPage({ id: 77, published: body.published })),
    ],
  });
  await screen.findByRole('option', { name: 'Prepared food' });
  await fillIn('Burrito de asada');
  await userEvent.selectOptions(category(), 'Prepared food');
  await userEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect(await screen.findByText('Product added')).toBeTruthy();
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(at.pathname).toBe('/mybusiness/addproduct');
  expect(category().value).toBe('1');
  expect(document.activeElement?.closest('[data-path="photo"]')).toBeTruthy();
  await fillIn('Taco');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(at.pathname).toBe('/mybusiness/products'));
  const sent = at.calls.to(createProduct);
  expect(sent.map(({ body }) => body.name)).toEqual(['Burrito de asada', 'Taco']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});
