import { Anchor } from '@mantine/core';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { Link } from '../../shared/navigation/link.ts';
import { useHere } from '../../shared/navigation/use-return-address.ts';

/** A product's name as the way to its form and back. */
export function ToOwnProduct({ product }: { product: { readonly product_id: number; readonly name: string } }) {
  const fromUrl = useHere();
  return (
    <Anchor component={Link} to={hrefTo('updateProduct', { productId: product.product_id }, { fromUrl })} fw={600}>
      {product.name}
    </Anchor>
  );
}
