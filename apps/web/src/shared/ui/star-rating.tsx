import type { Href } from '@mercadito/contracts/site/addresses';
import { numberText } from '@mercadito/domain/number-text';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { Link } from '../navigation/router.tsx';
import layout from './layout.module.css';
import classes from './star-rating.module.css';
import words from './words.module.css';

interface StarRatingProps {
  rating: number;
  /** How many reviews it comes from; left out, only the stars are shown. */
  count?: number;
  size?: 'card' | 'line' | 'page';
}

/** Five stars in whole and half steps (REVIEW-4). */
export function StarRating({ rating, count, size = 'line' }: StarRatingProps) {
  const { t } = useTranslation();
  const halves = Math.round(rating * 2) / 2;
  return (
    <span className={layout.inlineRow}>
      <span
        className={classes.stars}
        role="img"
        aria-label={t('rating', { rating: halves })}
        data-size={size}
        style={{ backgroundSize: `${halves * 20}% 100%` }}
      />
      {count !== undefined && (
        <>
          <span className={words.small} aria-hidden="true">{`(${numberText(count)})`}</span>
          <span className={classes.hidden}>{t('reviews', { count })}</span>
        </>
      )}
    </span>
  );
}

const REVIEWS_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  minHeight: '2.75rem',
  color: 'var(--text-quiet)',
  textUnderlineOffset: '0.25rem',
};

/** The stars of a thing, or that it has none yet, as the way to what people say of it. */
export function ReviewsLink({ to, children }: { to: Href; children: ReactNode }) {
  return (
    <Link to={to} style={REVIEWS_LINK}>
      {children}
    </Link>
  );
}
