import { normaliseSearchText, searchWords } from '../catalog/search-text.ts';

const MOST = 2;

/**
 * A search that is being typed, with its last word finished as it stands in the names that were found, the first ones before
 * others (SEARCH-10). Nothing where the last word is finished by a blank, or stands there as it is.
 */
export function completionsOf(typed: string, names: readonly string[]): string[] {
  const begun = /[\p{L}\p{N}\p{M}]+$/u.exec(typed)?.[0] ?? '';
  const beginning = normaliseSearchText(begun);
  const before = typed.slice(0, typed.length - begun.length).trimStart();
  const words = names.flatMap((name) => name.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []);
  if (beginning === '' || words.some((word) => normaliseSearchText(word) === beginning)) return [];
  const said = new Set(searchWords(before));
  const finished = new Map<string, string>();
  for (const word of words) {
    const folded = normaliseSearchText(word);
    const isNew = folded.startsWith(beginning) && !said.has(folded) && !finished.has(folded);
    if (isNew) finished.set(folded, `${before}${word.toLowerCase()}`);
  }
  return [...finished.values()].slice(0, MOST);
}
