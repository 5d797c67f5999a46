import { isApiError, isTransportError, problemOf } from '../api/api-error.ts';
import { errorText } from '../i18n/error-text.ts';
import type { Translate } from '../i18n/text-keys.ts';

/** What is said of a picture that could not be sent, where docs/product has words of its own for it. */
export interface UploadWords {
  readonly notFound?: string;
  readonly requestFailed?: string;
  readonly unexpected?: string;
}

/** Why a picture was not taken by the server, in words of its own where it has some (PICTURE-4). */
export function uploadFailureText(error: unknown, t: Translate<'kit'>, words?: UploadWords): string {
  if (isTransportError(error)) return words?.requestFailed ?? t('pictures.requestFailed');
  if (isApiError(error) && error.status === 404) return words?.notFound ?? t('pictures.notFound');
  const code = problemOf(error)?.code ?? '';
  // Too large, no picture, one too many: what the person can mend is said as it is.
  if (isApiError(error) && Number(error.status) < 500 && !code.startsWith('http_')) return errorText(error);
  return words?.unexpected ?? t('pictures.unexpected');
}
