import { Alert } from '@mantine/core';
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
