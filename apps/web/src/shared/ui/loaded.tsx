import type { ReactNode } from 'react';
import { isAbsent } from '../api/api-error.ts';
import { useHasUnsavedWork } from '../navigation/unsaved-work.ts';
import { FailedState } from './failed-state.tsx';
import { StaleNote } from './stale-note.tsx';

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
