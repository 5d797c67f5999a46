import { hrefHere, hrefTo } from '@mercadito/contracts/site/addresses';
import { IconShoppingBagX } from '@tabler/icons-react';
import { useGetProductQuery } from '../../entities/products/products.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { Navigate, useLocation, useParams } from '../../shared/navigation/router.tsx';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { ProductSkeleton } from './product/product-facts.tsx';
import { ProductPage } from './product/product-page.tsx';

/** One product, to be looked at and put into the cart (SCREEN-5). */
export function Component() {
  const { t } = useTranslation('shop');
  const { businessId, productId } = useParams<'product'>();
  const { search } = useLocation();
  const product = useGetProductQuery({ id: productId });
  return (
    <Loaded reading={product} skeleton={<ProductSkeleton />} failed={t('product.failed')} absent={<AbsentProduct />}>
      {(found) => {
        // A product has one address: under the business that sells it.
        if (businessId !== found.company)
          return (
            <Navigate
              to={hrefHere(hrefTo('product', { businessId: found.company, productId: found.id }), search)}
              replace
            />
          );
        // Another product begins with nothing chosen.
        return <ProductPage key={found.id} product={found} />;
      }}
    </Loaded>
  );
}

function AbsentProduct() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconShoppingBagX size={40} stroke={1.5} />}
      title={t('product.absentTitle')}
      text={t('product.absentText')}
      mayBeForMembers
      to={hrefTo('home')}
      action={t('product.toProducts')}
    />
  );
}
