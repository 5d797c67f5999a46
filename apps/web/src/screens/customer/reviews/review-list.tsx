import { Skeleton, Stack } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import type { ReactNode, RefObject } from 'react';
import { ReviewCard } from '../../../entities/reviews/review-card.tsx';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useLoading } from '../../../shared/ui/use-loading.ts';

interface ReviewListProps {
  ref: RefObject<HTMLUListElement | null>;
  reviews: readonly Review[];
  /** The own one, wherever it stands in the list: it comes first. */
  own: Review | null;
  /** The way to edit the own one. */
  edit: ReactNode;
}

export function ReviewList({ ref, reviews, own, edit }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  return (
    <StackedList ref={ref} label={t('list')}>
      {own && <ReviewCard review={own} action={edit} />}
      {reviews
        .filter(({ id }) => id !== own?.id)
        .map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
    </StackedList>
  );
}

const NUMBERS = [0, 1, 2, 3];

export function ReviewListSkeleton() {
  return (
    <Stack {...useLoading()}>
      {NUMBERS.map((each) => (
        <Skeleton key={each} h="8.5rem" />
      ))}
    </Stack>
  );
}
