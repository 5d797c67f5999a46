import { Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { RailSkeleton } from '../../../shared/ui/rail-skeleton.tsx';

const ROWS = ['first', 'second', 'third'];

/** Rows to come. */
export function RailSkeletons() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <RailSkeleton key={row} />
      ))}
    </Stack>
  );
}
