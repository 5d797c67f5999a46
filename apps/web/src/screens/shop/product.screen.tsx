import { skipToken } from '@reduxjs/toolkit/query';
import { IconShoppingBagX } from '@tabler/icons-react';
import { Navigate, useLocation, useParams } from 'react-router';
import { ProductSkeleton } from '../../features/products/product-skeleton.tsx';
import { useGetProductQuery } from '../../features/products/products.api.ts';
import { isAbsent } from '../../shared/api/api-error.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { AbsentPage } from '../../shared/ui/absent-page.tsx';
import { FailedState } from '../../shared/ui/failed-state.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { StaleNote } from '../../shared/ui/stale-note.tsx';
import { ProductPage } from './product-page.tsx';

/** One product, to be looked at and put into the cart (spec 1 §2). */
export function Component() {
  const { t } = useTranslation('shop');
  const { businessId, productId } = useParams();
  const { search } = useLocation();
  const id = Number(productId);
  const isId = Number.isSafeInteger(id) && id > 0;
  const product = useGetProductQuery(isId ? { id } : skipToken);
  const { currentData, error, isFetching, refetch } = product;
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching };

  if (!isId || (isAbsent(error) && !isFetching)) return <AbsentProduct />;
  if (!currentData) {
    if (error && !isFetching) return <FailedState title={t('product.failed')} error={error} {...retry} />;
    return <ProductSkeleton />;
  }
  // A product has one address: under the business that sells it.
  if (Number(businessId) !== currentData.company)
    return <Navigate to={`/product/${currentData.company}/${currentData.id}${search}`} replace />;
  return (
    <>
      <PageHead title={currentData.name} />
      <StaleNote error={error} readAt={product.fulfilledTimeStamp} {...retry} />
      {/* Another product begins with nothing chosen. */}
      <ProductPage key={currentData.id} product={currentData} />
    </>
  );
}

function AbsentProduct() {
  const { t } = useTranslation('shop');
  return (
    <AbsentPage
      icon={<IconShoppingBagX size={40} stroke={1.5} />}
      title={t('product.absentTitle')}
      text={t('product.absentText')}
      to="/"
      action={t('product.toProducts')}
    />
  );
}
