import { canAddProduct } from '@mercadito/domain/catalog/limits';
import { useGetCompanyQuery } from '../../../entities/companies/companies.api.ts';
import { useListCompanyProductsInfiniteQuery } from '../../../entities/products/products.api.ts';

/**
 * Whether a business has as many products as a free account may have (PRODUCT-2). False while that is not known: the
 * server decides anyway.
 */
export function useProductLimit(companyId: number): boolean {
  const { currentData: company } = useGetCompanyQuery({ companyId });
  const { currentData: products } = useListCompanyProductsInfiniteQuery({ companyId, page_size: 1 });
  const productCount = products?.pages[0]?.total;
  if (!company || productCount === undefined) return false;
  return !canAddProduct({ productCount, hasPlan: company.subscription_product }).allowed;
}
