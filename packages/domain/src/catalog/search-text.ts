import { MAX_LENGTH } from '../input-limits.ts';

/** Lower case, without accents and with one space between words: how a search and what is searched are compared. */
export function normaliseSearchText(text: string): string {
  return searchWords(text).join(' ');
}

/**
 * The words of a search: lower case, accents removed (ñ becomes n, as on a phone's hurried keyboard),
 * split at everything that is neither a letter nor a digit.
 */
export function searchWords(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** What is typed or stands in an address, as a search takes it: without blanks around it, and no longer than it may be. */
export function searchTextOf(text: string): string {
  // Half an emoji at the end is no text.
  return text
    .trim()
    .slice(0, MAX_LENGTH.search)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Whether there is anything to search for (LIST-2). */
export function isSearchable(text: string): boolean {
  return searchWords(text).length > 0;
}
