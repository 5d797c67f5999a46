import { searchWords } from '../catalog/search-text.ts';
import type { KinIndex, Phrase } from './kin/kin.ts';
import { readQuery } from './read-query.ts';
import { slipsBetween, slipsForgiven } from './slips.ts';
import { soundOf } from './sound.ts';
import { saysNothing } from './stop-words.ts';

/** In shorter words one slip leaves too many others. */
const SHORTEST_WITH_SLIPS = 5;
const SHORTEST_BY_SOUND = 3;

interface Named {
  readonly name: string;
  readonly name_en: string;
}

const isHeardAs = (word: string, own: string): boolean =>
  word === own || (word.length >= SHORTEST_BY_SOUND && soundOf(word) === soundOf(own));

const isNear = (word: string, own: string): boolean =>
  word.length >= SHORTEST_WITH_SLIPS && slipsBetween(word, own) <= slipsForgiven(word);

/** Whether a search names a category: by a word of it, by another name of that, or by a word a slip away (SEARCH-13). */
export function namesCategory(search: string, category: Named, kin: KinIndex): boolean {
  const own = searchWords(`${category.name} ${category.name_en}`).filter((word) => !saysNothing(word));
  const isIn = (phrase: Phrase) => phrase.every((word) => own.some((each) => isHeardAs(word, each)));
  return readQuery(search, kin).some(
    (term) => [term.words, ...term.kin].some(isIn) || term.words.some((word) => own.some((each) => isNear(word, each))),
  );
}
