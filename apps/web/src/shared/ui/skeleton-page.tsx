import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../i18n/use-translation.ts';

/** A page to come of which nothing is known yet. */
export function SkeletonPage() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={32} width="45%" />
      <Skeleton height={180} />
      <Skeleton height={18} width="90%" />
      <Skeleton height={18} width="70%" />
    </Stack>
  );
}
