import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { byServerClock } from '../clock/server-clock.ts';
import { useDates } from '../format/use-dates.ts';
import { useNow } from '../hooks/use-now.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './stale-note.module.css';

interface StaleNoteProps {
  /** Why the last reading failed; nothing is shown without one. */
  error: unknown;
  /** When what is shown was read, in milliseconds. */
  readAt: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above data that could not be renewed: how old it is, why, and again (LOOK-1). */
export function StaleNote({ error, readAt, onRetry, isRetrying }: StaleNoteProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useNow();
  if (!error) return null;
  const when = dates.relative((readAt ? new Date(byServerClock(readAt)) : now).toISOString(), now);
  return (
    <div className={classes.note} role="status">
      <p className={classes.text}>
        <span className={classes.when}>
          <IconCloudOff size={20} aria-hidden="true" className={classes.sign} />
          {t('stale', { when })}
        </span>
        {errorText(error)}
      </p>
      <Button variant="default" onClick={onRetry} loading={isRetrying}>
        {t('retry')}
      </Button>
    </div>
  );
}
