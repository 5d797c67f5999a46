import { searchWords } from '../catalog/search-text.ts';
import { memoize } from '../memoize.ts';
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

/** The letters of a word, one bit each. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Those of some words that a word is as many slips away from as are forgiven. */
function nearAmong(all: readonly string[]): (word: string) => readonly string[] {
  const others = all.map((own) => ({ own, letters: lettersOf(own) }));
  return memoize((word: string) => {
    const forgiven = word.length < SHORTEST_WITH_SLIPS ? 0 : slipsForgiven(word);
    if (forgiven === 0) return [];
    const letters = lettersOf(word);
    // A slip changes the length by one at most, takes one letter at most away and adds one: few others are compared.
    const mayBe = (own: string, its: number) =>
      Math.abs(word.length - own.length) <= forgiven &&
      countBits(letters & ~its) <= forgiven &&
      countBits(its & ~letters) <= forgiven;
    return others
      .filter(({ own, letters: its }) => mayBe(own, its) && slipsBetween(word, own) <= forgiven)
      .map(({ own }) => own);
  });
}

/**
 * Tells which of some categories a search names first: by a word of it, by another name of that, or by a word a slip away
 * (SEARCH-13). The words of the categories are read once for all searches, and a search once for all categories.
 */
export function categoryNamer<Category extends Named>(
  categories: readonly Category[],
  kin: KinIndex,
): (search: string) => Category | undefined {
  const soundOnce = memoize(soundOf);
  const read = categories.map((category) => {
    const words = searchWords(`${category.name} ${category.name_en}`).filter((word) => !saysNothing(word));
    return { category, words: new Set(words), sounds: new Set(words.map(soundOnce)) };
  });
  type Read = Omit<(typeof read)[number], 'category'>;
  const all: Read = {
    words: new Set(read.flatMap(({ words }) => [...words])),
    sounds: new Set(read.flatMap(({ sounds }) => [...sounds])),
  };
  const nearOnes = nearAmong([...all.words]);
  const has = ({ words, sounds }: Read, word: string): boolean =>
    words.has(word) || (word.length >= SHORTEST_BY_SOUND && sounds.has(soundOnce(word)));
  const isIn = (one: Read) => (phrase: Phrase) => phrase.every((word) => has(one, word));
  return (search) => {
    const terms = readQuery(search, kin);
    // Most are in none: only the others are looked for in each.
    const phrases = terms.flatMap((term) => [term.words, ...term.kin]).filter(isIn(all));
    const near = terms.flatMap((term) => term.words.flatMap(nearOnes));
    const isNamed = (one: Read) => phrases.some(isIn(one)) || near.some((word) => one.words.has(word));
    return read.find(isNamed)?.category;
  };
}
