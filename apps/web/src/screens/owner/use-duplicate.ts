import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useDuplicateProductMutation } from '../../entities/products/product-editing.api.ts';
import { useNavigate } from '../../shared/navigation/router.tsx';
import { tell, tellError } from '../../shared/ui/toast.tsx';

/**
 * Copies a product and leads to the copy, which is a draft (COPY-1).
 * @param message what is told of it
 * @param fromUrl where the copy's form leads back to
 */
export function useDuplicate(message: string, fromUrl: string) {
  const navigate = useNavigate();
  const [duplicate, { isLoading }] = useDuplicateProductMutation();
  const copy = async ({ id, company }: { readonly id: number; readonly company: number }) => {
    const { data, error } = await duplicate({ productId: id, company_id: company });
    if (!data) return tellError(error);
    tell(message);
    navigate(hrefTo('updateProduct', { productId: data.id }, { fromUrl }));
  };
  return { copy, isLoading };
}
