import i18next from 'i18next';
import { type ApiError, isApiError } from '../api/api-error.ts';

const NETWORK_KEYS = { FETCH_ERROR: 'network', TIMEOUT_ERROR: 'timeout', PARSING_ERROR: 'parsing' } as const;

function refusalText({ data }: Extract<ApiError, { data: unknown }>): string {
  const key = `codes.${data.code}`;
  // A server's code is any text, so the typed keys cannot name it.
  const translate = i18next.t as (key: string, options: object) => string;
  if (i18next.exists(key, { ns: 'errors' })) return translate(key, { ns: 'errors', ...data.facts });
  return data.detail || i18next.t('errors:unknown');
}

/** What to tell a person: by the server's code in their language, else its own words, else what the network did. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return i18next.t('errors:unknown');
  return 'data' in error ? refusalText(error) : i18next.t(`errors:${NETWORK_KEYS[error.status]}`);
}
