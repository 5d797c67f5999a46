import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Keeps a person from losing what they typed: asks before another page, and before closing the window. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return useBlocker(isDirty);
}
