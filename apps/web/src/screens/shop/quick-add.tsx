import { Button } from '@mantine/core';
import type { Product } from '@mercadito/contracts/products';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './quick-add.module.css';

interface QuickAddState {
  readonly add: (product: Product) => void;
  /** The product that is on its way into the cart. */
  readonly adding: number | null;
  /** Why the last one did not go in, and which it was. */
  readonly refused: { readonly product: number; readonly text: string } | null;
}

/** One way into the cart for all cards of a list. */
export function useQuickAdd(): QuickAddState {
  const { addToCart, isAdding, refusal } = useAddToCart();
  const [last, setLast] = useState<number | null>(null);
  return {
    add: (product) => {
      setLast(product.id);
      void addToCart({ product, attributes: [], count: 1 });
    },
    adding: isAdding ? last : null,
    refused: refusal && last !== null ? { product: last, text: refusal.text } : null,
  };
}

interface QuickAddProps {
  product: Product;
  quickAdd: QuickAddState;
}

/** Puts a product straight into the cart; one that has to be chosen first leads to its page (ui.md P2). */
export function QuickAdd({ product, quickAdd }: QuickAddProps) {
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
  const { add, adding, refused } = quickAdd;
  return (
    <>
      {refused?.product === product.id && (
        <p className={classes.refusal} role="alert">
          {refused.text}
        </p>
      )}
      <Button
        variant="light"
        fullWidth
        px={0}
        leftSection={<IconPlus size={18} aria-hidden="true" />}
        aria-label={t('card.addName', { name: product.name })}
        loading={adding === product.id}
        onClick={() => add(product)}
      >
        {t('card.add')}
      </Button>
    </>
  );
}
