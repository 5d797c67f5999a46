import type { ProductDetails } from '@mercadito/contracts/products';
import type { SendBeside } from '../../entities/products/send-beside.ts';
import type { NewerVersion } from '../../shared/forms/use-newer-version.ts';

/**
 * Pictures and options are parts of a product's version (PRODUCT-13) and saved beside its form: what is answered is the
 * version the form has read then, unless somebody else has saved what the form does not show yet.
 */
export function useProductVersion<V>(product: ProductDetails, { lastRead }: NewerVersion<V>): SendBeside {
  return async (send) => {
    const isUnseen = Date.parse(product.updated_at) > Date.parse(lastRead.current);
    const answer = await send(isUnseen ? product.updated_at : lastRead.current);
    if (answer.data && !isUnseen) lastRead.current = answer.data.updated_at;
    return answer;
  };
}
