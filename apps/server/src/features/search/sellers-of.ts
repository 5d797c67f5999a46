import type { FoundGoods } from './find-goods.ts';

/** A business that sells what a search found, with the best match of its goods. */
export interface Seller {
  readonly companyId: number;
  readonly productId: number;
  readonly rank: number;
}

/** Behind any whose goods are ranked. */
const LAST = 0;

/**
 * Businesses by what they sell, the one with the best match first (SEARCH-10). Nobody is shown for goods that have a part of what
 * was asked for: of a business, unlike in a list of goods, nothing would say so.
 */
export function sellersOf({ products, soldBy, onlyHave }: FoundGoods): Seller[] {
  if (onlyHave !== null) return [];
  const sellers = new Map<number, Seller>();
  const others = soldBy.map(({ id, company_id: companyId }) => ({ id, companyId, rank: LAST }));
  for (const { id, companyId, rank } of [...products, ...others])
    if (!sellers.has(companyId)) sellers.set(companyId, { companyId, productId: id, rank });
  return [...sellers.values()];
}
