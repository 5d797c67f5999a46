import { type CursorKeys, type PageRequest, startOf } from '../../platform/lists/keyset.ts';
import { isBeyondReach, offsetOf } from '../../platform/lists/paging.ts';
import type { FoundGoods } from './find-goods.ts';

/** A page of what a search found, the best match first, and one more; what has gone since is left out. @param read by their ids */
export async function pageOfFound<Row extends { readonly id: number }>(
  { products }: FoundGoods,
  request: PageRequest,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<(Row & CursorKeys)[]> {
  const start = startOf(request, { kind: 'number' });
  const isLater = (rank: number, id: number) =>
    !start || rank < Number(start.key) || (rank === start.key && id < start.id);
  const from = start || isBeyondReach(request) ? 0 : offsetOf(request);
  const reached = start || !isBeyondReach(request) ? products : [];
  const page = reached.filter(({ rank, id }) => isLater(rank, id)).slice(from, from + request.size + 1);
  const rows = page.length > 0 ? await read(page.map(({ id }) => id)) : [];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, rank }) => {
    const row = rowOf.get(id);
    return row ? [{ ...row, cursor_first: null, cursor_key: rank }] : [];
  });
}
