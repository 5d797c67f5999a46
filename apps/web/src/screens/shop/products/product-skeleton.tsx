import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './product-facts.module.css';

/** A product to come, in the boxes of its page. */
export function ProductSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.skeletonPicture} radius="lg" />
      <Stack>
        <Skeleton height="2rem" width="80%" />
        <Skeleton height="1.25rem" width="40%" />
        <Skeleton height="2rem" width="50%" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="5rem" />
      </Stack>
    </div>
  );
}
