import { memoize } from '../memoize.ts';

const CARD_NAME_LENGTH = 10;

const segmenter = memoize(() => new Intl.Segmenter('es', { granularity: 'grapheme' }));

/**
 * The name as a card shows it: cut at 10 characters plus an ellipsis (PRODUCT-8). A shorter name stays whole.
 * Counts what people see as one character, so that an accent or an emoji is never cut in two.
 */
export function cardName(name: string): string {
  const characters = [...segmenter().segment(name)];
  if (characters.length <= CARD_NAME_LENGTH) return name;
  const kept = characters.slice(0, CARD_NAME_LENGTH).map((character) => character.segment);
  return `${kept.join('')}…`;
}
