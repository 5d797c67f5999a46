import { searchWords } from '@mercadito/domain/catalog/search-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a search looks: folded columns, each with a trigram index. */
export interface Searched {
  /** All the text: words are found in it in part. */
  readonly text: string;
  /** The name alone: slips of the finger are forgiven in it. */
  readonly name: string;
}

// In three letters one slip leaves nothing that could be recognised.
const SHORTEST_FORGIVEN = 4;
const FREE_ENDING = 5;

/** Every way one slip of the finger changes a word, as patterns: a wrong letter, one too many, one missing, two swapped. */
function slipsOf(word: string): string[] {
  const letters = [...word];
  const without = (at: number, count: number, put: string): string =>
    [...letters.slice(0, at), put, ...letters.slice(at + count)].join('');
  const all = letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    const swapped = next === undefined || next === letter ? [] : [without(at, 2, next + letter)];
    // A missing letter at the very end is no slip but a part of the word.
    return [without(at, 1, '.'), without(at, 1, ''), without(at, 0, '.'), ...swapped];
  });
  return [...new Set(all)];
}

/** A regular expression for words of which `word` is a version with one slip; the trigram index understands it. */
export function slipPattern(word: string): string {
  const slips = slipsOf(word).join('|');
  // Few letters match too much: a short word must be the whole word, but for a plural.
  return word.length < FREE_ENDING ? `\\m(${slips})s?\\M` : `\\m(${slips})`;
}

function isWordFound(word: string, { text, name }: Searched): RawBuilder<SqlBool> {
  const isPart = sql<SqlBool>`${sql.ref(text)} like '%' || fold(${word}) || '%'`;
  if (word.length < SHORTEST_FORGIVEN) return isPart;
  return sql<SqlBool>`(${isPart} or ${sql.ref(name)} ~ ${slipPattern(word)})`;
}

const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

/**
 * Whether a row is found: every word of the search is part of one of its words, or one slip away from one.
 * The words hold only letters and digits, so nothing in them is a pattern. A search without any finds nothing.
 */
export function isFoundBy(search: string, searched: Searched): RawBuilder<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql<SqlBool>`false`;
  return allOf(words.map((word) => isWordFound(word, searched)));
}

/** How well a found row fits: 4 the very name, 3 its beginning, 2 beginnings of its words, 1 parts of them, 0 the rest. */
export function searchScore(search: string, { name }: Pick<Searched, 'name'>): RawBuilder<number> {
  const words = searchWords(search);
  const column = sql.ref(name);
  const whole = sql`fold(${words.join(' ')})`;
  const beginnings = words.map((word) => sql<SqlBool>`${column} ~ ('\\m' || fold(${word}))`);
  const parts = words.map((word) => sql<SqlBool>`${column} like '%' || fold(${word}) || '%'`);
  return sql<number>`(case
    when ${column} = ${whole} then 4
    when ${column} like ${whole} || '%' then 3
    when ${allOf(beginnings)} then 2
    when ${allOf(parts)} then 1
    else 0 end)`;
}
