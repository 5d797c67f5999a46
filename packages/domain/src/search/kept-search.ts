import { normaliseSearchText, searchWords } from '../catalog/search-text.ts';

/** What people type lies between these; a paste is longer. */
const SHORTEST = 3;
const LONGEST = 40;
const MOST_WORDS = 6;
const LONGEST_WORD = 25;

/** Three digits in a row, however they are set apart: a telephone, a house, a card. */
const NUMBER = /\p{Nd}(?:[^\p{L}\p{N}]*\p{Nd}){2}/u;
const LINK = /^(?:https?|www|com|mx|org|net)$/;

interface KeptSearch {
  /** Under what it is counted: its words, folded. */
  readonly query: string;
  /** How it was written: the same words in lower case with their accents. */
  readonly said: string;
}

/** The words as they were written; the folded ones where these would not be all that it says. */
function saidIn(plain: string, query: string): string {
  const written = plain
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u);
  const said = written.join(' ').replace(/\p{M}/gu, '').trim();
  return normaliseSearchText(said) === query ? said : query;
}

/**
 * What is kept of a search; null for what is not: what may say who somebody is or where, by a number or an address of mail or of a
 * page, and what nobody types (SEARCH-12).
 */
export function keptSearch(text: string): KeptSearch | null {
  const plain = text.normalize('NFKC');
  if (plain.includes('@') || NUMBER.test(plain)) return null;
  const words = searchWords(plain);
  const kept = words.join(' ');
  // As the database counts them: a letter of a rare script is two of `length`.
  const letters = [...kept].length;
  const isTyped = letters >= SHORTEST && letters <= LONGEST && words.length <= MOST_WORDS;
  const isOdd = words.some((word) => word.length > LONGEST_WORD || LINK.test(word));
  return isTyped && !isOdd && /\p{L}/u.test(kept) ? { query: kept, said: saidIn(plain, kept) } : null;
}
