/** Endings of words of one family, each with those of its relatives: who does the work, what is done, and what it is called. */
const ENDINGS: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['eria', ['ero', 'era', 'ista']],
  ['ero', ['eria']],
  ['era', ['eria']],
  ['ista', ['eria', 'icidad']],
  // Not "ado": a freezer is nothing frozen, a blender no smoothie.
  ['ador', ['adura']],
  ['adura', ['ador', 'ar']],
  ['acion', ['ar']],
  ['amiento', ['ar']],
  ['aje', ['ar']],
  ['afo', ['afia']],
  ['afia', ['afo']],
  ['ologo', ['ologia']],
  ['ologia', ['ologo']],
  ['or', ['ura']],
  ['ura', ['or', 'ar']],
  ['ar', ['acion', 'ado', 'adura', 'ura', 'aje', 'amiento', 'eza', 'eria']],
];

const SHORTEST_STEM = 3;

/** Things that are called like work: a vase is no florist's. */
const THINGS: ReadonlySet<string> = new Set(['florero', 'cafetera', 'librero', 'pastor', 'casero', 'casera']);

/**
 * Words of the family of one, as far as an ending tells: plomeria of plomero, lavado of lavar, soldadura of soldador.
 * @param word folded (`searchWords`)
 */
export function relativesOf(word: string): string[] {
  const single = word.replace(/(?<=[aeo])s$/, '').replace(/(?<=or)e$/, '');
  const known = ENDINGS.find(([ending]) => single.endsWith(ending));
  if (!known || THINGS.has(single)) return [];
  const [ending, others] = known;
  const stem = single.slice(0, -ending.length);
  return stem.length < SHORTEST_STEM ? [] : others.map((each) => stem + each);
}
