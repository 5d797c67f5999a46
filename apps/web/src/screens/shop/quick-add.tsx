import { Button } from '@mantine/core';
import type { Product } from '@mercadito/contracts/products';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './quick-add.module.css';

export interface QuickAddProps {
  product: Product;
  /** Always the same function, so that a tap renders one card and not the whole list. */
  add: (product: Product) => void;
  /** It is on its way into the cart. */
  isAdding: boolean;
  /** Why it did not go in the last time. */
  refusal: string | null;
}

/** One way into the cart for all cards of a list: what each of them is told. */
export function useQuickAdd(): (product: Product) => QuickAddProps {
  const { addToCart, isAdding, refusal } = useAddToCart();
  const [last, setLast] = useState<number | null>(null);
  const latest = useRef(addToCart);
  useLayoutEffect(() => {
    latest.current = addToCart;
  });
  const add = useCallback((product: Product) => {
    setLast(product.id);
    void latest.current({ product, attributes: [], count: 1 });
  }, []);
  return (product) => {
    const isLast = product.id === last;
    return { product, add, isAdding: isAdding && isLast, refusal: isLast && refusal ? refusal.text : null };
  };
}

/** Puts a product straight into the cart; one that has to be chosen first leads to its page (ui.md P2). */
export function QuickAdd({ product, add, isAdding, refusal }: QuickAddProps) {
  const { t } = useTranslation('shop');
  if (product.has_required_options) {
    return (
      <Button
        component={Link}
        to={`/product/${product.company}/${product.id}`}
        variant="default"
        fullWidth
        px={0}
        aria-label={t('card.chooseName', { name: product.name })}
      >
        {t('card.choose')}
      </Button>
    );
  }
  return (
    <>
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button
        variant="light"
        fullWidth
        px={0}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={t('card.addName', { name: product.name })}
        loading={isAdding}
        onClick={() => add(product)}
      >
        {t('card.add')}
      </Button>
    </>
  );
}
