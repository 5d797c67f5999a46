import { Button, Group } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isAbsent } from '../api/api-error.ts';
import { byServerClock } from '../clock/server-clock.ts';
import { useDates } from '../format/dates.ts';
import { useNow } from '../hooks/use-now.ts';
import { errorText } from '../i18n/error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useHasUnsavedWork } from '../navigation/unsaved-work.ts';
import { FailedState } from './empty-state.tsx';
import classes from './loaded.module.css';

/** What a query's hook answers, one of a single thing or of a list with Load More. */
export interface Reading<Data> {
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly isFetchNextPageError?: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

interface LoadedProps<Data> {
  reading: Reading<Data>;
  /** What stands there until the first answer, in the boxes that will come. */
  skeleton: ReactNode;
  /** What could not be loaded, in the words of docs/product where it has some. */
  failed?: string | undefined;
  /** Another way on than trying again, such as clearing the search. */
  failedAction?: ReactNode;
  /** What stands there when the server says that there is none; without it that is a failure like others. */
  absent?: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * What has been read, in all the states it can be in: on its way, failed, absent, there, and there but not to be renewed.
 * Data of another argument is never shown, hence `currentData`.
 */
export function Loaded<Data>({ reading, skeleton, failed, failedAction, absent, children }: LoadedProps<Data>) {
  const { currentData, error, isFetching } = reading;
  const retry = { onRetry: () => void reading.refetch(), isRetrying: isFetching };

  // Under what somebody writes it stays, though it is gone: saving says so (LOOK-22).
  const isWrittenOn = useHasUnsavedWork() && currentData !== undefined;

  if (absent !== undefined && isAbsent(error) && !isWrittenOn) return absent;
  if (currentData === undefined) {
    return error && !isFetching ? (
      <FailedState title={failed} error={error} action={failedAction} {...retry} />
    ) : (
      skeleton
    );
  }
  return (
    <>
      {/* A further page that failed says nothing of those that are there; Load More tells of it. */}
      {!reading.isFetchNextPageError && <StaleNote error={error} readAt={reading.fulfilledTimeStamp} {...retry} />}
      {children(currentData)}
    </>
  );
}

interface StaleNoteProps {
  /** Why the last reading failed; nothing is shown without one. */
  error: unknown;
  /** When what is shown was read, in milliseconds. */
  readAt: number | undefined;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Above data that could not be renewed: how old it is, why, and again (LOOK-1). */
function StaleNote({ error, readAt, onRetry, isRetrying }: StaleNoteProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const now = useNow();
  if (!error) return null;
  const when = dates.relative((readAt ? new Date(byServerClock(readAt)) : now).toISOString(), now);
  return (
    <Group className={classes.note} justify="space-between" gap="var(--mantine-spacing-xs) var(--mantine-spacing-md)">
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
    </Group>
  );
}
