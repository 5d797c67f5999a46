import { Alert, Button, Group, Text } from '@mantine/core';
import { useDates } from '../../shared/format/use-dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface StaleNoteProps {
  /** When the server last answered, ms. */
  readAt: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** What is on the screen could not be read again: how old it is, and another try (ui.md G2). */
export function StaleNote({ readAt, onRetry, isRetrying }: StaleNoteProps) {
  const { t } = useTranslation('orders');
  const dates = useDates();
  const now = useNow();
  const when = readAt === undefined ? '' : dates.relative(new Date(readAt).toISOString(), now);
  return (
    <Alert role="status" mb="md">
      <Group justify="space-between">
        <Text size="sm">
          {t('stale')} {when && t('common:updated', { when })}
        </Text>
        <Button variant="default" onClick={onRetry} loading={isRetrying}>
          {t('common:retry')}
        </Button>
      </Group>
    </Alert>
  );
}
