import { Avatar, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { summarizeRatings } from '@mercadito/domain/catalog/rating';
import { joinWords } from '@mercadito/domain/join-words';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { ReactNode, RefObject } from 'react';
import { useDates } from '../../../shared/format/dates.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StackedList } from '../../../shared/lists/stacked-list.tsx';
import { useSite } from '../../../shared/site/use-site.ts';
import desk from '../../../shared/ui/desk.module.css';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import words from '../../../shared/ui/words.module.css';
import classes from './reviews.module.css';

interface RatingSummaryProps {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: readonly number[];
}

export function RatingSummary({ histogram }: RatingSummaryProps) {
  const { t } = useTranslation('reviews');
  const { count, mean, shares } = summarizeRatings(histogram);
  const bars = histogram.map((each, at) => ({ stars: at + 1, count: each, share: shares[at] ?? 0 })).reverse();
  return (
    <Group
      component="section"
      className={`${desk.chosenPaper} ${classes.paper}`}
      gap="var(--mantine-spacing-md) var(--mantine-spacing-xl)"
      aria-label={t('summary')}
    >
      <Stack miw="6rem" align="center" gap={0}>
        <strong className={classes.figure}>{mean.toFixed(1)}</strong>
        <StarRating rating={mean} size="page" />
        <Text size="sm" c="dimmed">
          {t('common:reviews', { count })}
        </Text>
      </Stack>
      <StackedList className={classes.bars} gap="xxs">
        {bars.map((bar) => (
          <li key={bar.stars} className={classes.barRow}>
            <span>{t('stars', { count: bar.stars })}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: `${bar.share}%` }} />
            </span>
            <span className={classes.barCount}>{bar.count}</span>
          </li>
        ))}
      </StackedList>
    </Group>
  );
}

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
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')}>
      {NUMBERS.map((each) => (
        <Skeleton key={each} h="8.5rem" />
      ))}
    </Stack>
  );
}

interface ReviewCardProps {
  review: Review;
  /** Beside the own one: the way to edit it. */
  action?: ReactNode;
}

/** What one person says: stars, when, and the words. The own one is marked. */
function ReviewCard({ review, action }: ReviewCardProps) {
  const { t } = useTranslation('reviews');
  const name = joinWords(review.name, review.last_name);
  return (
    <Stack
      component="li"
      className={`${desk.chosenPaper} ${classes.paper}`}
      gap="xs"
      data-own={action !== undefined || undefined}
    >
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-sm)">
        <Avatar src={review.profile_image} alt="" name={name} color="gray" />
        <Stack className={words.breaks} flex="1 1 8rem" miw={0} gap={0}>
          <Text fw={600}>{action === undefined ? name : t('own.title')}</Text>
          <When at={review.createdAt} />
        </Stack>
        {action}
      </Group>
      <StarRating rating={review.rating} />
      {review.comment && <p className={classes.comment}>{review.comment}</p>}
    </Stack>
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
