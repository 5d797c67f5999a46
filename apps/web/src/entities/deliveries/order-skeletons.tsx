import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './order-card.module.css';

const NUMBERS = [0, 1, 2];

/** Orders to come, in the boxes they will have. */
export function OrderSkeletons({ count = NUMBERS.length }: { count?: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.list} role="status" aria-label={t('loading')}>
      {NUMBERS.slice(0, count).map((each) => (
        <Skeleton key={each} className={classes.skeleton} radius="md" />
      ))}
    </div>
  );
}
