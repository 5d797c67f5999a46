import { type RefObject, useRef, useState } from 'react';
import { tellError } from '../ui/toast.tsx';

/** What stands there now of the thing that a form changes. */
export interface CurrentVersion<V> {
  /** By the form's fields, as the form would begin with them; those that cannot be compared (new pictures) left out. */
  readonly values: Partial<V>;
  readonly updated_at: string;
  /** All that another's change may be seen by, where `values` are not that. */
  readonly shown?: object;
}

export interface EditConflict<V> {
  /** The `updated_at` to send along. Whoever stays on the form after saving puts the answer's here. */
  readonly lastRead: RefObject<string>;
  /**
   * Told what is read of the thing while it is open: a version that shows the same as the one before it has nothing unseen
   * in it, and is sent along from then on.
   * @param isTaken the form is as it is read, whatever that shows
   */
  follow(current: CurrentVersion<V>, isTaken?: boolean): void;
  /** For `onConflict` of `useSubmit`: reads what is there now and has the person asked. */
  readonly ask: () => void;
  /** What she is asked about; null while she is not. */
  readonly current: CurrentVersion<V> | null;
  /** She knows what is there now by now. */
  readonly hasSeen: () => void;
  /** She decides later: the next saving asks again. */
  readonly putOff: () => void;
}

/**
 * Of a form whose thing somebody else may save meanwhile (CALL-14). What is read anew while it is open changes neither the
 * form nor `lastRead`, or her save would write over what she has not seen.
 * @param opened the `updated_at` of what the form was opened with
 * @param readAgain what is there now, from the server and no cache; what it throws is said, and saving asks again
 * @param shown what the form was opened with, for `follow`
 */
export function useEditConflict<V>(
  opened: string,
  readAgain: () => Promise<CurrentVersion<V>>,
  shown?: unknown,
): EditConflict<V> {
  const lastRead = useRef(opened);
  const seen = useRef(JSON.stringify(shown));
  const [current, setCurrent] = useState<CurrentVersion<V> | null>(null);
  return {
    lastRead,
    current,
    follow: (read, isTaken = false) => {
      const shows = JSON.stringify(read.shown ?? read.values);
      if (!isTaken && shows !== seen.current) return;
      seen.current = shows;
      if (Date.parse(read.updated_at) > Date.parse(lastRead.current)) lastRead.current = read.updated_at;
    },
    ask: () => void readAgain().then(setCurrent, tellError),
    hasSeen: () => {
      if (current) {
        lastRead.current = current.updated_at;
        seen.current = JSON.stringify(current.shown ?? current.values);
      }
      setCurrent(null);
    },
    putOff: () => setCurrent(null),
  };
}
