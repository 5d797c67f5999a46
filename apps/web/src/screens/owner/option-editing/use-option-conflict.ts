import type { Problem } from '@mercadito/contracts/common';
import type { ProductDetails } from '@mercadito/contracts/products';
import { type EditConflict, useEditConflict } from '../../../shared/forms/use-edit-conflict.ts';
import type { OptionEditing } from './option-editing.ts';

/** Said of a part that somebody has deleted meanwhile, as the server says it. */
const GONE: { status: number; data: Problem } = {
  status: 404,
  data: { detail: 'Not found', message: 'Not found', code: 'not_found' },
};

/**
 * The version that an option or an attribute was typed against, and what stands there once somebody else has saved it
 * meanwhile (OPTION-7).
 * @param valuesIn what its form would begin with in this product; undefined where it is gone
 */
export function useOptionConflict<V>(
  { product, readAgain }: OptionEditing,
  valuesIn: (product: ProductDetails) => V | undefined,
): EditConflict<V> {
  return useEditConflict<V>(
    product.updated_at,
    async () => {
      const current = await readAgain();
      const values = valuesIn(current);
      if (!values) throw GONE;
      return { values, updated_at: current.updated_at };
    },
    valuesIn(product),
  );
}
