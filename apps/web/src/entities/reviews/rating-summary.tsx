import { Group, Stack, Text } from '@mantine/core';
import { summarizeRatings } from '@mercadito/domain/catalog/rating';
import { numberText } from '@mercadito/domain/number-text';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { StackedList } from '../../shared/lists/stacked-list.tsx';
import desk from '../../shared/ui/desk.module.css';
import { StarRating } from '../../shared/ui/star-rating.tsx';
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
      <Stack className={classes.mean} align="center" gap={0}>
        <strong className={classes.figure}>{numberText(Math.round(mean * 10) / 10, 1)}</strong>
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
