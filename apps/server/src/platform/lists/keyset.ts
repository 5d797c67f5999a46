import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { invalid } from '../problems/errors.ts';
import { basisOf, decodeCursor, encodeCursor, isBeyondReach, linkTo, offsetOf, previousLink } from './paging.ts';

/** A list's order: a key, and the row's id where two keys are equal, both in one direction so that one index serves it. */
export interface Ordering {
  /** What decides before the key; in a list that goes down, what it is true of stands first. */
  readonly first?: RawBuilder<boolean>;
  /** An SQL expression that an index begins with. */
  readonly key: RawBuilder<string | number>;
  readonly kind: 'instant' | 'number' | 'text';
  readonly id: RawBuilder<number>;
  readonly direction: 'asc' | 'desc';
}

/** The page a call asks for. */
export interface PageRequest {
  readonly page: number;
  /** Where the page begins; without it the pages before are counted off. */
  readonly cursor?: string | undefined;
  readonly size: number;
  /** The number by which the list's keys are computed, where there is one: its cursors carry it (`basisOf`). */
  readonly basis?: number | undefined;
}

const CASTS = { instant: sql`::timestamptz`, number: sql`::bigint`, text: sql`` };
// PostgreSQL knows no year 0.
const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isOfKind = (kind: Ordering['kind'], value: string | number): boolean => {
  if (kind === 'number') return Number.isSafeInteger(value);
  const text = String(value);
  return kind === 'instant' ? INSTANT.test(text) && !Number.isNaN(Date.parse(text)) : !text.includes('\u0000');
};

/** The row after which a page begins. */
export interface Start {
  readonly first: boolean | null;
  readonly key: string | number;
  readonly id: number;
}

/** Reads where a page begins; null for one that is asked for by its number. @throws 400 for a cursor that is not this list's */
export function startOf(
  { cursor, basis }: Omit<PageRequest, 'size'>,
  { first, kind }: Pick<Ordering, 'first' | 'kind'>,
): Start | null {
  const ofFirst = first ? (['boolean'] as const) : [];
  const ofBasis = basis !== undefined && basisOf(cursor) !== undefined ? (['number'] as const) : [];
  const values = decodeCursor(cursor, [...ofFirst, kind === 'number' ? 'number' : 'string', 'number', ...ofBasis]);
  if (!values) return null;
  const [key, id] = values.slice(ofFirst.length) as [string | number, number];
  if (!isOfKind(kind, key) || !Number.isSafeInteger(id)) throw invalid('cursor', 'Is not a cursor of this list');
  return { first: first ? values[0] === true : null, key, id };
}

const valuesOf = (start: Start, kind: Ordering['kind']): RawBuilder<unknown>[] => [
  ...(start.first === null ? [] : [sql`${start.first}::boolean`]),
  sql`${start.key}${CASTS[kind]}`,
  sql`${start.id}::bigint`,
];

const keysOf = ({ first, key, id }: Ordering): RawBuilder<unknown>[] => [...(first ? [first] : []), key, id];

/** What a row's cursor is made of. */
export interface CursorKeys {
  readonly cursor_first: boolean | null;
  readonly cursor_key: string | number;
}

/**
 * Puts a query in order and cuts one page out of it, and one row more to learn whether another follows. A page whose number
 * is out of reach is empty, and costs nothing.
 * @throws 400 for a cursor that is not one of this kind of list
 */
export function pagedBy<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ordering: Ordering,
  request: PageRequest,
): SelectQueryBuilder<DB, TB, O & CursorKeys> {
  const { first, key, direction } = ordering;
  const start = startOf(request, ordering);
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const isLater = start
    ? sql<SqlBool>`(${sql.join(keysOf(ordering))}) ${beyond} (${sql.join(valuesOf(start, ordering.kind))})`
    : sql<SqlBool>`${sql.lit(!isBeyondReach(request))}`;
  const selected = query
    .select([(first ?? sql<boolean | null>`null::boolean`).as('cursor_first'), key.as('cursor_key')])
    .where(isLater);
  const cut = keysOf(ordering)
    .reduce((ordered, each) => ordered.orderBy(each, direction), selected)
    .limit(request.size + 1)
    .offset(start ? 0 : offsetOf(request));
  return cut as unknown as SelectQueryBuilder<DB, TB, O & CursorKeys>;
}

/**
 * The whole rows of a page that `pagedBy` cut out of their ids alone, in its order: what rows are made of is looked up for
 * those that are shown and not for all that stand before them.
 * @param rows the query of whole rows
 * @param page the ids of the page, each as `id`
 */
export function rowsOfPage<DB, TB extends keyof DB, O>(
  rows: SelectQueryBuilder<DB, TB, O>,
  id: RawBuilder<number>,
  page: Expression<unknown>,
  { direction }: Pick<Ordering, 'direction'>,
): SelectQueryBuilder<DB, TB, O & CursorKeys> {
  const isOnPage = sql<SqlBool>`page.id = ${id}`;
  // Of the tables that the rows are made of nothing needs to be known here.
  const whole = (rows as unknown as SelectQueryBuilder<Record<never, never>, never, O>)
    .innerJoin(sql<CursorKeys & { id: number }>`${page}`.as('page'), (join) => join.on(isOnPage))
    .select(['page.cursor_first', 'page.cursor_key'])
    .orderBy('page.cursor_first', direction)
    .orderBy('page.cursor_key', direction)
    .orderBy('page.id', direction);
  return whole as unknown as SelectQueryBuilder<DB, TB, O & CursorKeys>;
}

const cursorAfter = ({ cursor_first, cursor_key, id }: CursorKeys & { id: number }, basis?: number): string =>
  encodeCursor([
    ...(cursor_first === null ? [] : [cursor_first]),
    cursor_key,
    id,
    ...(basis === undefined ? [] : [basis]),
  ]);

/** The rows of a page without the one too many, and the link to the page after it; null on the last. */
export function pageAndNext<T extends CursorKeys & { id: number }>(
  found: readonly T[],
  { page, size, basis }: PageRequest,
  url: string,
): { rows: readonly T[]; next: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const cursor = found.length > size && last ? cursorAfter(last, basis) : null;
  return { rows, next: cursor === null ? null : linkTo(url, { page: page + 1, cursor }) };
}

/**
 * The answer of a list with Load More: the page's rows as the wire shows them, the links around them and how many there are
 * on all pages.
 * @param found what `pagedBy` found, the row too many included
 * @param url the request's own address
 */
export function listWithMore<T extends CursorKeys & { id: number }, View>(
  found: readonly T[],
  count: number,
  page: PageRequest & { readonly url: string },
  viewOf: (row: T) => View,
): { results: View[]; next: string | null; previous: string | null; count: number } {
  const { rows, next } = pageAndNext(found, page, page.url);
  return { results: rows.map(viewOf), next, previous: previousLink(page.url, page.page), count };
}
