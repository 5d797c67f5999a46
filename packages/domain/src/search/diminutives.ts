const LITTLE = /^([a-z]{2,})it([ao])s?$/;
const SHORTEST = 3;

/** Before i other letters stand for what is heard before a and o: taza and tacita, taco and taquito, jugo and juguito. */
const spelledBefore = (stem: string): string => stem.replace(/c$/, 'z').replace(/qu$/, 'c').replace(/gu$/, 'g');

/**
 * What a word may be a little one of: manzana of manzanita, cafe of cafecito, pan (which sounds like "pane") of panecito; none
 * for one that is no diminutive.
 */
export function basesOf(word: string): string[] {
  const [, stem = '', ending = ''] = LITTLE.exec(word) ?? [];
  if (ending === '') return [];
  return [spelledBefore(stem) + ending, stem, stem.replace(/c$/, '')].filter((base) => base.length >= SHORTEST);
}
