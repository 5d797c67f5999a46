import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { createProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anOwner } from '../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../test/fixtures/product-categories.ts';
import { aProductPage, companyProducts } from '../../../test/fixtures/products.ts';
import { openScreen } from '../../../test/harness/open-screen.tsx';
import { aPictureFile, beginPicture, pickPicture, watchPictures } from '../../../test/harness/pick-picture.ts';
import { reply } from '../../../test/harness/replies.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('a product waits for a further picture that is still being made small, and is the draft that was asked for', async () => {
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;
  const pictures = watchPictures();
  const at = await openScreen('/mybusiness/addproduct', {
    as: anOwner(),
    replies: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany()),
      reply(listCompanyProducts, companyProducts([])),
      reply(getBusinessFigures, someFigures()),
      reply(createProduct, ({ body }) => aProductPage({ id: 77, published: body.published })),
    ],
  });
  await screen.findByRole('option', { name: 'Prepared food' });
  await pickPicture(/^Photo/);
  write('Name', 'Burrito de asada');
  write('Description', 'Con frijoles.');
  write('Price', '55.50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Prepared food');

  const way = Promise.withResolvers<File>();
  vi.mocked(shrinkPicture).mockReturnValueOnce(way.promise);
  await beginPicture(/^More photos/, aPictureFile('slow.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Other ways to save' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save as draft' }));
  expect(at.calls.to(createProduct)).toEqual([]);
  way.resolve(aPictureFile('slow.jpg'));
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect(pictures()).toEqual(['photo', 'files']);
  expect(at.calls.to(createProduct).map(({ body }) => body.published)).toEqual([false]);
});
