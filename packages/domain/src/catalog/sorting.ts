/** The keys as the lists know them: newest, price (MXN after discount), name (Spanish alphabetical order). */
export const SORT_KEYS = ['date_created', 'price', 'name'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

export const SORT_ORDERS = ['asc', 'desc'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

export const DEFAULT_SORT_KEY: SortKey = 'date_created';
export const DEFAULT_SORT_ORDER: SortOrder = 'desc';

/** The order somebody means who chooses a key: the newest, the cheapest, A to Z first. */
export const firstOrderOf = (key: SortKey): SortOrder => (key === 'date_created' ? 'desc' : 'asc');

/** The words of the wire, where `date_create` means the same as `date_created` (LIST-6). */
const SORT_WORDS = [...SORT_KEYS, 'date_create'] as const;

/** Reads a word of the wire or of a page's address; the default, which `date_create` (sic) is too, for any other. */
export function sortKeyOf(word: string): SortKey {
  return SORT_KEYS.find((key) => key === word) ?? DEFAULT_SORT_KEY;
}

/** By what an owner's table is sorted beside: the pieces left, where what nobody counts has the most. */
export const COMPANY_SORT_WORDS = [...SORT_WORDS, 'stock'] as const;

/** The `random_order` of a list: 0 is newest first, 1 to 5 are fixed shuffles. */
export const RANDOM_ORDERS = [0, 1, 2, 3, 4, 5] as const;

export type RandomOrder = (typeof RANDOM_ORDERS)[number];

/** One of the five shuffles, picked once per visit. `random` is from 0 (included) to 1 (excluded), drawn by the caller. */
export function pickShuffle(random: number): RandomOrder {
  const [, ...shuffles] = RANDOM_ORDERS;
  const shuffle = shuffles[Math.floor(random * shuffles.length)];
  if (shuffle === undefined) throw new RangeError(`not a random number from 0 to 1: ${random}`);
  return shuffle;
}
