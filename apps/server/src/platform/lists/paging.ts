import { invalid } from '../problems/errors.ts';

type CursorValue = string | number | boolean;

/** Where the next page begins: the sort values of the last row shown, opaque to callers. */
export function encodeCursor(values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/**
 * Reads a cursor made by `encodeCursor`; null for none.
 * @param kinds the kind of each sort value, in order
 * @throws 400 when it is not one of that list's
 */
export function decodeCursor(
  cursor: string | undefined,
  kinds: readonly ('string' | 'number' | 'boolean')[],
): CursorValue[] | null {
  if (cursor === undefined || cursor === '') return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(values) &&
      values.length === kinds.length &&
      kinds.every((kind, at) => typeof values[at] === kind)
    ) {
      return values as CursorValue[];
    }
  } catch {
    // Answered below, with the field's name.
  }
  throw invalid('cursor', 'Is not a cursor of this list');
}

/** Lists without and with what decides before the key. */
const CARRYING_A_BASIS = [
  ['number', 'number', 'number'],
  ['string', 'number', 'number'],
  ['boolean', 'number', 'number', 'number'],
  ['boolean', 'string', 'number', 'number'],
] as const;

/**
 * By which number the keys of the list were computed that a cursor of a number's order belongs to: it goes on in that order.
 * Undefined for no cursor, or one that carries none.
 */
export function basisOf(cursor: string | undefined): number | undefined {
  for (const kinds of CARRYING_A_BASIS) {
    try {
      return decodeCursor(cursor, kinds)?.at(-1) as number | undefined;
    } catch {
      // Of the other kind, or without a basis.
    }
  }
  return undefined;
}

/**
 * The link to another page of the list that `url` shows: path and query, so that it works on any host.
 * @param changes query fields to set; null removes one
 */
export function linkTo(url: string, changes: Record<string, string | number | null>): string {
  const [path = '', query = ''] = url.split('?');
  const fields = new URLSearchParams(query);
  for (const [field, value] of Object.entries(changes)) {
    if (value === null) fields.delete(field);
    else fields.set(field, String(value));
  }
  return `${path}?${fields.toString()}`;
}

/** The link to the page before, by number: who goes back wants to see what is new. Null on the first one. */
export function previousLink(url: string, page: number): string | null {
  return page > 1 ? linkTo(url, { page: page - 1, cursor: null }) : null;
}

/** A page asked for by its number, the first is 1. */
export interface NumberedPage {
  readonly page: number;
  readonly size: number;
}

/** How many rows stand before a page. */
export const offsetOf = ({ page, size }: NumberedPage): number => (page - 1) * size;

// Rows before a page are read and thrown away. Who goes on by `next` has no end.
const FARTHEST_ROW = 5_000;

/** Whether a page lies beyond what its number may reach: it is empty, without being looked for. */
export const isBeyondReach = (page: NumberedPage): boolean => offsetOf(page) > FARTHEST_ROW;

/** Up to here a list says exactly how many there are (LIST-7). */
const LARGEST_COUNT = 1_000;

/** As many rows as are to be counted. */
export const COUNTED_ROWS = LARGEST_COUNT + 1;

/** A count as the wire has it, from one of `COUNTED_ROWS` at most. */
export const cappedCount = (counted: number) => ({
  count: Math.min(counted, LARGEST_COUNT),
  count_is_capped: counted > LARGEST_COUNT,
});

/** How many pages there are; a list of nothing has one. */
export const pagesIn = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

/** So many rows a list that has no `next` reaches by its page numbers (LIST-7): of those before a page places alone are read. */
export const REACHED_ROWS = 50_000;

/** The answer of a list with page numbers: its rows and where they stand. @param counted how many there are, of `REACHED_ROWS` at most */
export function numberedList<T>(results: T[], counted: number, { page, size }: NumberedPage) {
  return { results, ...cappedCount(counted), current_page: page, num_pages: pagesIn(counted, size) };
}
