import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { invalid } from './errors.ts';
import { decodeCursor, encodeCursor, linkTo, previousLink } from './paging.ts';

/** A list's order: a key, and the row's id where two keys are equal, both in one direction so that one index serves it. */
export interface Ordering {
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
}

const CASTS = { instant: sql`::timestamptz`, number: sql`::bigint`, text: sql`` };
// PostgreSQL knows no year 0.
const INSTANT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isOfKind = (kind: Ordering['kind'], value: string | number): boolean => {
  if (kind === 'number') return Number.isSafeInteger(value);
  const text = String(value);
  return kind === 'instant' ? INSTANT.test(text) && !Number.isNaN(Date.parse(text)) : !text.includes('\u0000');
};

function startOf({ cursor }: PageRequest, { kind }: Ordering): { key: string | number; id: number } | null {
  const values = decodeCursor(cursor, [kind === 'number' ? 'number' : 'string', 'number']);
  if (!values) return null;
  const [key = '', id] = values;
  if (!isOfKind(kind, key) || !Number.isSafeInteger(id)) throw invalid('cursor', 'Is not a cursor of this list');
  return { key, id: Number(id) };
}

/**
 * Puts a query in order and cuts one page out of it, and one row more to learn whether another follows.
 * @throws 400 for a cursor that is not one of this kind of list
 */
export function pagedBy<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ordering: Ordering,
  request: PageRequest,
): SelectQueryBuilder<DB, TB, O & { cursor_key: string | number }> {
  const { key, id, kind, direction } = ordering;
  const start = startOf(request, ordering);
  const beyond = direction === 'asc' ? sql`>` : sql`<`;
  const isLater = start
    ? sql<SqlBool>`(${key}, ${id}) ${beyond} (${start.key}${CASTS[kind]}, ${start.id}::bigint)`
    : sql<SqlBool>`true`;
  const cut = query
    .select(key.as('cursor_key'))
    .where(isLater)
    .orderBy(key, direction)
    .orderBy(id, direction)
    .limit(request.size + 1)
    .offset(start ? 0 : (request.page - 1) * request.size);
  return cut as SelectQueryBuilder<DB, TB, O & { cursor_key: string | number }>;
}

/** The rows of a page without the one too many, and the link to the page after it; null on the last. */
export function pageAndNext<T extends { id: number; cursor_key: string | number }>(
  found: readonly T[],
  { page, size }: PageRequest,
  url: string,
): { rows: readonly T[]; next: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  const cursor = found.length > size && last ? encodeCursor([last.cursor_key, last.id]) : null;
  return { rows, next: cursor === null ? null : linkTo(url, { page: page + 1, cursor }) };
}

/**
 * The answer of a list with Load More: the page's rows as the wire shows them, the links around them and how many there are
 * on all pages.
 * @param found what `pagedBy` found, the row too many included
 * @param url the request's own address
 */
export function listWithMore<T extends { id: number; cursor_key: string | number }, View>(
  found: readonly T[],
  count: number,
  page: PageRequest & { readonly url: string },
  viewOf: (row: T) => View,
): { results: View[]; next: string | null; previous: string | null; count: number } {
  const { rows, next } = pageAndNext(found, page, page.url);
  return { results: rows.map(viewOf), next, previous: previousLink(page.url, page.page), count };
}
