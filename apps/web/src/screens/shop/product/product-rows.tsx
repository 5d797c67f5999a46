import type { ProductRails } from '@mercadito/contracts/product-rails';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import type { Reading } from '../../../shared/ui/loaded.tsx';
import { QuietlyLoaded } from '../../../shared/ui/quietly-loaded.tsx';
import { RailSkeleton } from '../../../shared/ui/rail-skeleton.tsx';
import { ProductRail } from '../product-rail.tsx';

interface RowProps {
  product: ProductDetails;
  rails: Reading<ProductRails>;
}

/** What is like a product that cannot be bought, where the way into the cart would be (PRODUCT-25). */
export function AlikeRow({ product, rails }: RowProps) {
  const { t } = useTranslation('shop');
  return (
    <QuietlyLoaded reading={rails} skeleton={<RailSkeleton />} failed={t('product.alikeFailed')}>
      {({ alike }) => (
        <ProductRail
          title={t('product.alike')}
          to={hrefTo('home', {}, { category: product.category.id })}
          products={alike}
          eager={2}
          isBeside
        />
      )}
    </QuietlyLoaded>
  );
}

/** What else its shop sells (PRODUCT-24). */
export function MoreFromShop({ product, rails }: RowProps) {
  const { t } = useTranslation('shop');
  return (
    <QuietlyLoaded reading={rails} skeleton={<RailSkeleton />} failed={t('product.moreFailed')}>
      {({ more_from_shop: more }) => (
        <ProductRail
          title={t('product.more')}
          to={hrefTo('business', { businessId: product.company })}
          products={more}
          isInShop
          isBeside
        />
      )}
    </QuietlyLoaded>
  );
}
