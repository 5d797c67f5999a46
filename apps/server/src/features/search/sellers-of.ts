import type { FoundGoods } from './find-goods.ts';

/** A business that sells what a search found, with the best match of its goods. */
export interface Seller {
  readonly companyId: number;
  readonly productId: number;
  readonly rank: number;
}

/** Businesses by what they sell, the one with the best match first (SEARCH-10). */
export function sellersOf({ products }: Pick<FoundGoods, 'products'>): Seller[] {
  const sellers = new Map<number, Seller>();
  for (const { id, companyId, rank } of products)
    if (!sellers.has(companyId)) sellers.set(companyId, { companyId, productId: id, rank });
  return [...sellers.values()];
}
