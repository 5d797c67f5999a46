import { useEffect, useState } from 'react';
import { useHistory } from './router.tsx';
import { beginUnsavedWork } from './unsaved-work.ts';

interface LeaveQuestion {
  /** Whether the person is on the way out and has to be asked. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/** Keeps a person from losing what they typed: asks before another page, and before closing the window. */
export function useLeaveGuard(isDirty: boolean): LeaveQuestion {
  const history = useHistory();
  const [wayOut, setWayOut] = useState<{ leave: () => void } | null>(null);

  useEffect(() => {
    if (!isDirty) return;
    const end = beginUnsavedWork();
    // The guard stands until the form is gone: who has said that they leave may still be there, where nothing is before the page.
    const open = history.guard((leave) => setWayOut({ leave }));
    return () => {
      open();
      end();
    };
  }, [isDirty, history]);

  const close = () => setWayOut(null);
  return {
    isAsked: wayOut !== null,
    leave: () => {
      close();
      wayOut?.leave();
    },
    stay: close,
  };
}
