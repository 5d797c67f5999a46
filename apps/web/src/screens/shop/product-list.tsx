import { hrefTo } from '@mercadito/contracts/site/addresses';
import { may } from '@mercadito/domain/access/may';
import { memo, type Ref, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCart } from '../../entities/cart/use-cart.ts';
import { OpenWord } from '../../entities/opening-hours/open-state.tsx';
import { canBeOrdered } from '../../entities/products/can-be-ordered.ts';
import { type CardProduct, ProductCard } from '../../entities/products/product-card.tsx';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Link } from '../../shared/navigation/router.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { DrawnSign } from '../../shared/ui/drawn-sign.tsx';
import { lazyChunk } from '../../shared/ui/lazy-chunk.ts';
import { FavoriteButton } from './favorite-button.tsx';
import classes from './product-list.module.css';
import { useAddHere } from './use-add-to-cart.ts';

/** The first row of a wide screen; a phone's browser takes small pictures (the page preloads as many). */
export const FIRST_ROW = 4;

interface ProductListProps {
  products: readonly CardProduct[];
  label: string;
  isInShop?: boolean;
  ref?: Ref<HTMLUListElement>;
}

export function ProductList({ label, ref, ...cards }: ProductListProps) {
  return (
    <CardGrid ref={ref} label={label}>
      <ProductCards {...cards} />
    </CardGrid>
  );
}

interface ProductCardsProps extends Pick<ProductListProps, 'products' | 'isInShop'> {
  /** Below another product, whose own buttons are the page's: no hearts, and another word for the way into the cart. */
  isBeside?: boolean | undefined;
  /** How many are among the first that are seen. */
  eager?: number;
}

/** The cards of a list or a row, with hearts and the way into the cart. */
export function ProductCards({ products, isInShop, isBeside = false, eager = FIRST_ROW }: ProductCardsProps) {
  const { viewer } = useSession();
  const quickAdd = useQuickAdd(isBeside);
  const isShopping = may(viewer, 'shopping.see').allowed;
  return products.map((product, at) => (
    <ListedProduct
      key={product.id}
      {...quickAdd(product)}
      isEager={at < eager}
      isInShop={isInShop}
      isShopping={isShopping}
    />
  ));
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
  const { isBeside } = quickAdd;
  return (
    <ProductCard
      product={product}
      isEager={isEager}
      isInShop={isInShop}
      heart={isShopping && !isBeside && <FavoriteButton kind="product" id={product.id} name={product.name} />}
      openState={!isInShop && <OpenWord of={product} />}
      action={isShopping && canBeOrdered(product) && <QuickAdd product={product} {...quickAdd} />}
    />
  );
});

// With the first piece comes what counts the pieces.
const CardStepper = lazyChunk(() => import('./card-stepper.tsx').then((m) => m.CardStepper));

interface QuickAddProps {
  product: CardProduct;
  isBeside: boolean;
  /** Always the same function, so that a tap renders one card and not the whole list. */
  add: (product: CardProduct) => void;
  isAdding: boolean;
  isInCart: boolean;
  /** Whether it was added last of all here. */
  isLast: boolean;
  /** Why it did not go in the last time. */
  problem: string | null;
}

/** One way into the cart for all cards of a list, which stays where it is: what each of them is told. */
function useQuickAdd(isBeside: boolean): (product: CardProduct) => QuickAddProps {
  const { addToCart, adding, problemWith } = useAddHere();
  const { rows } = useCart();
  // Without options: with some it is another line.
  const inCart = useMemo(
    () => new Set(rows.filter(({ attributeIds }) => attributeIds.length === 0).map(({ productId }) => productId)),
    [rows],
  );
  const [last, setLast] = useState<number | null>(null);
  const latest = useRef(addToCart);
  useLayoutEffect(() => {
    latest.current = addToCart;
  });
  const add = useCallback((product: CardProduct) => {
    setLast(product.id);
    void latest.current({ product, attributes: [], count: 1 });
  }, []);
  return (product) => ({
    product,
    isBeside,
    add,
    isAdding: adding.has(product.id),
    isInCart: inCart.has(product.id),
    isLast: product.id === last,
    problem: problemWith(product.id)?.text ?? null,
  });
}

/** Puts a product straight into the cart and then counts it; one that has to be chosen first leads to its page (PRODUCT-9). */
function QuickAdd(props: QuickAddProps) {
  const { t } = useTranslation('shop');
  const { product, isInCart, isLast } = props;
  if (product.has_required_options) {
    return (
      <Link
        to={hrefTo('product', { businessId: product.company, productId: product.id })}
        className={classes.add}
        data-chooses
        aria-label={t('card.chooseName', { name: product.name })}
      >
        <DrawnSign of="plus" size={20} />
      </Link>
    );
  }
  if (!isInCart) return <AddButton {...props} />;
  return (
    <Suspense fallback={<AddButton {...props} isAdding />}>
      <CardStepper productId={product.id} isNew={isLast} />
    </Suspense>
  );
}

function AddButton({ product, isBeside, add, isAdding, problem }: QuickAddProps) {
  const { t } = useTranslation('shop');
  return (
    <>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <button
        type="button"
        className={classes.add}
        aria-label={t(isBeside ? 'card.addBeside' : 'card.addName', { name: product.name })}
        aria-disabled={isAdding || undefined}
        data-loading={isAdding || undefined}
        onClick={() => isAdding || add(product)}
      >
        <DrawnSign of="plus" size={20} />
      </button>
    </>
  );
}
