import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { errorText } from '../../shared/i18n/error-text.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';

interface StaleNoteProps {
  /** Why the last reading failed; nothing is shown without one. */
  error: unknown;
  /** When what is shown was read, in milliseconds. */
  readAt: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above data that could not be renewed: how old it is, and again. */
export function StaleNote({ error, readAt, onRetry, isRetrying }: StaleNoteProps) {
  const { t } = useTranslation('shop');
  const dates = useDates();
  const now = useNow();
  if (!error) return null;
  const when = dates.relative(new Date(readAt ?? now).toISOString(), now);
  return (
    <Alert role="alert" icon={<IconCloudOff />} color="yellow" title={t('list.stale', { when })}>
      {errorText(error)}{' '}
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        {t('common:retry')}
      </Button>
    </Alert>
  );
}
