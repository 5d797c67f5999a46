/** Letters that are written differently and heard alike, in the order in which they are told apart; words are folded before. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^ps/, 's'],
  [/^es(?=[bcdfglmpqtkv])/, 's'],
  [/^gu(?=[aei])/, 'u'],
  [/(?<=[aeiou])gu(?=a)/g, 'u'],
  [/n[iy](?=[aou])/g, 'n'],
  [/ch/g, 'C'],
  [/sh/g, 'C'],
  [/h/g, ''],
  [/w/g, 'u'],
  [/[sx]c(?=[ei])/g, 's'],
  [/cc(?=[ei])/g, 's'],
  [/ck/g, 'k'],
  [/ku(?=[ei])/g, 'k'],
  [/qu(?=[ei])/g, 'k'],
  [/q/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/c(?=[ei])/g, 's'],
  [/c/g, 'k'],
  [/[zx]/g, 's'],
  [/ks(?=[aeiou])/g, 's'],
  [/v/g, 'b'],
  [/y(?![aeiou])/g, 'i'],
  [/ll/g, 'y'],
  [/^i(?=[aeou])/, 'y'],
  [/y$/, 'i'],
  [/iy(?=[aeou])/g, 'i'],
  [/ado(?=s?$)/, 'ao'],
  [/n(?=[bp])/g, 'm'],
  [/([^aeiou])\1+/g, '$1'],
];

/** Which rules those above and of slips are, the higher the newer: what words sound like is kept, and told anew when this has gone up. */
export const SOUNDS_TOLD_BY = 2;

/** A plural and its singular end alike: without the last s, and the last e after a consonant. So much of a word is left. */
const SHORTEST = 3;
const ENDINGS = [/s$/, /(?<=[^aeiou])e$/];

const PLAIN = /^[a-z]+$/;

/** Sounds of words that were asked for before, forgotten all at once when they are many: a search asks for those of all categories' names. */
const told = new Map<string, string>();
const MOST_TOLD = 10_000;

/**
 * How a word sounds as Spanish is written, plurals as their singulars: two words of one sound are the same word to whoever spells
 * by ear (b and v, s, c, z and x, y and ll, silent h, k, qu and c, g and j, doubled letters). Only compared, never shown.
 * @param word folded (`searchWords`)
 */
export function soundOf(word: string): string {
  if (!PLAIN.test(word)) return word;
  const known = told.get(word);
  if (known !== undefined) return known;
  if (told.size >= MOST_TOLD) told.clear();
  const sound = listenTo(word);
  told.set(word, sound);
  return sound;
}

function listenTo(word: string): string {
  let sound = word;
  for (const [spelling, heard] of SPELLINGS) sound = sound.replace(spelling, heard);
  for (;;) {
    const ending = ENDINGS.find((each) => each.test(sound) && sound.length > SHORTEST);
    if (!ending) return sound;
    sound = sound.replace(ending, '');
  }
}
