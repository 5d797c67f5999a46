import { useEffect, useEffectEvent } from 'react';

/** Lets the message of a failed try go after its time, in milliseconds. */
export function useForgetting(failure: unknown, forget: () => void, after: number): void {
  const forgetIt = useEffectEvent(forget);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => forgetIt(), after);
    return () => clearTimeout(timer);
  }, [failure, after]);
}
