import { isApiError, isTransportError, problemOf } from '../api/api-error.ts';
import { errorText } from '../i18n/error-text.ts';
import type { Translate } from '../i18n/text-keys.ts';

/** Why a picture was not taken by the server, in words of its own where it has some (PICTURE-4). */
export function uploadFailureText(error: unknown, t: Translate<'kit'>): string {
  if (isTransportError(error)) return t('pictures.requestFailed');
  if (isApiError(error) && error.status === 404) return t('pictures.notFound');
  const code = problemOf(error)?.code ?? '';
  // Too large, no picture, one too many: what the person can mend is said as it is.
  if (isApiError(error) && Number(error.status) < 500 && !code.startsWith('http_')) return errorText(error);
  return t('pictures.unexpected');
}
