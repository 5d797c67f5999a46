import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { record } from '../../platform/record/record.ts';

/** So many pieces of a product. */
export interface Pieces {
  readonly productId: number;
  readonly count: number;
}

/** A product of which there are fewer pieces than were asked for. */
interface ShortProduct {
  readonly id: number;
  readonly name: string;
  readonly stock: number;
}

export interface TakenStock {
  /** The products whose owner counts: only of these are pieces to be given back one day. */
  readonly counted: readonly number[];
  /** Not empty: nothing was taken of anything. */
  readonly short: readonly ShortProduct[];
  /** Those that are not there any more; the others stay until the transaction ends. Not empty: nothing was taken. */
  readonly gone: readonly number[];
}

interface ChangedStock {
  readonly productId: number;
  readonly companyId: number;
  readonly isSoldOut: boolean;
  readonly isBack: boolean;
}

/** Locks products in the order of their ids, so that no two orders wait for each other. */
export function lockStock(transaction: Db, productIds: readonly number[]) {
  if (productIds.length === 0) return Promise.resolve([]);
  return transaction
    .selectFrom('products')
    .select(['id', 'name', 'quantity_manage', 'stock'])
    .where('id', 'in', [...new Set(productIds)])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Adds up the pieces of each product: one row is changed once in a statement. */
function joined(pieces: readonly Pieces[]): Pieces[] {
  const counts = new Map<number, number>();
  for (const { productId, count } of pieces) counts.set(productId, (counts.get(productId) ?? 0) + count);
  return [...counts].map(([productId, count]) => ({ productId, count }));
}

async function changeStock(transaction: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<number[]> {
  if (pieces.length === 0) return [];
  const wanted = sql`unnest(${pieces.map((each) => each.productId)}::integer[], ${pieces.map((each) => each.count * sign)}::integer[])`;
  const { rows } = await sql<ChangedStock>`
    update products set stock = least(stock + wanted.change, 1000000)
    from ${wanted} as wanted (id, change)
    where products.id = wanted.id and quantity_manage and stock + wanted.change >= 0
    returning products.id as "productId", company_id as "companyId",
      stock = 0 as "isSoldOut", stock = wanted.change as "isBack"`.execute(transaction);
  for (const { isSoldOut, isBack, ...ids } of rows) {
    // Only these are news to people who look at the shop.
    if (isSoldOut) record(transaction, { type: 'product.sold_out', ...ids });
    if (isBack) record(transaction, { type: 'product.came_back', ...ids });
  }
  return rows.map((row) => row.productId);
}

/**
 * Takes pieces out of the stock of those products whose owner counts: of all or, where one is short, of none.
 * To be called in the transaction of the order they are for.
 */
export async function takeStock(transaction: Db, pieces: readonly Pieces[]): Promise<TakenStock> {
  const asked = joined(pieces);
  const products = await lockStock(
    transaction,
    asked.map(({ productId }) => productId),
  );
  const askedOf = new Map(asked.map(({ productId, count }) => [productId, count]));
  const short = products.filter((each) => each.quantity_manage && each.stock < (askedOf.get(each.id) ?? 0));
  const gone = [...askedOf.keys()].filter((id) => !products.some((each) => each.id === id));
  if (short.length > 0 || gone.length > 0) return { counted: [], short, gone };
  return { counted: await changeStock(transaction, asked, -1), short, gone };
}

/** Puts pieces back that an order took; a product that is gone or not counted any more has no use for them. */
export async function giveBackStock(transaction: Db, pieces: readonly Pieces[]): Promise<void> {
  await changeStock(transaction, joined(pieces), 1);
}
