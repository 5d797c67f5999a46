import { searchWords } from '@mercadito/domain/catalog/search-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a search looks: folded columns, each with a trigram index. */
export interface Searched {
  readonly table: string;
  /** All the text: words are found in it in part. */
  readonly text: string;
  /** The name alone: slips of the finger are forgiven in it. */
  readonly name: string;
  /** The columns by which what is found is put in order, besides `id` and the name. */
  readonly columns: readonly string[];
}

// Each way of finding looks at so many rows: whatever is searched for among however many, the work is bounded.
const MOST_FOUND = 1_001;
const MOST_NEAR = 1_000;
// The trigram index needs three letters, or the beginning of a word.
const SHORTEST_PART = 3;

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

const anyOf = (column: string, patterns: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`),
    sql` or `,
  )})`;

// Not by `\m`, for which the trigram index needs three letters.
const beginsWord = (part: string): string[] => [`${part}%`, `% ${part}%`];
const endsWord = (part: string): string[] => [`%${part}`, `%${part} %`];

/**
 * One slip leaves one half of a word whole, unless it swaps the two letters between them. The trigram index finds the
 * halves, so that the exact but slow pattern is only asked about the few rows that have one.
 */
function hasHalfOf(word: string, name: string): RawBuilder<SqlBool> {
  const middle = word.length < 6 ? 2 : Math.floor(word.length / 2);
  const [first, second] = [word.slice(0, middle), word.slice(middle)];
  const seconds = second.length < SHORTEST_PART ? [...endsWord(second), ...endsWord(`${second}s`)] : [`%${second}%`];
  return anyOf(name, [...beginsWord(first), ...seconds, `%${swapped(word, middle - 1)}%`]);
}

function isPartOf(word: string, column: string): RawBuilder<SqlBool> {
  if (word.length < SHORTEST_PART && PLAIN.test(word)) return anyOf(column, beginsWord(word));
  return sql<SqlBool>`${sql.ref(column)} like '%' || fold(${word}) || '%'`;
}

// Letters beyond a to z have no slips: a pattern cuts between what JavaScript and PostgreSQL count alike.
const PLAIN = /^[a-z0-9]+$/;

const isForgivable = (word: string, at: number): boolean =>
  at < MOST_FORGIVEN_WORDS && PLAIN.test(word) && word.length >= SHORTEST_FORGIVEN && word.length <= LONGEST_FORGIVEN;

const allOf = (conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

const refsOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Rows in which every word is one slip away at most: those that have a half of each, and of these the ones that do. */
function nearRows(words: readonly string[], { table, text, name, columns }: Searched, from: RawBuilder<unknown>) {
  const each = (isNear: (word: string) => RawBuilder<SqlBool>) =>
    words.map((word, at) =>
      isForgivable(word, at) ? sql<SqlBool>`(${isPartOf(word, text)} or ${isNear(word)})` : isPartOf(word, text),
    );
  const haveHalves = allOf(each((word) => hasHalfOf(word, name)));
  const haveSlips = allOf(each((word) => sql`${sql.ref(name)} ~ ${slipPattern(word)}`));
  const read = refsOf([`${table}.id`, ...new Set([name, text, ...columns])]);
  return sql`
    from (select ${read} ${from} and ${haveHalves} limit ${sql.lit(MOST_NEAR)}) as ${sql.table(table)}
    where ${haveSlips}`;
}

/**
 * The rows that a search finds: every word of it is part of one of theirs, or one slip away from one in the name. Words of one
 * or two letters have to begin one. The words hold only letters and digits, so nothing in them is a pattern.
 * Those that fit best are looked for first, and of each kind no more than a bounded number.
 * @param wanted what else they have to be
 * @returns a table of `id`, the name and the columns of `searched`, to be given the name of the table itself
 */
export function rowsFound(search: string, searched: Searched, wanted: RawBuilder<SqlBool>): RawBuilder<{ id: number }> {
  const { table, text, name } = searched;
  const words = searchWords(search);
  const columns = refsOf([`${table}.id`, name, ...searched.columns]);
  const from = sql`from ${sql.table(table)} where ${words.length === 0 ? sql`false` : wanted}`;
  const limit = sql`limit ${sql.lit(MOST_FOUND)}`;
  const ways = [
    sql`${from} and ${sql.ref(name)} like fold(${words.join(' ')}) || '%'`,
    sql`${from} and ${allOf(words.map((word) => isPartOf(word, name)))}`,
    ...(text === name ? [] : [sql`${from} and ${allOf(words.map((word) => isPartOf(word, text)))}`]),
    ...(words.some(isForgivable) ? [nearRows(words, searched, from)] : []),
  ];
  const found = ways.map((way) => sql`(select ${columns} ${way} ${limit})`);
  return sql<{ id: number }>`(${sql.join(found, sql` union `)})`;
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
