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

/** Whether there is anything to search for (spec 1 §5). */
export function isSearchable(text: string): boolean {
  return searchWords(text).length > 0;
}
