import type { Product } from '@mercadito/contracts/products';
import { may } from '@mercadito/domain/access/may';
import { memo, type Ref } from 'react';
import { canBeOrdered } from '../../entities/products/can-be-ordered.ts';
import { ProductCard } from '../../entities/products/product-card.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { FavoriteButton } from './favoriting/favorite-button.tsx';
import { QuickAdd, type QuickAddProps, useQuickAdd } from './quick-add.tsx';

/** The first row of a wide screen; a phone's browser takes small pictures (the page preloads as many). */
export const FIRST_ROW = 4;

interface ProductListProps {
  products: readonly Product[];
  label: string;
  isInShop?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Product cards with heart and quick add. */
export function ProductList({ products, label, isInShop, ref }: ProductListProps) {
  const { viewer } = useSession();
  const quickAdd = useQuickAdd();
  const isShopping = may(viewer, 'shopping.see').allowed;
  return (
    <CardGrid ref={ref} label={label}>
      {products.map((product, at) => (
        <ListedProduct
          key={product.id}
          {...quickAdd(product)}
          isEager={at < FIRST_ROW}
          isInShop={isInShop}
          isShopping={isShopping}
        />
      ))}
    </CardGrid>
  );
}

interface ListedProductProps extends QuickAddProps {
  isEager: boolean;
  isInShop: boolean | undefined;
  /** Drivers see goods, and have no cart and no favourites. */
  isShopping: boolean;
}

/** Kept as it is while others change: a phone takes a third of a second for three dozen cards. */
const ListedProduct = memo(function ListedProduct(props: ListedProductProps) {
  const { product, isEager, isInShop, isShopping, ...quickAdd } = props;
  return (
    <ProductCard
      product={product}
      isEager={isEager}
      isInShop={isInShop}
      heart={isShopping && <FavoriteButton kind="product" id={product.id} name={product.name} />}
      action={isShopping && canBeOrdered(product) && <QuickAdd product={product} {...quickAdd} />}
    />
  );
});
