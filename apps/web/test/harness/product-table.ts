import { getBusinessFigures } from '@mercadito/contracts/business-figures';
import { getCompany } from '@mercadito/contracts/companies';
import { type CompanyProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { anOwner } from '../fixtures/accounts.ts';
import { someFigures } from '../fixtures/business-figures.ts';
import { aCompany } from '../fixtures/companies.ts';
import { aProduct, companyProducts } from '../fixtures/products.ts';
import { openScreen } from './open-screen.tsx';
import { type Reply, reply } from './replies.ts';

export const TABLE_ADDRESS = '/mybusiness/table-products';

/** A product as its owner's table has it. */
export const anOwnersProduct = (own: Partial<CompanyProduct> = {}): CompanyProduct => ({
  ...aProduct({ name: 'Pan de elote', price: 45 }),
  published: true,
  owners: {
    category_id: 1,
    quantityManage: true,
    stock: 7,
    for_sale: true,
    created_at: '2026-11-01T12:00:00Z',
    updated_at: '2026-11-01T12:00:00Z',
  },
  ...own,
});

/** Opens an owner's table of these products. */
export const openTable = (products: readonly CompanyProduct[], address = TABLE_ADDRESS, ...replies: Reply[]) =>
  openScreen(address, {
    as: anOwner(),
    replies: [
      reply(listCompanyProducts, companyProducts([...products])),
      reply(getBusinessFigures, someFigures()),
      reply(getCompany, aCompany()),
      ...replies,
    ],
  });
