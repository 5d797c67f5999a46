import { Stack } from '@mantine/core';
import { RatingSummary } from '../../../entities/reviews/rating-summary.tsx';
import { ReviewCard } from '../../../entities/reviews/review-card.tsx';
import { useListProductReviewsInfiniteQuery } from '../../../entities/reviews/reviews.api.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { QuietlyLoaded } from '../../../shared/ui/quietly-loaded.tsx';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';

/** So many of them stand on the product's page. */
const SHOWN = 2;

/** How the stars fall, and the newest of what people say. */
export function FirstReviews({ productId }: { productId: number }) {
  const { t } = useTranslation('reviews');
  const reading = useListProductReviewsInfiniteQuery({ productId });
  return (
    <QuietlyLoaded reading={reading} skeleton={<ReviewsSkeleton isComing />} failed={t('failed.product')}>
      {({ pages: [first] }) =>
        first && (
          <Stack gap="sm">
            <RatingSummary histogram={first.histogram} />
            <StackedList label={t('list')} gap="sm">
              {first.results.slice(0, SHOWN).map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </StackedList>
          </Stack>
        )
      }
    </QuietlyLoaded>
  );
}
