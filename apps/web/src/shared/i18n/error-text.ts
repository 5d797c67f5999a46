import type { Problem } from '@mercadito/contracts/common';
import { type ApiError, isApiError } from '../api/api-error.ts';
import { findText, loadTexts, textOf } from './i18n.ts';

const NETWORK_KEYS = { FETCH_ERROR: 'network', TIMEOUT_ERROR: 'timeout', PARSING_ERROR: 'parsing' } as const;

function problemText({ data }: Extract<ApiError, { data: unknown }>): string {
  // A server's code is any text, so the typed keys cannot name it.
  return findText(`problems:codes.${data.code}`, data.facts) ?? (data.detail || textOf('errors:unknown'));
}

/** Brings the texts of problems: with the first of them, since most pages meet none. */
export const bringProblemTexts = (): Promise<unknown> => loadTexts(['problems']).catch(() => undefined);

/** One of those texts, once it has come; where it is lost on the way, that the line is. */
export async function bringProblemText(name: 'tapUnclear' | 'deviceChangedHands'): Promise<string> {
  await bringProblemTexts();
  return findText(`problems:${name}`) ?? textOf('errors:network');
}

/** What is wrong with a field, by the code of a problem that is about nothing else, else by the server's own words. */
export function fieldErrorText({ code, facts }: Problem, words: string): string {
  const key = code === 'invalid_input' ? `fields.${words}` : `codes.${code}`;
  return findText(`problems:${key}`, facts) ?? words;
}

/** What to tell a person: by the server's code in their language, else its own words, else what the network did. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return textOf('errors:unknown');
  return 'data' in error ? problemText(error) : textOf(`errors:${NETWORK_KEYS[error.status]}`);
}
