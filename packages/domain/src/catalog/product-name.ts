import { MAX_LENGTH } from '../input-limits.ts';
import type { Language } from '../language.ts';
import { memoize } from '../memoize.ts';

const CARD_NAME_LENGTH = 10;

const segmenter = memoize(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

/** Latin letters, accents included, and signs: each is one of what people see. */
const PLAIN = /^[ -~\u00a0-\u024f]*$/;

/** What people see as one character each. A phone takes 40 ms until it can tell them apart where names are not plain. */
const charactersOf = (name: string): string[] =>
  PLAIN.test(name) ? [...name] : [...segmenter().segment(name)].map(({ segment }) => segment);

/**
 * The name as a card shows it: cut at 10 characters plus an ellipsis (PRODUCT-8). A shorter name stays whole.
 * Counts what people see as one character, so that an accent or an emoji is never cut in two.
 */
export function cardName(name: string): string {
  const characters = charactersOf(name);
  if (characters.length <= CARD_NAME_LENGTH) return name;
  return `${characters.slice(0, CARD_NAME_LENGTH).join('')}…`;
}

const COPY_MARKS: Record<Language, string> = { en: ' (copy)', es: ' (copia)' };

/**
 * The name of a product's copy where nobody has given one: the name with "(copia)" behind it, in the owner's language. A long
 * name gives way, so that the whole is never longer than a name may be (COPY-1).
 */
export function nameOfCopy(name: string, language: Language): string {
  const room = MAX_LENGTH.productName - COPY_MARKS[language].length;
  const segments = [...segmenter().segment(name)];
  const fitting = segments.filter(({ index, segment }) => index + segment.length <= room);
  return `${fitting
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()}${COPY_MARKS[language]}`;
}
