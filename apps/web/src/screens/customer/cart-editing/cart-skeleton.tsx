import { Skeleton } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import groupClasses from './cart-groups.module.css';
import classes from './cart-line.module.css';

const ROWS = [1, 2, 3];

/** A cart to come, in the boxes it will have. */
export function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={groupClasses.group} role="status" aria-label={t('loading')}>
      <div className={groupClasses.head}>
        <Skeleton height={18} width="45%" />
      </div>
      {ROWS.map((row) => (
        <div key={row} className={classes.line}>
          <Skeleton className={classes.picture} style={{ aspectRatio: 1, height: 'auto' }} />
          <div className={classes.facts}>
            <Skeleton height={18} width="80%" />
            <Skeleton height={14} width="50%" />
          </div>
          <div className={classes.actions}>
            <Skeleton height={44} width={140} radius="xl" />
            <Skeleton height={20} width={90} className={classes.total} />
          </div>
        </div>
      ))}
    </div>
  );
}
