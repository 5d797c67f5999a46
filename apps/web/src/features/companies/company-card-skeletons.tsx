import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { CardCell, CardGrid } from '../../shared/ui/card-grid.tsx';
import classes from './company-card.module.css';

/** Spec 1 §2. */
const CARDS_WHILE_LOADING = 36;

/** Businesses to come, in the boxes of their cards. */
export function CompanyCardSkeletons({ count = CARDS_WHILE_LOADING }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <div aria-hidden="true">
        <CardGrid label={t('loading')}>
          {Array.from({ length: count }, (_, card) => card).map((card) => (
            <CardCell key={card}>
              <Skeleton radius={0} className={classes.skeletonBanner} />
              <div className={classes.body}>
                <span className={classes.logo}>
                  <Skeleton circle height="3.125rem" />
                </span>
                <Skeleton height="1.3rem" width="80%" />
                <Skeleton height="1.1rem" width="50%" />
                <Skeleton height="1.1rem" width="60%" />
                <Skeleton height="1.1rem" width="70%" />
              </div>
            </CardCell>
          ))}
        </CardGrid>
      </div>
    </div>
  );
}
