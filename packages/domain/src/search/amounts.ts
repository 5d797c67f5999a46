import type { Phrase } from './kin/kin.ts';

/** How units of goods are written, the same one in a line. */
const UNITS = [
  ['kg', 'kilo', 'kilos', 'kgs', 'kilogramo', 'kilogramos'],
  ['g', 'gr', 'grs', 'gramo', 'gramos'],
  ['l', 'lt', 'lts', 'litro', 'litros'],
  ['ml', 'mililitros'],
  ['pz', 'pieza', 'piezas', 'pza', 'pzas'],
  ['lb', 'lbs', 'libra', 'libras'],
  ['oz', 'onza', 'onzas'],
  ['docena', 'docenas'],
];

/** A part of a unit is written as so many of the next smaller one too. */
const SMALLER: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' };
const PARTS: Readonly<Record<string, string>> = { medio: '500', media: '500', cuarto: '250' };
/** "1/2 kilo", as a search has its words. */
const FRACTIONS: Readonly<Record<string, string>> = { 2: 'medio', 4: 'cuarto' };

const unitOf = (word = ''): readonly string[] | undefined => UNITS.find((unit) => unit.includes(word));
// One letter alone is no unit.
const namesUnit = (word: string): boolean => word.length > 1 && unitOf(word) !== undefined;

const spellingsOf = (count: string, unit: readonly string[]): Phrase[] =>
  unit.flatMap((name) => [[count, name], [`${count}${name}`]]);

/** An amount as its words, and how else it is written. */
interface Amount {
  readonly words: Phrase;
  readonly kin: readonly Phrase[];
}

/** The amount that begins at a place of the words of a search: "medio kilo", "2 litros", "600ml", "kilo"; null for none (SEARCH-3). */
export function amountAt(words: Phrase, at: number): Amount | null {
  const [word = '', ...rest] = words.slice(at, at + 3);
  const part = word === '1' ? FRACTIONS[rest[0] ?? ''] : undefined;
  const named = part && unitOf(rest[1]) ? amountAt([part, rest[1] ?? ''], 0) : null;
  if (named) return { words: words.slice(at, at + 3), kin: named.kin };
  const [, count = '', glued = ''] = /^(\d{1,4})([a-z]+)$/.exec(word) ?? [];
  const whole = unitOf(glued);
  if (whole) return { words: [word], kin: spellingsOf(count, whole) };
  const after = rest[0] === 'de' ? 2 : 1;
  const unit = unitOf(rest[after - 1]);
  const isCounted = /^\d{1,4}$/.test(word) || word in PARTS;
  if (unit && isCounted) {
    const part = PARTS[word];
    const smaller = part === undefined ? undefined : unitOf(SMALLER[unit[0] ?? '']);
    const kin = [...spellingsOf(word, unit), ...(smaller && part ? spellingsOf(part, smaller) : [])];
    return { words: words.slice(at, at + 1 + after), kin };
  }
  return namesUnit(word) ? { words: [word], kin: (unitOf(word) ?? []).map((name) => [name]) } : null;
}
