import type { Problem } from '@mercadito/contracts/common';
import { fieldTextKey, numberIn } from '@mercadito/contracts/field-text';
import { serverWords } from '../i18n/error-text.ts';
import { findText } from '../i18n/i18n.ts';

/**
 * What is wrong with a field: by the code of a problem that is about nothing else, else by the server's words for it, or
 * these themselves where they are read; undefined where the form has to say it.
 */
export function fieldErrorText({ code, facts }: Problem, words: string): string | undefined {
  if (code !== 'invalid_input') return findText(`problems:codes.${code}`, facts) ?? serverWords(words);
  const n = numberIn(words);
  return findText(`fieldProblems:${fieldTextKey(words)}`, n === undefined ? {} : { n }) ?? serverWords(words);
}
