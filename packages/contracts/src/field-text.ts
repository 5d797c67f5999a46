import { numberText } from '@mercadito/domain/number-text';

/** A number within a text: `30`, `-5`, `1,000`, `08:30`, `2030-12-31`; none that is part of a word. */
const NUMBER = /(?<![\w#])-?\d[\d,.:-]*(?<![,.:-])(?!\w)/g;

/**
 * By what the text for a field is found that the server refuses: its words up to a colon, with `#` for each number.
 * "At most 30 characters" and "At most 60 characters" are one.
 */
export const fieldTextKey = (words: string): string =>
  words.replaceAll(NUMBER, '#').replace(/:.*$/s, '').replace(/\.$/, '');

/** The first number in those words, its thousands set apart as on the screens. */
export const numberIn = (words: string): string | undefined =>
  words.match(NUMBER)?.[0].replace(/^-?\d{4,}$/, (digits) => numberText(Number(digits)));
