import { Avatar, Text } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { joinWords } from '@mercadito/domain/join-words';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { ReactNode } from 'react';
import { useDates } from '../../../shared/format/use-dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useSite } from '../../../shared/site/use-site.ts';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import classes from './review-card.module.css';

interface ReviewCardProps {
  review: Review;
  /** Beside the own one: the way to edit it. */
  action?: ReactNode;
}

/** What one person says: stars, when, and the words. The own one is marked. */
export function ReviewCard({ review, action }: ReviewCardProps) {
  const { t } = useTranslation('reviews');
  const name = joinWords(review.name, review.last_name);
  return (
    <li className={classes.card} data-own={action !== undefined || undefined}>
      <div className={classes.head}>
        <Avatar src={review.profile_image} alt="" name={name} color="gray" />
        <div className={classes.who}>
          <Text fw={600}>{action === undefined ? name : t('own.title')}</Text>
          <When at={review.createdAt} />
        </div>
        {action}
      </div>
      <StarRating rating={review.rating} />
      <p className={classes.comment}>{review.comment}</p>
    </li>
  );
}

/** In words, and as the day that it was. */
function When({ at }: { at: string }) {
  const dates = useDates();
  const now = useNow();
  const { time_zone } = useSite();
  const day = localTime(new Date(at), time_zone).date;
  return (
    <Text component="time" dateTime={at} size="sm" c="dimmed">
      {dates.relative(at, now)} · {day}
    </Text>
  );
}
