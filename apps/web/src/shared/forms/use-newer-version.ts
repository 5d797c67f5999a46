import { type RefObject, useRef, useState } from 'react';
import { tellError } from '../ui/toast.tsx';

/** What stands there now of the thing that a form changes. */
export interface StandingVersion<V> {
  /** By the form's fields, as the form would begin with them; those that cannot be compared (new pictures) left out. */
  readonly values: Partial<V>;
  readonly updated_at: string;
}

export interface NewerVersion<V> {
  /** The `updated_at` to send along. Whoever stays on the form after saving puts the answer's here. */
  readonly lastRead: RefObject<string>;
  /** For `onNewer` of `useSubmit`: reads what stands there and has the person asked. */
  readonly ask: () => void;
  /** What she is asked about; null while she is not. */
  readonly standing: StandingVersion<V> | null;
  /** She knows what stands there by now. */
  readonly hasSeen: () => void;
  /** She decides later: the next saving asks again. */
  readonly putOff: () => void;
}

/**
 * Of a form whose thing somebody else may save meanwhile (CALL-14). What is read anew while it is open changes neither the
 * form nor `lastRead`, or her save would write over what she has not seen.
 * @param opened the `updated_at` of what the form was opened with
 * @param readAgain what stands there, from the server and no cache; what it throws is said, and saving asks again
 */
export function useNewerVersion<V>(opened: string, readAgain: () => Promise<StandingVersion<V>>): NewerVersion<V> {
  const lastRead = useRef(opened);
  const [standing, setStanding] = useState<StandingVersion<V> | null>(null);
  return {
    lastRead,
    standing,
    ask: () => void readAgain().then(setStanding, tellError),
    hasSeen: () => {
      lastRead.current = standing?.updated_at ?? lastRead.current;
      setStanding(null);
    },
    putOff: () => setStanding(null),
  };
}
