import type { Language } from '../language.ts';
import { ENGLISH_KEYWORDS } from './keywords.en.ts';
import { SPANISH_KEYWORDS } from './keywords.es.ts';

export const KEYWORDS: Readonly<Record<Language, readonly string[]>> = {
  en: ENGLISH_KEYWORDS,
  es: SPANISH_KEYWORDS,
};

/**
 * The keyword the customer tells the driver at the door (`delivery_password`): one word of the language's list.
 * `random` is a number from 0 (included) to 1 (excluded), drawn by the caller; throws a RangeError outside of it.
 */
export function pickKeyword(language: Language, random: number): string {
  const words = KEYWORDS[language];
  const word = words[Math.floor(random * words.length)];
  if (word === undefined) throw new RangeError(`not a random number from 0 to 1: ${random}`);
  return word;
}
