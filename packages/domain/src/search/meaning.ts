import { basesOf } from './diminutives.ts';
import { writtenElse } from './numerals.ts';
import type { Term } from './read-query.ts';
import { slipsBetween, slipsForgiven } from './slips.ts';
import { soundOf } from './sound.ts';
import { withoutJoining } from './stop-words.ts';
import { relativesOf } from './word-families.ts';

/** How a word of the catalogue comes to be meant by a word of a search, the nearest first. */
export const NEARNESS = ['exact', 'sound', 'beginning', 'kin', 'slip', 'far slip', 'part'] as const;

export type Nearness = (typeof NEARNESS)[number];

/** One way to mean a term: goods have a word of each of these sets. */
export interface Way {
  readonly nearness: Nearness;
  readonly sets: readonly (readonly string[])[];
}

/** A term and how the words of the catalogue mean it; without a way nothing is called so. */
export interface Meant {
  readonly term: Term;
  readonly ways: readonly Way[];
}

/** The words of a catalogue that are near those of a search. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Whether there may be others: what is typed may then be a word of it. */
  readonly isPartial: boolean;
}

/** Of one and two letters alone a beginning is looked for, and what is written so. */
const SHORTEST_HEARD = 3;
const SHORTEST_PART = 4;
// A shorter sound with a slip is that of too many words.
const SHORTEST_NEARLY_HEARD = 5;
const SAME_BEGINNING = 3;

/** Words as one of which `word` may be written, however it is heard. */
const soundsLookedFor = (word: string): string[] => [
  ...(word.length < SHORTEST_HEARD ? [] : [soundOf(word)]),
  ...writtenElse(word).map(soundOf),
];

/** Sounds by which a word is found, what it is a little one of, and its relatives. */
export const allSoundsOf = (word: string): string[] => [
  ...soundsLookedFor(word),
  ...[...basesOf(word), ...relativesOf(word)].map(soundOf),
];

const soundingLike = (others: readonly string[], all: ReadonlySet<string>): string[] => {
  const sounds = new Set(others.map(soundOf));
  return sounds.size === 0 ? [] : [...all].filter((each) => sounds.has(soundOf(each)));
};

/** Words written so, or their plural: by sound "basar" were a bazaar, "caseria" a hunt. */
const writtenLike = (others: readonly string[], all: ReadonlySet<string>): string[] =>
  others.flatMap((each) => [each, `${each}s`, `${each}es`]).filter((each) => all.has(each));

const sameSound = (word: string, all: ReadonlySet<string>): string[] => {
  const sounds = new Set(soundsLookedFor(word));
  const written = writtenElse(word);
  return [...all].filter((each) => each !== word && (written.includes(each) || sounds.has(soundOf(each))));
};

/** A way by words of each of a phrase, as they are written or heard; null where one is missing. */
function wayOfPhrase(nearness: Nearness, phrase: readonly string[], { words, isPartial }: Vocabulary): Way | null {
  const sets = withoutJoining(phrase).map((word) => [
    ...(words.has(word) || isPartial ? [word] : []),
    ...sameSound(word, words),
  ]);
  return sets.every((set) => set.length > 0) ? { nearness, sets } : null;
}

const isNear = (word: string, each: string): boolean => {
  const forgiven = Math.min(slipsForgiven(word), slipsForgiven(each));
  if (forgiven === 0) return false;
  if (slipsBetween(word, each) <= forgiven) return true;
  const sound = soundOf(word);
  return sound.length >= SHORTEST_NEARLY_HEARD && slipsBetween(sound, soundOf(each)) <= 1;
};

const isPart = (word: string, each: string): boolean => word.length >= SHORTEST_PART && each.includes(word);

const beginsNear = (word: string, each: string): boolean =>
  slipsForgiven(word) > 0 &&
  each.startsWith(word.slice(0, SAME_BEGINNING)) &&
  word.length > SHORTEST_PART &&
  slipsBetween(word, each, true) === 1;

const way = (nearness: Nearness, words: readonly string[]): Way[] =>
  words.length > 0 ? [{ nearness, sets: [words] }] : [];

/** Slips are only looked for where nothing nearer is known: a word that exists was meant. */
function slipsOf(word: string, all: ReadonlySet<string>): Way[] {
  const parts = [...all].filter((each) => isPart(word, each));
  const near = [...all].filter((each) => !isPart(word, each) && isNear(word, each));
  const least = Math.min(...near.map((each) => slipsBetween(word, each)));
  const closest = near.filter((each) => slipsBetween(word, each) === least);
  // Few slip in the first letter.
  const alike = closest.filter((each) => each[0] === word[0]);
  const nearest = alike.length > 0 ? alike : closest;
  const further = [...all].filter((each) => !nearest.includes(each) && (near.includes(each) || beginsNear(word, each)));
  return [...way('slip', nearest), ...way('far slip', further), ...way('part', parts)];
}

/** What the lists of kin know was meant as it is: a pizza is no piece, whatever the catalogue lacks. */
const isThing = ({ kin }: Term): boolean => kin.length > 0;

/**
 * What a term means in a catalogue: the word itself and what sounds like it, its kin, else what begins so, else what is a slip away.
 * @param completes whether what begins with its last word is wanted too, beside the word itself
 */
export function meaningOf(term: Term, vocabulary: Vocabulary, completes = false): Meant {
  const { words } = vocabulary;
  const kin = term.kin.flatMap((phrase) => wayOfPhrase('kin', phrase, vocabulary) ?? []);
  const [word = ''] = term.words;
  if (term.words.length > 1) {
    const own = wayOfPhrase('exact', term.words, vocabulary);
    return { term, ways: [...(own ? [own] : []), ...kin] };
  }
  const exact = words.has(word) ? way('exact', [word]) : [];
  const sound = way('sound', sameSound(word, words));
  const isKnown = exact.length > 0 || sound.length > 0 || kin.length > 0;
  const little = isKnown ? [] : way('sound', soundingLike(basesOf(word), words));
  const relatives = way('kin', writtenLike(relativesOf(word), words));
  const begins = (!isKnown && relatives.length === 0) || (completes && term.isLast);
  const beginning = begins
    ? way(
        'beginning',
        [...words].filter((each) => each !== word && each.startsWith(word)),
      )
    : [];
  const nearer = [...exact, ...sound, ...little, ...beginning, ...kin, ...relatives];
  if (nearer.length > 0) return { term, ways: nearer };
  const literal = vocabulary.isPartial ? way('exact', [word]) : [];
  return { term, ways: isThing(term) ? literal : [...literal, ...slipsOf(word, words)] };
}

/** Whether what a term means has to be looked for among words that are a slip away. */
export const needsSlips = ({ term, ways }: Meant): boolean =>
  term.words.length === 1 && !isThing(term) && ways.every(({ nearness }) => isSlip(nearness) || nearness === 'part');

/** A slip is forgiven in a name alone: descriptions have too many words to be near to. */
export const isSlip = (nearness: Nearness): boolean => nearness === 'slip' || nearness === 'far slip';
