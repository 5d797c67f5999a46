import { ENGLISH_KEYWORDS } from './keywords.en.ts';
import { SPANISH_KEYWORDS } from './keywords.es.ts';

export const KEYWORD_LANGUAGES = ['en', 'es'] as const;

/** The languages of the keyword generator and of the message setting (spec 1 §1). */
export type KeywordLanguage = (typeof KEYWORD_LANGUAGES)[number];

export const KEYWORDS: Readonly<Record<KeywordLanguage, readonly string[]>> = {
  en: ENGLISH_KEYWORDS,
  es: SPANISH_KEYWORDS,
};

/**
 * The keyword the customer tells the driver at the door (`delivery_password`): one word of the language's list.
 * `random` is a number from 0 (included) to 1 (excluded), drawn by the caller; throws a RangeError outside of it.
 */
export function pickKeyword(language: KeywordLanguage, random: number): string {
  const words = KEYWORDS[language];
  const word = words[Math.floor(random * words.length)];
  if (word === undefined) throw new RangeError(`not a random number from 0 to 1: ${random}`);
  return word;
}
