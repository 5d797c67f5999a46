import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import classes from './company-header.module.css';

/** A business to come, in the boxes of its page. */
export function CompanySkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')} gap="sm">
      <Skeleton className={classes.skeletonBanner} radius="lg" />
      <div className={classes.below}>
        <span className={classes.logo}>
          <Skeleton circle height="calc(var(--logo-size) - 8px)" />
        </span>
      </div>
      <Skeleton height="2rem" width="60%" />
      <Skeleton height="1.25rem" width="80%" />
      <Skeleton height="2.75rem" width="50%" />
    </Stack>
  );
}
