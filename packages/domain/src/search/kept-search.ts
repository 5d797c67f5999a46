import { searchWords } from '../catalog/search-text.ts';

/** What people type lies between these; a paste is longer. */
const SHORTEST = 3;
const LONGEST = 40;
const MOST_WORDS = 6;
const LONGEST_WORD = 25;

/** Three digits in a row, however they are set apart: a telephone, a house, a card. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){2}/u;
const LINK = /^(?:https?|www|com|mx|org|net)$/;

/**
 * Under what a search is counted, its words folded; null for what is not kept: what may say who somebody is or where, by a number
 * or an address of mail or of a page, and what nobody types (SEARCH-12).
 */
export function keptSearch(text: string): string | null {
  const plain = text.normalize('NFKC');
  if (plain.includes('@') || NUMBER.test(plain)) return null;
  const words = searchWords(plain);
  const kept = words.join(' ');
  // As the database counts them: a letter of a rare script is two of `length`.
  const letters = [...kept].length;
  const isTyped = letters >= SHORTEST && letters <= LONGEST && words.length <= MOST_WORDS;
  const isOdd = words.some((word) => word.length > LONGEST_WORD || LINK.test(word));
  return isTyped && !isOdd && /\p{L}/u.test(kept) ? kept : null;
}
