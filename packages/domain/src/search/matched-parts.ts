import { normaliseSearchText, searchWords } from '../catalog/search-text.ts';
import { soundOf } from './sound.ts';

/** A part of a name, and whether it is what was searched for. */
export interface NamePart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** The letters of a word that a beginning takes up, as it is written: accents belong to their letters. */
function beginningOf(word: string, begun: string): string {
  let taken = '';
  for (const letter of word) {
    if (normaliseSearchText(taken) === begun) return taken;
    taken += letter;
  }
  return normaliseSearchText(taken) === begun ? taken : '';
}

function matchIn(word: string, searched: readonly string[]): string {
  const folded = normaliseSearchText(word);
  const begun = searched.filter((each) => folded.startsWith(each)).sort((one, other) => other.length - one.length)[0];
  if (begun !== undefined) return beginningOf(word, begun);
  return searched.some((each) => soundOf(each) === soundOf(folded)) ? word : '';
}

/** Cuts a name into what was searched for and the rest: beginnings of words, and words that sound alike (SEARCH-10). */
export function matchedParts(name: string, search: string): NamePart[] {
  const searched = searchWords(search);
  const parts = name.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? [];
  return parts.flatMap((part) => {
    const match = matchIn(part, searched);
    const rest = part.slice(match.length);
    return [
      ...(match === '' ? [] : [{ text: match, isMatch: true }]),
      ...(rest === '' ? [] : [{ text: rest, isMatch: false }]),
    ];
  });
}
