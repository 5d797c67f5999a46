import { sql } from 'kysely';
import { doAllOf } from '../../database/all-of.ts';
import type { Db } from '../../database/connection.ts';

/**
 * Locks a person's cart until the transaction ends, making it first where there is none: the cap, and one order of it,
 * hold because nobody else changes the cart meanwhile. False when there is no such person.
 */
export async function lockCart(transaction: Db, userId: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const locked = await transaction
    .insertInto('carts')
    .columns(['user_id', 'updated_at'])
    .expression((select) =>
      select
        .selectFrom('users')
        .select(['users.id', sql<string>`${at}::timestamptz`.as('updated_at')])
        .where('users.id', '=', userId),
    )
    .onConflict((conflicting) => conflicting.column('user_id').doUpdateSet({ updated_at: at }))
    .returning('user_id')
    .executeTakeFirst();
  return locked !== undefined;
}

/** A line to put in: an attribute id and its group's for each choice. */
export interface NewLine {
  readonly productId: number;
  readonly count: number;
  readonly chosen: readonly { readonly id: number; readonly optionId: number }[];
}

/** A cart as it stands, under its lock. */
interface LockedCart {
  readonly userId: number;
  readonly lines: readonly {
    readonly id: number;
    readonly productId: number;
    readonly attributeIds: readonly number[];
  }[];
}

const keyOf = (attributeIds: readonly number[]): string => attributeIds.toSorted((one, other) => one - other).join(',');
const keyOfNew = ({ chosen }: NewLine): string => keyOf(chosen.map(({ id }) => id));

/** Gives lines that are there with the same options more pieces. */
const givingPieces = (userId: number, lines: readonly { readonly id: number; readonly count: number }[]) => sql`
  update cart_items set count = cart_items.count + more.count
  from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ count }) => count)}::integer[]) as more (id, count)
  where cart_items.id = more.id and cart_items.user_id = ${userId}
  returning cart_items.id`;

/** Puts lines in, each with a moment of its own, which is its place should it be taken out and put back. */
const puttingIn = (userId: number, lines: readonly NewLine[], at: Date) => sql`
  insert into cart_items (user_id, product_id, attribute_key, count, created_at)
  select ${userId}::integer, product_id, attribute_key, count, created_at
  from unnest(${lines.map(({ productId }) => productId)}::integer[], ${lines.map(keyOfNew)}::text[],
    ${lines.map(({ count }) => count)}::integer[],
    ${lines.map((_, place) => new Date(at.getTime() + place).toISOString())}::timestamptz[])
    as line (product_id, attribute_key, count, created_at)
  order by created_at
  returning id, product_id, attribute_key`;

/** Notes what was chosen for the lines that are `added`. */
function choosing(lines: readonly NewLine[]) {
  const all = lines.flatMap((line) => line.chosen.map((choice) => ({ ...choice, line })));
  return sql`
    insert into cart_item_attributes (cart_item_id, product_id, option_id, attribute_id)
    select added.id, product_id, option_id, attribute_id
    from unnest(${all.map(({ line }) => line.productId)}::integer[], ${all.map(({ line }) => keyOfNew(line))}::text[],
      ${all.map(({ optionId }) => optionId)}::integer[], ${all.map(({ id }) => id)}::integer[])
      as choice (product_id, attribute_key, option_id, attribute_id)
      join added using (product_id, attribute_key)
    on conflict do nothing
    returning cart_item_id`;
}

/**
 * Puts lines into a cart, in this order from `at` on; a line that is there with the same options gets more pieces (CART-2): an insert
 * that becomes an update would take an id all the same, and there are no more than two billion. No line twice.
 */
export async function addLines(
  transaction: Db,
  { userId, lines: known }: LockedCart,
  lines: readonly NewLine[],
  at: Date,
): Promise<void> {
  const idOf = new Map(known.map(({ id, productId, attributeIds }) => [`${productId}:${keyOf(attributeIds)}`, id]));
  const placed = lines.map((line) => ({ ...line, id: idOf.get(`${line.productId}:${keyOfNew(line)}`) }));
  const more = placed.flatMap(({ id, count }) => (id === undefined ? [] : { id, count }));
  const added = placed.filter(({ id }) => id === undefined);
  await doAllOf(transaction, {
    ...(more.length > 0 && { more: givingPieces(userId, more) }),
    ...(added.length > 0 && { added: puttingIn(userId, added, at) }),
    ...(added.some(({ chosen }) => chosen.length > 0) && { chosen: choosing(added) }),
  });
}

export async function setLineCount(transaction: Db, userId: number, lineId: number, count: number): Promise<void> {
  await transaction
    .updateTable('cart_items')
    .set({ count })
    .where('id', '=', lineId)
    .where('user_id', '=', userId)
    .execute();
}

/** Sets the counts of several lines. */
export async function setLineCounts(
  transaction: Db,
  userId: number,
  lines: readonly { readonly id: number; readonly count: number }[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update cart_items set count = left_over.count
    from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ count }) => count)}::integer[])
      as left_over (id, count)
    where cart_items.id = left_over.id and cart_items.user_id = ${userId}`.execute(transaction);
}

/** A statement that takes lines out of a cart. */
export const deletingLines = (transaction: Db, userId: number, lineIds: readonly number[]) =>
  transaction.deleteFrom('cart_items').where('user_id', '=', userId).where('id', 'in', lineIds);

/** Takes lines out of a cart; answers how many there were. */
export async function deleteLines(transaction: Db, userId: number, lineIds: readonly number[]): Promise<number> {
  const result = await deletingLines(transaction, userId, lineIds).executeTakeFirst();
  return Number(result.numDeletedRows);
}
