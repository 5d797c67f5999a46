import { searchWords } from '../catalog/search-text.ts';
import { amountAt } from './amounts.ts';
import { type KinIndex, kinOf, LONGEST_PHRASE, type Phrase } from './kin/kin.ts';
import { joinsWords, saysNothing, withoutJoining } from './stop-words.ts';

/** One thing that a search asks for: a word, or several that name one thing ("ice cream"). */
export interface Term {
  readonly words: Phrase;
  /** Other names of it. */
  readonly kin: readonly Phrase[];
  /** Whether nothing was typed behind it: it may not be finished. */
  readonly isLast: boolean;
  /** Whether it is of an amount that is wanted. */
  readonly isAmount: boolean;
}

/** So many things a search asks for at most; what is typed beyond them is left out. */
const MOST_TERMS = 6;

const LONGEST_WITH_JOINING = 7;

/** Words that are written with ñ say something, though without it they are like others (uñas, unas). */
const withTilde = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}*ñ\p{L}*/gu)
      ?.flatMap(searchWords) ?? [],
  );

/** The longest name that begins at a place of the words, of one word if no list knows it. */
function phraseAt(words: Phrase, at: number, kin: KinIndex): Phrase {
  if (joinsWords(words[at] ?? '')) return words.slice(at, at + 1);
  for (let length = Math.min(LONGEST_WITH_JOINING, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const isWhole = !joinsWords(phrase.at(-1) ?? '') && withoutJoining(phrase).length <= LONGEST_PHRASE;
    if (isWhole && kinOf(phrase, kin).length > 0) return phrase;
  }
  return words.slice(at, at + 1);
}

/** One word that was written as two ("head phones"), if a list knows it; null where the two are no such word. A number is a word itself. */
function joinedAt(words: Phrase, at: number, kin: KinIndex): string | null {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (second === '' || joinsWords(first) || /\d/.test(first + second)) return null;
  return kin.has(first + second) ? first + second : null;
}

/** What a search asks for. Words that say nothing are left out, unless there are no others. */
export function readQuery(text: string, kin: KinIndex): Term[] {
  const words = searchWords(text);
  const named = withTilde(text);
  const isIdle = (word: string) => saysNothing(word) && !named.has(word);
  const isAllIdle = words.every(isIdle);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const amount = amountAt(words, at);
    const found = amount?.words ?? phraseAt(words, at, kin);
    const joined = found.length === 1 ? joinedAt(words, at, kin) : null;
    const phrase = joined === null ? found : words.slice(at, at + 2);
    at += phrase.length;
    const isNothing = !amount && phrase.length === 1 && !isAllIdle && isIdle(phrase[0] ?? '');
    const isRepeated = terms.some((term) => term.words.join(' ') === phrase.join(' '));
    if (isNothing || isRepeated) continue;
    const others = amount?.kin ?? (joined === null ? kinOf(phrase, kin) : [[joined], ...kinOf([joined], kin)]);
    terms.push({ words: phrase, kin: others, isLast: at === words.length, isAmount: amount !== null });
  }
  return terms.slice(0, MOST_TERMS);
}
