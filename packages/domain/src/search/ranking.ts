import { isSlip, type Meant, NEARNESS, type Nearness, type Way } from './meaning.ts';
import { saysNothing, withoutJoining } from './stop-words.ts';

/** What of a thing that was found decides where it stands. */
export interface Candidate {
  /** The words of its name, folded. */
  readonly name: readonly string[];
  readonly categoryId: number;
  /** Whether it can be had: in stock, of a business that is open. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  /** How often it was ordered of late. */
  readonly ordered: number;
}

/** A term with the categories whose names mean it. */
export interface RankedTerm extends Meant {
  readonly categoryIds: ReadonlySet<number>;
  /** And those whose names mean its kin. */
  readonly kinCategoryIds: ReadonlySet<number>;
}

/** Where a term stands in a thing, and how near it is. */
interface Place {
  readonly where: 'name' | 'category' | 'description';
  readonly nearness: Nearness;
  /** The words that it may have there. */
  readonly sets: Way['sets'];
}

const isMeantBy = ({ sets }: Way, name: readonly string[]): boolean =>
  sets.every((set) => name.some((word) => set.includes(word)));

/** The best place of a term; null where it stands nowhere that counts: a slip is forgiven, and an amount meant, in the name alone. */
function placeOf({ term, ways, categoryIds }: RankedTerm, { name, categoryId }: Candidate): Place | null {
  for (const way of ways) {
    if (isMeantBy(way, name)) return { where: 'name', nearness: way.nearness, sets: way.sets };
  }
  if (term.isAmount) return null;
  if (categoryIds.has(categoryId)) return { where: 'category', nearness: 'exact', sets: [] };
  const told = ways.find(({ nearness }) => !isSlip(nearness));
  return told ? { where: 'description', nearness: told.nearness, sets: [] } : null;
}

const closeness = (nearness: Nearness): number => NEARNESS.length - NEARNESS.indexOf(nearness);
const MOST_TERMS = 6;
const MOST_CLOSENESS = MOST_TERMS * NEARNESS.length;

/** How much of a name is what was asked for, in sevenths; of what is only a slip away nothing is said. */
const SHARES = 7;

/**
 * Whether a thing is what was asked for first: not for that alone (speakers "para computadora" are no computer, but "comida para
 * perro" is what is called so), and with the words of a name side by side ("papa asada con carne" is no carne asada).
 */
function isThingItself({ name }: Candidate, [first]: readonly Place[]): boolean {
  if (first?.where !== 'name') return true;
  const words = withoutJoining(name);
  const end = name.includes('para') ? withoutJoining(name.slice(0, name.indexOf('para'))).length : words.length;
  return words.some((_, at) => at < end && first.sets.every((set, next) => set.includes(words[at + next] ?? '')));
}

/** What counts beside the places: whether the name begins with what was asked for, and how much of it that is. */
function headAndShare({ name }: Candidate, places: readonly Place[]): { head: number; share: number } {
  const isNamed = (word: string) =>
    places.some(
      ({ nearness, sets }) => closeness(nearness) > closeness('slip') && sets.some((set) => set.includes(word)),
    );
  const telling = name.filter((word) => !saysNothing(word));
  const share = telling.filter(isNamed).length / Math.max(1, telling.length);
  return { head: isNamed(telling[0] ?? '') ? 1 : 0, share: Math.floor(share * SHARES) };
}

const isOfItsCategory = ({ categoryIds, kinCategoryIds }: RankedTerm, { categoryId }: Candidate): boolean =>
  categoryIds.has(categoryId) || kinCategoryIds.has(categoryId);

const MOST_ORDERED = 1_000;

/**
 * The order of what a search finds, said once; the higher of two stands first, of equal ones the newer. All terms before some
 * (which never meet in one list), name before category before description, the thing before what is for it, exact before sound
 * before slip, what the name begins with, what is of a category of that name or of its kin, what can be had before what cannot, the
 * whole name before a part of it, what is ordered.
 * @returns null for what is not found after all
 */
export function rankOf(candidate: Candidate, terms: readonly RankedTerm[]): number | null {
  const places = terms.map((term) => placeOf(term, candidate));
  if (!places.every((place) => place !== null)) return null;
  const count = (where: Place['where']) => places.filter((place) => place.where === where).length;
  const near = places.reduce((sum, { nearness }) => sum + closeness(nearness), 0);
  const { head, share } = headAndShare(candidate, places);
  const digits: readonly (readonly [value: number, most: number])[] = [
    [count('name'), 6],
    [count('category'), 6],
    [isThingItself(candidate, places) ? 1 : 0, 1],
    [near, MOST_CLOSENESS],
    [head, 1],
    [terms.filter((term) => isOfItsCategory(term, candidate)).length, 6],
    [candidate.isAvailable ? 1 : 0, 1],
    [candidate.isOpen ? 1 : 0, 1],
    [share, SHARES],
    [Math.min(candidate.ordered, MOST_ORDERED), MOST_ORDERED],
  ];
  return digits.reduce((rank, [value, most]) => rank * (most + 1) + value, 0);
}
