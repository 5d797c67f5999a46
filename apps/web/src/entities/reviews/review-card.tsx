import { Avatar, Group, Stack, Text } from '@mantine/core';
import type { Review } from '@mercadito/contracts/reviews';
import { joinWords } from '@mercadito/domain/join-words';
import { localTime } from '@mercadito/domain/opening-hours/local-time';
import type { ReactNode } from 'react';
import { useDates } from '../../shared/format/dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useSite } from '../../shared/site/use-site.tsx';
import desk from '../../shared/ui/desk.module.css';
import { StarRating } from '../../shared/ui/star-rating.tsx';
import words from '../../shared/ui/words.module.css';
import classes from './reviews.module.css';

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
