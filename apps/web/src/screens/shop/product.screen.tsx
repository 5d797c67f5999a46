import { skipToken } from '@reduxjs/toolkit/query';
import { IconShoppingBagX } from '@tabler/icons-react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ProductSkeleton } from '../../entities/products/product-skeleton.tsx';
import { useGetProductQuery } from '../../entities/products/products.api.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { Loaded } from '../../shared/ui/loaded.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { ProductPage } from './product-page.tsx';

/** One product, to be looked at and put into the cart (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const { businessId, productId } = useParams();
  const { search } = useLocation();
  const id = Number(productId);
  const isId = Number.isSafeInteger(id) && id > 0;
  const product = useGetProductQuery(isId ? { id } : skipToken);

  if (!isId) return <AbsentProduct />;
  return (
    <Loaded reading={product} skeleton={<ProductSkeleton />} failed={t('product.failed')} absent={<AbsentProduct />}>
      {(found) => {
        // A product has one address: under the business that sells it.
        if (Number(businessId) !== found.company)
          return <Navigate to={`/product/${found.company}/${found.id}${search}`} replace />;
        return (
          <>
            <PageHead title={found.name} />
            {/* Another product begins with nothing chosen. */}
            <ProductPage key={found.id} product={found} />
          </>
        );
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
      to="/"
      action={t('product.toProducts')}
    />
  );
}
