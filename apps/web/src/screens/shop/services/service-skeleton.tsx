import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './service-page.module.css';

/** A service to come, in the boxes of its page. */
export function ServiceSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('loading')}>
      <Skeleton className={classes.back} height="2.75rem" width="60%" />
      <Skeleton className={classes.skeletonPicture} radius="lg" />
      <Stack>
        <Skeleton height="2rem" width="70%" />
        <Skeleton height="1.75rem" width="50%" />
        <Skeleton height="2.75rem" width="60%" />
        <Skeleton height="6rem" />
      </Stack>
    </div>
  );
}
