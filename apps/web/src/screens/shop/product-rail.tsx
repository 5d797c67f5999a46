import type { Href } from '@mercadito/contracts/site/addresses';
import type { CardProduct } from '../../entities/products/product-card.tsx';
import { Rail } from '../../shared/ui/rail.tsx';
import { ProductCards } from './product-list.tsx';

interface ProductRailProps {
  title: string;
  /** Where its whole list is. */
  to: Href;
  products: readonly CardProduct[];
  /** All of one shop, whose page says which. */
  isInShop?: boolean;
  /** Below another product. */
  isBeside?: boolean;
  /** How many pictures do not wait. */
  eager?: number;
}

/** A row of goods; with nothing in it it is not there. */
export function ProductRail({ title, to, products, isInShop, isBeside, eager = 0 }: ProductRailProps) {
  if (products.length === 0) return null;
  return (
    <Rail title={title} to={to}>
      <ProductCards products={products} isInShop={isInShop} isBeside={isBeside} eager={eager} />
    </Rail>
  );
}
