import { Group, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';

const ROWS = ['first', 'second', 'third'];
const CARDS = ['1', '2', '3', '4', '5', '6'];

/** Rows to come. */
export function RailSkeletons() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" role="status" aria-label={t('loading')}>
      {ROWS.map((row) => (
        <div key={row} aria-hidden="true">
          <Skeleton height="1.5rem" width="9rem" my="xs" />
          <Group wrap="nowrap" gap="xs" style={{ overflow: 'hidden' }}>
            {CARDS.map((card) => (
              <Skeleton key={card} height="15rem" style={{ flex: '0 0 9.75rem' }} />
            ))}
          </Group>
        </div>
      ))}
    </Stack>
  );
}
