import { Alert } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { isApiError, isTransportError } from '../api/api-error.ts';
import { errorText } from '../i18n/error-text.ts';

/** Why a form could not be sent, where that is about none of its fields; nothing without an error. */
export function FormFailure({ error }: { error: unknown }) {
  if (error === null) return null;
  return (
    <Alert color="red" role="alert">
      {errorText(error)}
    </Alert>
  );
}

interface EditFailureProps {
  error: unknown;
  /** What did not happen, for a server that only says that it failed. */
  general: string;
}

/** Too busy is no fault: it says when to come back. */
const isServersOwn = (error: unknown): boolean =>
  isApiError(error) && !isTransportError(error) && Number(error.status) >= 500 && error.status !== 503;

/** Why a thing was not saved, in the words of its form: what the person can mend is said as it is. */
export function EditFailure({ error, general }: EditFailureProps) {
  if (!isServersOwn(error)) return <FormFailure error={error} />;
  return (
    <Alert color="red" role="alert">
      {general}
    </Alert>
  );
}

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
