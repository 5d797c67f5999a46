import { Skeleton } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './review-card.module.css';
import { ReviewCard } from './review-card.tsx';

interface ReviewListProps {
  ref: RefObject<HTMLUListElement | null>;
  reviews: readonly Review[];
  /** The own one, wherever it stands in the list: it comes first. */
  own: Review | null;
  /** The way to edit the own one. */
  edit: ReactNode;
}

/** What people say, the own word first. */
export function ReviewList({ ref, reviews, own, edit }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul ref={ref} role="list" className={classes.list} aria-label={t('list')}>
      {own && <ReviewCard review={own} action={edit} />}
      {reviews
        .filter(({ id }) => id !== own?.id)
        .map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
    </ul>
  );
}

const NUMBERS = [0, 1, 2, 3];

/** Reviews to come, in the boxes they will have. */
export function ReviewListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')} className={classes.list}>
      {NUMBERS.map((each) => (
        <Skeleton key={each} className={classes.skeleton} radius="md" />
      ))}
    </div>
  );
}
