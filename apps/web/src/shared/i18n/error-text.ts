import { type ApiError, isApiError } from '../api/api-error.ts';
import { findText, textOf } from './i18n.ts';

const NETWORK_KEYS = { FETCH_ERROR: 'network', TIMEOUT_ERROR: 'timeout', PARSING_ERROR: 'parsing' } as const;

function refusalText({ data }: Extract<ApiError, { data: unknown }>): string {
  // A server's code is any text, so the typed keys cannot name it.
  return findText(`errors:codes.${data.code}`, data.facts) ?? (data.detail || textOf('errors:unknown'));
}

/** What to tell a person: by the server's code in their language, else its own words, else what the network did. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return textOf('errors:unknown');
  return 'data' in error ? refusalText(error) : textOf(`errors:${NETWORK_KEYS[error.status]}`);
}
