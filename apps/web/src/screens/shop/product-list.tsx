import type { Product } from '@mercadito/contracts/products';
import { hasShoppingSide } from '@mercadito/domain/access/person';
import { type ReactNode, useRef } from 'react';
import { FavoriteButton } from '../../features/favorites/favorite-button.tsx';
import { ProductCard } from '../../features/products/product-card.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { LoadMore } from '../../shared/ui/load-more.tsx';
import { QuickAdd, useQuickAdd } from './quick-add.tsx';

/** The first row of a wide screen; a phone's browser takes small pictures (the page preloads as many). */
export const FIRST_ROW = 4;

interface ProductListProps {
  products: readonly Product[];
  label: string;
  isInShop?: boolean;
  /** How many there are in all. */
  total: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  onLoadMore: () => void;
  /** Between the cards and Load More: what went wrong with the last page. */
  note?: ReactNode;
}

/** Product cards with heart and quick add, and the way to more of them. */
export function ProductList(props: ProductListProps) {
  const { products, label, isInShop, total, hasMore, isLoadingMore, onLoadMore, note } = props;
  const list = useRef<HTMLUListElement>(null);
  const { viewer } = useSession();
  const quickAdd = useQuickAdd();
  const isShopping = hasShoppingSide(viewer);
  return (
    <>
      <CardGrid ref={list} label={label}>
        {products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            isEager={at < FIRST_ROW}
            isInShop={isInShop}
            heart={isShopping && <FavoriteButton kind="product" id={product.id} name={product.name} />}
            action={isShopping && product.available && <QuickAdd product={product} quickAdd={quickAdd} />}
          />
        ))}
      </CardGrid>
      {note}
      <LoadMore
        listRef={list}
        shown={products.length}
        total={total}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoad={onLoadMore}
      />
    </>
  );
}
