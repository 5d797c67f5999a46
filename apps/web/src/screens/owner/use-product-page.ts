import type { Input, Output } from '@mercadito/contracts/endpoint';
import type { CompanyProduct, listCompanyProducts } from '@mercadito/contracts/products';
import { useListCompanyProductsInfiniteQuery } from '../../entities/products/products.api.ts';

type ProductPage = Output<typeof listCompanyProducts>;

/** One page of an owner's products, by its number. */
export function useProductPage(asked: Input<typeof listCompanyProducts>) {
  const reading = useListCompanyProductsInfiniteQuery(asked);
  return { ...reading, currentData: reading.currentData?.pages[0], data: reading.data?.pages[0] };
}

/** The entries of a page: the pinned products, which every page answers with, stand before the first. */
export const entriesOfPage = ({ porducts_pinned, products, current_page }: ProductPage): readonly CompanyProduct[] =>
  current_page === 1 ? [...porducts_pinned, ...products] : products;
