import { sql } from 'kysely';
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

const keyOf = (chosen: NewLine['chosen']): string =>
  chosen
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .join(',');

const keyOfLine = ({ productId, chosen }: Pick<NewLine, 'productId' | 'chosen'>): string =>
  `${productId}:${keyOf(chosen)}`;

/** Gives lines that are there with the same options more pieces; answers which those are. */
async function addPieces(transaction: Db, userId: number, lines: readonly NewLine[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    update cart_items set count = cart_items.count + more.count
    from unnest(${lines.map(({ productId }) => productId)}::integer[], ${lines.map(({ chosen }) => keyOf(chosen))}::text[],
      ${lines.map(({ count }) => count)}::integer[]) as more (product_id, attribute_key, count)
    where cart_items.user_id = ${userId} and cart_items.product_id = more.product_id
      and cart_items.attribute_key = more.attribute_key
    returning cart_items.product_id || ':' || cart_items.attribute_key as key`.execute(transaction);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Puts lines into a cart, in this order from `at` on; a line that is there with the same options gets more pieces
 * (CART-2). To be called under the cart's lock, and with no line twice.
 */
export async function addLines(transaction: Db, userId: number, lines: readonly NewLine[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  // An insert that becomes an update takes an id all the same, and there are no more than two billion.
  const known = await addPieces(transaction, userId, lines);
  const added = lines
    // Each has a moment of its own, which is its place should it be taken out and put back.
    .map((line, place) => ({ ...line, created_at: new Date(at.getTime() + place).toISOString() }))
    .filter((line) => !known.has(keyOfLine(line)));
  if (added.length > 0) await insertLines(transaction, userId, added);
}

async function insertLines(
  transaction: Db,
  userId: number,
  lines: readonly (NewLine & { readonly created_at: string })[],
): Promise<void> {
  const stored = await transaction
    .insertInto('cart_items')
    .values(
      lines.map(({ productId, count, chosen, created_at }) => ({
        user_id: userId,
        product_id: productId,
        attribute_key: keyOf(chosen),
        count,
        created_at,
      })),
    )
    .returning(['id', 'product_id', 'attribute_key'])
    .execute();
  const idOf = new Map(stored.map((line) => [`${line.product_id}:${line.attribute_key}`, line.id]));
  const choices = lines.flatMap(({ productId, chosen }) => {
    const lineId = idOf.get(keyOfLine({ productId, chosen }));
    if (lineId === undefined) return [];
    return chosen.map(({ id, optionId }) => ({
      cart_item_id: lineId,
      product_id: productId,
      option_id: optionId,
      attribute_id: id,
    }));
  });
  if (choices.length === 0) return;
  await transaction
    .insertInto('cart_item_attributes')
    .values(choices)
    .onConflict((conflicting) => conflicting.doNothing())
    .execute();
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

/** Takes lines out of a cart; answers how many there were. */
export async function deleteLines(transaction: Db, userId: number, lineIds: readonly number[]): Promise<number> {
  const result = await transaction
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('id', 'in', lineIds)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
