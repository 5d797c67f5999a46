import { Button, Stack, Text, Title } from '@mantine/core';
import type { ProductDetails } from '@mercadito/contracts/products';
import { hrefTo } from '@mercadito/contracts/site/addresses';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Link } from '../../../shared/navigation/router.tsx';
import { lazyChunk } from '../../../shared/ui/lazy-chunk.ts';
import { WhenNear } from '../../../shared/ui/when-near.tsx';
import words from '../../../shared/ui/words.module.css';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

const FirstReviews = lazyChunk(() => import('./first-reviews.tsx').then((m) => m.FirstReviews));

/** What people say of a product: the stars of all, the newest words, and the way to the rest (REVIEW-7). */
export function ProductReviews({ product }: { product: ProductDetails }) {
  const { t } = useTranslation('shop');
  const { id, company: businessId, reviews_count: count } = product;
  const to = hrefTo('productReviews', { businessId, productId: id });
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{t('product.reviews')}</Title>
      {count === 0 ? (
        <Text c="dimmed">
          {t('product.noReviews')}.{' '}
          <Link to={to} className={words.accent}>
            {t('product.firstReview')}
          </Link>
        </Text>
      ) : (
        <>
          <WhenNear fallback={<ReviewsSkeleton isComing={false} />}>
            <FirstReviews productId={id} />
          </WhenNear>
          <Button component={Link} to={to} variant="default">
            {t('product.allReviews', { count })}
          </Button>
        </>
      )}
    </Stack>
  );
}
