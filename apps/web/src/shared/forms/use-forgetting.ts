import { useEffect, useEffectEvent } from 'react';

/** How long a message stays where a form has no time of its own. */
const USUAL_MS = 10_000;

/** Lets the message of a failed try go after its time, in milliseconds. */
export function useForgetting(failure: unknown, forget: () => void, after = USUAL_MS): void {
  const forgetIt = useEffectEvent(forget);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => forgetIt(), after);
    return () => clearTimeout(timer);
  }, [failure, after]);
}

interface Forgetful {
  readonly errors: object;
  readonly clearErrors: () => void;
}

/** Lets what is said of a form's fields go after its time, in milliseconds; sending it again says it again. */
export function useForgettingErrors({ errors, clearErrors }: Forgetful, after = USUAL_MS): void {
  const hasErrors = Object.keys(errors).length > 0;
  useForgetting(hasErrors ? errors : null, clearErrors, after);
}
