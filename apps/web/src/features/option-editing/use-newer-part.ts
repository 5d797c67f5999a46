import type { Problem } from '@mercadito/contracts/common';
import type { ProductDetails } from '@mercadito/contracts/products';
import { type NewerVersion, useNewerVersion } from '../../shared/forms/use-newer-version.ts';
import type { OptionEditing } from './option-editing.ts';

/** Said of a part that somebody has deleted meanwhile, as the server says it. */
const GONE: { status: number; data: Problem } = {
  status: 404,
  data: { detail: 'Not found', message: 'Not found', code: 'not_found' },
};

/**
 * What stands there of an option or an attribute that somebody else has saved meanwhile (OPTION-7). Once it has been read, the next
 * saving goes with its version.
 * @param valuesIn what its form would begin with in this product; undefined where it is gone
 */
export function useNewerPart<V>(
  { product, readAgain }: OptionEditing,
  valuesIn: (product: ProductDetails) => V | undefined,
): NewerVersion<V> {
  return useNewerVersion<V>(product.updated_at, async () => {
    const standing = await readAgain();
    const values = valuesIn(standing);
    if (!values) throw GONE;
    return { values, updated_at: standing.updated_at };
  });
}
