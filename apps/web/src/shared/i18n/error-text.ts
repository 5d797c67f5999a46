import { type ApiError, isApiError } from '../api/api-error.ts';
import { currentLanguage, findText, loadTexts, textOf } from './i18n.ts';

const NETWORK_KEYS = { FETCH_ERROR: 'network', TIMEOUT_ERROR: 'timeout', PARSING_ERROR: 'parsing' } as const;

/** The server speaks English: its own words are for those who read it. */
export const serverWords = (words: string): string | undefined => (currentLanguage() === 'en' ? words : undefined);

function problemText({ data }: Extract<ApiError, { data: unknown }>): string {
  // A server's code is any text, so the typed keys cannot name it.
  return (
    findText(`problems:codes.${data.code}`, data.facts) ?? (serverWords(data.detail) || textOf('common:errors.unknown'))
  );
}

/** Brings the texts of problems: with the first of them, since most pages meet none; and those of fields with what was sent. */
export const bringProblemTexts = (status?: number): Promise<unknown> =>
  loadTexts(status === 400 ? ['problems', 'fieldProblems'] : ['problems']).catch(() => undefined);

/** One of those texts, once it has come; where it is lost on the way, that the line is. */
export async function bringProblemText(name: 'tapUnclear' | 'deviceChangedHands'): Promise<string> {
  await bringProblemTexts();
  return findText(`problems:${name}`) ?? textOf('common:errors.network');
}

/** What to tell a person: by the server's code in their language, else its own words where they are read, else what the network did. */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return textOf('common:errors.unknown');
  return 'data' in error ? problemText(error) : textOf(`common:errors.${NETWORK_KEYS[error.status]}`);
}
