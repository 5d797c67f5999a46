import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useDates } from '../../shared/format/use-dates.ts';
import { useNow } from '../../shared/hooks/use-now.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import classes from './notice.module.css';

interface StaleNoteProps {
  /** Why the last reading failed; nothing is shown without one. */
  error: unknown;
  /** When what is shown was read, in milliseconds. */
  readAt: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above what could not be renewed: how old it is, and again. */
export function StaleNote({ error, readAt, onRetry, isRetrying }: StaleNoteProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useNow();
  if (!error) return null;
  const when = dates.relative(new Date(readAt ?? now).toISOString(), now);
  return (
    <div className={classes.notice} data-row role="status">
      <p className={classes.title}>
        <IconCloudOff size={24} aria-hidden="true" /> {t('updated', { when })}
      </p>
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
    </div>
  );
}
