import { Alert } from '@mantine/core';
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
