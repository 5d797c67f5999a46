import { searchWords } from '../../catalog/search-text.ts';
import { memoize } from '../../memoize.ts';
import { indexKin, KIN_GROUPS, type KinGroup, type KinIndex, LONGEST_PHRASE, type Phrase } from './kin.ts';

/** So many lines an Admin can add: each search reads them. */
export const MOST_OWN_KIN = 500;

const MOST_NAMES = 8;

const spelled = (phrase: Phrase): string => phrase.join(' ');

/** Names that are words of the other language too: they lead one way, whoever writes them. */
const leadingNames = memoize(() => new Set(KIN_GROUPS.flatMap(({ leading }) => leading.map(spelled))));

/**
 * Reads a line that an Admin writes: `jitomate = tomate` are names of one thing; after `pie > pay` who looks for a pie finds
 * pays, and not the other way. A name that is a word of both languages leads one way in any case (SEARCH-9).
 * @returns null for what is no such line
 */
export function readOwnKin(line: string): KinGroup | null {
  const sides = line.split('>').map((side) => side.split('=').map((name) => searchWords(name)));
  const [first = [], second] = sides;
  const all = sides.flat();
  const isRead =
    sides.length <= 2 &&
    all.length <= MOST_NAMES &&
    all.every(({ length }) => length > 0 && length <= LONGEST_PHRASE) &&
    all.length > 1 &&
    new Set(all.map(spelled)).size === all.length;
  if (!isRead) return null;
  const own = second ?? first;
  const isLeading = (name: Phrase) => leadingNames().has(spelled(name));
  const names = own.filter((name) => !isLeading(name));
  // Where all are words of both languages none is left to lead to.
  if (names.length === 0) return { names: own, leading: second ? first : [] };
  return { names, leading: [...(second ? first : []), ...own.filter(isLeading)] };
}

/** A line as it is kept and compared: folded, with single spaces. */
export const ownKinKey = (line: string): string =>
  line
    .split('>')
    .map((side) =>
      side
        .split('=')
        .map((name) => spelled(searchWords(name)))
        .sort()
        .join(' = '),
    )
    .join(' > ');

/** The list of this repository and the lines of an Admin. */
export const kinWith = (lines: readonly string[]): KinIndex =>
  indexKin([...KIN_GROUPS, ...lines.flatMap((line) => readOwnKin(line) ?? [])]);
