import { searchWords } from '@mercadito/domain/catalog/search-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a search looks: folded columns, each with a trigram index. */
export interface Searched {
  /** All the text: words are found in it in part. */
  readonly text: string;
  /** The name alone: slips of the finger are forgiven in it. */
  readonly name: string;
}

// In three letters one slip leaves nothing that could be recognised; beyond these bounds a search only costs.
const SHORTEST_FORGIVEN = 4;
const LONGEST_FORGIVEN = 24;
const MOST_FORGIVEN_WORDS = 6;
const FREE_ENDING = 5;

/** A word with `count` letters at a place replaced. */
const replaced = (word: string, at: number, count: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + count);

const swapped = (word: string, at: number): string => replaced(word, at, 2, `${word[at + 1]}${word[at]}`);

/** Every word of which `word` is a version with one slip: a wrong letter, one too many, one missing, two swapped. */
function slipPattern(word: string): string {
  const places = [...word].map((_letter, at) => at);
  const slips = places.flatMap((at) => [
    replaced(word, at, 1, '.'),
    replaced(word, at, 1, ''),
    replaced(word, at, 0, '.'),
    ...(at + 1 < word.length ? [swapped(word, at)] : []),
  ]);
  const all = [...new Set(slips)].join('|');
  // Few letters match too much: a short word must be the whole word, but for a plural.
  return word.length < FREE_ENDING ? `\\m(${all})s?\\M` : `\\m(${all})`;
}

/**
 * One slip leaves one half of a word whole, unless it swaps the two letters between them. The trigram index finds the
 * halves, so that the exact but slow pattern is only asked about the few rows that have one.
 */
function hasHalfOf(word: string, name: RawBuilder<string>): RawBuilder<SqlBool> {
  const middle = word.length < 6 ? 2 : Math.floor(word.length / 2);
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  // The index needs three letters, or two beside the border of a word.
  const secondHalf = second.length < 3 ? sql`${name} ~ ${`${second}s?\\M`}` : sql`${name} like ${`%${second}%`}`;
  return sql<SqlBool>`(${name} ~ ${`\\m${first}`} or ${secondHalf} or ${name} like ${`%${swapped(word, middle - 1)}%`})`;
}

function isSlipOf(word: string, column: string): RawBuilder<SqlBool> {
  const name = sql<string>`${sql.ref(column)}`;
  // Joined to '' so that the planner does not try the index for the pattern, where it would read all of it.
  return sql<SqlBool>`(${hasHalfOf(word, name)} and (${name} || '') ~ ${slipPattern(word)})`;
}

function isWordFound(word: string, { text, name }: Searched, isForgiven: boolean): RawBuilder<SqlBool> {
  const isPart = sql<SqlBool>`${sql.ref(text)} like '%' || fold(${word}) || '%'`;
  return isForgiven ? sql<SqlBool>`(${isPart} or ${isSlipOf(word, name)})` : isPart;
}

// Letters beyond a to z have no slips: a pattern cuts between what JavaScript and PostgreSQL count alike.
const FORGIVABLE = new RegExp(`^[a-z0-9]{${SHORTEST_FORGIVEN},${LONGEST_FORGIVEN}}$`);

const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/**
 * Whether a row is found: every word of the search is part of one of its words, or one slip away from one.
 * The words hold only letters and digits, so nothing in them is a pattern. A search without any finds nothing.
 */
export function isFoundBy(search: string, searched: Searched): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql<SqlBool>`false`;
  const conditions = words.map((word, at) =>
    isWordFound(word, searched, at < MOST_FORGIVEN_WORDS && FORGIVABLE.test(word)),
  );
  return allOf(conditions);
}

/**
 * How well a found row fits: 4 the very name, 3 its beginning, 2 beginnings of its words, 1 parts of them; at most 0 the
 * rest, the more alike the name the higher.
 */
export function searchScore(search: string, { name }: Pick<Searched, 'name'>): RawBuilder<number> {
  const words = searchWords(search);
  const column = sql.ref(name);
  const whole = sql`fold(${words.join(' ')})`;
  const beginnings = words.map(
    (word) => sql<SqlBool>`(${column} like fold(${word}) || '%' or ${column} like '% ' || fold(${word}) || '%')`,
  );
  const parts = words.map((word) => sql<SqlBool>`${column} like '%' || fold(${word}) || '%'`);
  return sql<number>`(case
    when ${column} = ${whole} then 4
    when ${column} like ${whole} || '%' then 3
    when ${allOf(beginnings)} then 2
    when ${allOf(parts)} then 1
    else round(100 * strict_word_similarity(${whole}, ${column}))::int - 100 end)`;
}
