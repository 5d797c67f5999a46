import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { listProductCategories } from '@mercadito/contracts/categories';
import { getCompany } from '@mercadito/contracts/companies';
import { listCompanyProducts } from '@mercadito/contracts/products';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOwner } from '../../../../test/fixtures/accounts.ts';
import { someFigures } from '../../../../test/fixtures/business-figures.ts';
import { aCompany } from '../../../../test/fixtures/companies.ts';
import { PRODUCT_CATEGORIES } from '../../../../test/fixtures/product-categories.ts';
import { companyProducts } from '../../../../test/fixtures/products.ts';
import { openScreen } from '../../../../test/harness/open-screen.tsx';
import { reply } from '../../../../test/harness/replies.ts';

test('a discount within its limits is not called out of them, however it is written (LOOK-51)', async () => {
  await openScreen('/mybusiness/addproduct', {
    as: anOwner(),
    replies: [
      reply(listProductCategories, PRODUCT_CATEGORIES),
      reply(getCompany, aCompany()),
      reply(listCompanyProducts, companyProducts([])),
      reply(getBusinessFigures, someFigures()),
    ],
  });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Discount (%)' });
  for (const typed of ['10%', '10 %', '5.00', '5,00', '$10']) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(field.value, typed).toMatch(/^(10|5)$/);
    expect(screen.queryByText(/The discount is from/), typed).toBeNull();
  }
});
