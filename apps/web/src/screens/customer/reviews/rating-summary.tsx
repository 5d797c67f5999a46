import { Text } from '@mantine/core';
import { summarizeRatings } from '@mercadito/domain/catalog/rating';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { StarRating } from '../../../shared/ui/star-rating.tsx';
import classes from './rating-summary.module.css';

interface RatingSummaryProps {
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  histogram: readonly number[];
}

/** The mean of all stars, and how many gave which. */
export function RatingSummary({ histogram }: RatingSummaryProps) {
  const { t } = useTranslation('reviews');
  const { count, mean, shares } = summarizeRatings(histogram);
  const bars = histogram.map((each, at) => ({ stars: at + 1, count: each, share: shares[at] ?? 0 })).reverse();
  return (
    <section className={classes.summary} aria-label={t('summary')}>
      <div className={classes.mean}>
        <strong className={classes.figure}>{mean.toFixed(1)}</strong>
        <StarRating rating={mean} size={20} />
        <Text size="sm" c="dimmed">
          {t('common:reviews', { count })}
        </Text>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={classes.bars}>
        {bars.map((bar) => (
          <li key={bar.stars} className={classes.row}>
            <span className={classes.label}>{t('stars', { count: bar.stars })}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: `${bar.share}%` }} />
            </span>
            <span className={classes.count}>{bar.count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
